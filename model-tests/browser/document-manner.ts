import { nodeAt } from '../kernel/graph.ts';
import type { Edge } from '../kernel/graph.ts';
import type { Survey } from '../model/document-case.ts';
import type { EngineCommand } from '../model/engine-world.ts';
import type { DocumentWords } from '#views/kit/document/document-words.ts';
import { creationOf } from './document-creations.ts';
import { rowOf } from './document-looks.ts';
import { pageActionOf } from './document-actions.ts';

/**
 * How a step is seen at a page: pressed there, watched there while others do it, the document's creation, or not at
 * all, and then given outside the page.
 */
export type Manner = 'pressed' | 'watched' | 'born' | 'beside';
export type Move = Edge<EngineCommand>;

/** How the steps of a document's graph are seen at its page. */
export function mannersAt(
  kind: string,
  graph: Survey['graph'],
  words: DocumentWords,
): (edge: Move) => Manner {
  const isThere = (node: number): boolean => rowOf(kind, nodeAt(graph, node).state) !== undefined;
  return ({ accepted, offer, from, to }) => {
    const { label, event } = offer;
    if (!accepted) return 'beside';
    if (creationOf(kind, label) && !isThere(from)) return 'born';
    const own = pageActionOf(kind, label);
    if (own) {
      const { from: mayFrom, changes, elsewhere } = own.action;
      const can = mayFrom?.(nodeAt(graph, from).state)(own.figure) ?? true;
      if (!can || (changes && from === to)) return 'beside';
      return elsewhere ? 'watched' : 'pressed';
    }
    const isOwn = !event.actions && !event.elsewhere && !event.internal && !event.byAnother;
    if (isOwn) return hasButton(words, label) ? 'pressed' : 'beside';
    // Commands of others through the same control are pressed elsewhere in the walk.
    const isPressed = event.byAnother === true || pageActionOf(kind, event.type)?.action.press !== undefined;
    return isPressed || !isThere(from) || !isThere(to) ? 'beside' : 'watched';
  };
}

const hasButton = ({ commands }: DocumentWords, label: string): boolean =>
  commands[label] !== undefined && commands[label].button !== false;

import { engine } from '#machines/registry.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { consider } from '#model/engine/propose.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { movesFrom } from '../kernel/graph.ts';
import type { GraphNode } from '../kernel/graph.ts';
import { survey } from '../model/document-case.ts';
import type { Survey } from '../model/document-case.ts';
import { ofDocument } from '../model/document-cases.ts';
import { envOf } from '../model/engine-world.ts';
import type { EngineWorld } from '../model/engine-world.ts';
import type { DocumentView } from './document-pages.tsx';

/** A world for a page to show: its document's state, and the engine's answer to each of its commands. */
export interface ShownWorld {
  readonly world: EngineWorld;
  readonly state: DocumentRow['state'];
  readonly verdicts: Readonly<Record<string, Refusal | null>>;
  /** Commands that the person may give here according to the graph, which the rows have judged. */
  readonly taken: ReadonlySet<string>;
}

/** Every reachable state of a document, once for each combination of its buttons being enabled, disabled or absent. */
export function worldsToShow({ kind, words }: DocumentView): ShownWorld[] {
  const found = ofDocument(kind, (subject) => survey(subject));
  const buttons = Object.keys(words.commands).filter((type) => words.commands[type]?.button !== false);
  const shown = new Map<string, ShownWorld>();
  for (const node of found.graph.nodes) {
    const one = shownAt(found.graph, node, kind, Object.keys(words.commands));
    if (!one) continue;
    const codes = buttons.map((type) => one.verdicts[type]?.code ?? '');
    const key = JSON.stringify([one.state, codes]);
    const known = shown.get(key);
    if (known) shown.set(key, { ...known, taken: new Set([...known.taken, ...one.taken]) });
    else shown.set(key, one);
  }
  return [...shown.values()];
}

/** What a page should show for one node; undefined if the document does not exist. */
export function shownAt(
  graph: Survey['graph'],
  node: GraphNode<EngineWorld>,
  kind: string,
  commands: readonly string[],
): ShownWorld | undefined {
  const world = node.state;
  const table = engine.types.get(kind)?.table.name ?? kind;
  const row = world.view.getRow(table, world.subject) as DocumentRow | undefined; // its table holds document rows
  if (!row) return undefined;
  const asked = (type: string): Refusal | null =>
    consider(engine, world.view, { kind, document: world.subject, type }, envOf(world));
  const taken = movesFrom(graph, node.index)
    .map(({ offer }) => offer.event)
    .filter(({ actions, around, byAnother, internal }) => !actions && !around && !byAnother && !internal)
    .map(({ type }) => type);
  return {
    world,
    state: row.state,
    verdicts: Object.fromEntries(commands.map((type) => [type, asked(type)])),
    taken: new Set(taken),
  };
}

import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Command } from '#model/engine/envelope.ts';
import { useModel } from '../document/model-context.tsx';
import { useRefusalSentence } from '../document/refusal-sentence.ts';
import { useWhenChanged } from '#views/ui/use-when-changed.ts';
import type { Say } from './scan-message.ts';

type OfDocument = Pick<Command, 'kind' | 'document'>;

/**
 * What was answered as done and is refused later: the answer is taken back, aloud. Returned is what notes the command of
 * a document that was given just now. [SCN33]
 */
export function useLateRefusals(say: Say): (of: OfDocument, onRefused?: () => void) => void {
  const model = useModel();
  const sentence = useRefusalSentence();
  const given = useRef(new Map<string, () => void>());
  useWhenChanged(useRefusedIds(), () => {
    const refused = model.conflicts().filter(({ command }) => given.current.has(command.id));
    for (const { command } of refused) {
      given.current.get(command.id)?.();
      given.current.delete(command.id);
    }
    // The others follow from the first.
    const [first] = refused;
    if (first) say('wrong', sentence(first.refusal));
  });
  return ({ kind, document }, onRefused = () => {}) => {
    const isIt = ({ command }: { readonly command: Command }): boolean =>
      command.kind === kind && command.document === document;
    const last = model.pending().findLast(isIt);
    if (last) given.current.set(last.command.id, onRefused);
  };
}

/** The ids of what is refused: they tell whether the list changed, which is the same array for the replica's whole life. */
function useRefusedIds(): string {
  const model = useModel();
  const { replica } = model;
  const subscribe = useCallback((notify: () => void) => replica.subscribe(notify), [replica]);
  const ids = (): string =>
    model
      .conflicts()
      .map(({ command }) => command.id)
      .join();
  return useSyncExternalStore(subscribe, ids);
}

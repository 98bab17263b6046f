import { useCallback, useSyncExternalStore } from 'react';
import type { Command } from '#model/engine/envelope.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useModel } from './model-context.tsx';
import { useRefusalSentence } from './refusal-sentence.ts';

/**
 * Gives refused commands once more, in their order, and takes each off the list of refused ones as it is on its way. Null
 * where this device knows that the first would be refused again. [SCN34]
 */
export function useTryAgain(commands: readonly Command[]): (() => void) | null {
  const model = useModel();
  const announcer = useAnnouncer();
  const sentence = useRefusalSentence();
  const { replica } = model;
  const [first] = commands;
  const subscribe = useCallback((notify: () => void) => replica.subscribe(notify), [replica]);
  const mayHelp = useSyncExternalStore(
    subscribe,
    () => first !== undefined && replica.wouldRefuse(first) === null,
  );
  if (!mayHelp) return null;
  return () => {
    for (const { id, kind, document, type, data, version } of commands) {
      const given = model.propose({ kind, document, type, data, version });
      if (!given.queued) return announcer.error(sentence(given.refusal), { kind, code: given.refusal.code });
      model.dismissConflict(id);
    }
  };
}

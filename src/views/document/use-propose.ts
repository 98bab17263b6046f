import type { Command, Refusal } from '#model/engine/envelope.ts';
import { useAnnouncer } from './announcer.ts';
import { useRefusalSentence } from './refusal-sentence.ts';
import { useDecider, useModel } from './model-context.tsx';

type Draft = Pick<Command, 'kind' | 'document' | 'type' | 'data'> & { readonly version?: number };

/** Sends a command; a refusal is announced as a sentence and returned, null means it is on its way. */
export function usePropose(): (draft: Draft, options?: { readonly quiet?: boolean }) => Refusal | null {
  const model = useModel();
  useDecider();
  const announcer = useAnnouncer();
  const sentence = useRefusalSentence();
  return (draft, options) => {
    const given = model.propose(draft);
    if (given.queued) return null;
    if (!options?.quiet)
      announcer.error(sentence(given.refusal), { kind: draft.kind, code: given.refusal.code });
    return given.refusal;
  };
}

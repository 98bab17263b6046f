import { openRequests } from '#model/comment/open-requests.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import type { KindName } from '#model/folding.ts';
import type { Command, Refusal } from '#model/engine/envelope.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { noteCommand } from './recent-command.ts';
import { useRefusalSentence } from './refusal-sentence.ts';
import { useDecider, useModel } from './model-context.tsx';

type Draft = Pick<Command, 'kind' | 'document' | 'type' | 'data'> & { readonly version?: number };

/**
 * Sends a command, and with it that a request for it is carried out [CM6]; a refusal is announced as a sentence and returned, null means it is on its way. */
export function usePropose(): (draft: Draft, options?: { readonly quiet?: boolean }) => Refusal | null {
  const model = useModel();
  useDecider();
  const announcer = useAnnouncer();
  const sentence = useRefusalSentence();
  return (draft, options) => {
    const answers = carryOuts(model, draft);
    const read = draft.version ?? model.replica.versionAskedBy(draft);
    const dispatched = model.propose(read === undefined ? draft : { ...draft, version: read });
    if (dispatched.queued) {
      noteCommand(model, draft.document);
      for (const answer of answers) model.propose(answer);
      return null;
    }
    if (!options?.quiet)
      announcer.error(sentence(dispatched.refusal), { kind: draft.kind, code: dispatched.refusal.code });
    return dispatched.refusal;
  };
}

/** For each open request for this command: that it was carried out by it. */
function carryOuts(model: CompanyModel, { kind, document, type }: Draft): readonly Draft[] {
  if (kind === 'comment') return [];
  const { view } = model.replica;
  const requests = ifKnown(() => openRequests(view.get('comment', document)), []);
  const wanted = requests.filter(({ request }) => request.command === type);
  if (wanted.length === 0) return [];
  const before = ifKnown(() => view.get(kind as KindName, document)?.version, undefined); // one that people open
  return wanted.map(({ id }) => ({
    kind: 'comment',
    document,
    type: 'carryOut',
    data: { id, version: (before ?? 0) + 1 },
  }));
}

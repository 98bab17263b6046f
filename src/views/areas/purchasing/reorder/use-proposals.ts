import { useState } from 'react';
import type { Proposal } from '#model/areas/purchasing/proposal/proposal.ts';
import type { ProposalsAnswer } from '#model/areas/purchasing/proposal/proposal-desk.ts';
import type { AskedFor } from '#model/areas/purchasing/proposal/proposals.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { draftsHere, proposalsAmong, proposalsHere, readForProposals } from './proposals-here.ts';

export interface Proposals {
  /** While it is worked out by the server: how many products were looked at, null at first. */
  readonly working: { readonly done: number; readonly of: number } | null | undefined;
  /** The server was not reached: worked out from what this device holds. */
  readonly isHere: boolean;
  readonly proposals: readonly Proposal[];
  /** How many more there are than are listed. */
  readonly more: number;
  /** Has it worked out again. */
  readonly again: () => void;
}

interface Question {
  /** Days beyond lead times. */
  readonly ahead: number;
  readonly asked: AskedFor | null;
}

type Answer = ProposalsAnswer | 'unreached';

/**
 * What is to be ordered over all products and warehouses: asked of the server, or worked out here without it. What is
 * drafted meanwhile counts at once, whoever has worked it out. [RPL1] [RPL3]
 */
export function useProposals({ ahead, asked }: Question): Proposals {
  const today = useToday();
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([today, ahead, asked, attempt]);
  const { answer, progress } = useAnswer(key, { ahead, asked });
  const question = { today, ahead, asked };
  const isHere = answer === 'unreached';
  const here = useQuery(
    isHere ? readForProposals : [],
    `${key} ${isHere}`,
    (model) => (isHere ? proposalsHere(model, question) : []),
    [],
  );
  const listed = answer === null || isHere ? none : answer.proposals;
  const listedNow = useQuery(
    ['purchaseOrder', 'movement', 'assembly'],
    `${key} ${listed.length}`,
    (model) => {
      const drafts = draftsHere(model);
      return listed.map((one) => {
        if ((drafts.get(one.id) ?? 0) === one.onDrafts) return one;
        const product = model.replica.view.get('product', one.product);
        const current = product ? proposalsAmong(model, [product], question) : [];
        return current.find(({ id }) => id === one.id) ?? one;
      });
    },
    listed,
  );
  return {
    working: answer === null ? progress : undefined,
    isHere,
    proposals: isHere ? here : listedNow,
    more: answer === null || isHere ? 0 : answer.count - answer.proposals.length,
    again: () => setAttempt(attempt + 1),
  };
}

const none: readonly Proposal[] = [];

interface Progress {
  readonly key: string;
  readonly done: number;
  readonly of: number;
}

/** Asked whenever the key changes; null while it is worked out. */
function useAnswer(key: string, question: Question): { answer: Answer | null; progress: Progress | null } {
  const { proposals } = useApp();
  const { company } = useModel();
  const [progress, setProgress] = useState<Progress | null>(null);
  const asking = useAsync(`${company} ${key}`, async () => {
    const desk = await proposals(company);
    return desk.ask(question, (done, of) => setProgress({ key, done, of }));
  });
  const answer = asking.status === 'loading' ? null : asking.status === 'failed' ? 'unreached' : asking.value;
  return { answer, progress: progress?.key === key ? progress : null };
}

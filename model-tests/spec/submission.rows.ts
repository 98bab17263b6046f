import type { Observation, Row } from '../kernel/conform.ts';

/** `at`: `open` (input possible), `following` (a link is sent), `refused` (a link was), `sending` or `sent`. */
export interface SubmissionObserved extends Observation {
  /** What was refused: the whole, or some fields too. */
  problem: 'none' | 'whole' | 'fields';
  answer: string | null;
}
export interface SubmissionAsk {
  answer?: string | null;
  /** The refusal names fields. */
  fields?: boolean;
}

type SubmissionRow = Row<SubmissionObserved, SubmissionAsk>;

const layers: SubmissionRow['layers'] = ['model', 'browser'];
const once = { decision: 'What is submitted is sent; while it is on its way another submit is nothing.' };
const taken = { decision: 'What the server takes ends it, with its answer.' };
const refused = {
  decision: 'What it refuses is said, with the fields it is about, and may be sent again.',
};

/** A link is sent when its page opens, without user action. */
export const submissionStart = { at: ['open', 'following'] };
export const submissionRows: readonly SubmissionRow[] = [
  {
    id: 'SUB-01',
    layers,
    src: once,
    on: 'submit',
    from: { at: ['open', 'refused'] },
    to: { at: 'sending' },
    then: (before, after) => after.problem === 'none' && after.answer === before.answer,
  },
  {
    id: 'SUB-02',
    layers,
    src: taken,
    on: 'the server takes it',
    from: { at: ['sending', 'following'] },
    to: { at: 'sent' },
    then: (before, after, { answer }) => after.answer === answer && after.problem === before.problem,
  },
  {
    id: 'SUB-03',
    layers,
    src: refused,
    on: 'the server refuses it',
    from: { at: ['sending', 'following'] },
    to: { at: ['open', 'refused'] },
    then: (before, after, { fields }) =>
      after.problem === (fields ? 'fields' : 'whole') && after.answer === before.answer,
  },
];

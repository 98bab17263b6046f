import { submissionMachine } from '#machines/app/submission/submission.machine.ts';
import type { Problem } from '#machines/app/session/session.types.ts';
import { submissionRows, submissionStart } from '../spec/submission.rows.ts';
import type { SubmissionAsk, SubmissionObserved } from '../spec/submission.rows.ts';
import type { AppCase } from './app-case.ts';
import { breaks, happens, settles } from './app-offers.ts';

const whole = { detail: 'Not now.' };
const byField = { detail: 'Look again.', fields: { email: 'taken' } };

const alphabet = [
  happens('submit', { type: 'submit', data: { email: 'ann@example.com' } }),
  ...['send', 'follow'].flatMap((actor) => [
    settles('the server takes it', actor, 'Thank you.', 'with thanks'),
    settles('the server takes it', actor, null, 'without a word'),
    breaks('the server refuses it', actor, whole),
    breaks('the server refuses it', actor, byField, 'field by field'),
  ]),
];

const seenProblem = (problem: Problem | null): SubmissionObserved['problem'] => {
  if (problem === null) return 'none';
  return Object.keys(problem.fields).length > 0 ? 'fields' : 'whole';
};

/** A link is only followed, and nobody types in one before a refusal. */
function wordOf(at: string, isLink: boolean): string {
  if (at === 'following') return isLink ? 'following' : 'sending';
  return at === 'open' && isLink ? 'refused' : at;
}

export const submissionCase = (): AppCase<SubmissionObserved, SubmissionAsk> => ({
  machine: submissionMachine,
  plug: (machine) => ({
    name: 'submission',
    machine,
    inputs: [
      { label: 'a form', input: { code: 'failed' } },
      { label: 'a link', input: { code: 'failed', link: { token: 't' } } },
    ],
    alphabet: () => alphabet,
  }),
  spec: {
    rows: submissionRows,
    starts: submissionStart,
    observe: ({ value, context }) => ({
      state: { at: wordOf(String(value), context.link !== undefined) },
      problem: seenProblem(context.problem),
      answer: context.answer,
    }),
    ask: ({ type, output, error }) =>
      type.startsWith('xstate.done') ? { answer: output } : { fields: error === byField },
  },
  effects: {},
  bounds: 'One form and one link; what is written in them is never looked at.',
  signed: [],
});

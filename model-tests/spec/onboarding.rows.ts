import type { Observation, Row } from '../kernel/conform.ts';
import { quoted } from './quotes.ts';

/** `at`: `loading`, `unavailable`, a step, `finishing`, `finished`, `skipping` or `left`. */
export interface OnboardingObserved extends Observation {
  /** Where onboarding would be resumed. */
  step: string;
  status: string;
  /** Completed steps. */
  done: string;
  /** Something could not be stored or loaded. */
  problem: boolean;
}
export interface OnboardingAsk {
  /** The step according to the server. */
  step?: string;
  status?: string;
  done?: string;
}

type OnboardingRow = Row<OnboardingObserved, OnboardingAsk>;

const layers: OnboardingRow['layers'] = ['model', 'browser'];
const steps = ['company', 'warehouse', 'products', 'invite'];
const src = quoted('**onboarding** steps with skip.');
const resumes = {
  decision: 'It goes on where it was left, on whatever device; who has finished sees that.',
};
const kept = {
  decision: 'It can be skipped at every step and taken up again; that is kept before one goes to work.',
};
const said = { decision: 'What cannot be kept is said, and can be tried again.' };

/** Everything else is unchanged; arriving at a step reopens a skipped one. */
const becomes = (
  before: OnboardingObserved,
  after: OnboardingObserved,
  but: Partial<OnboardingObserved>,
): boolean => {
  const { step, status, done, problem } = { ...before, ...but };
  return after.step === step && after.status === status && after.done === done && after.problem === problem;
};
/** The first step needs no note. */
const notes = (step: string): readonly string[] => (step === 'company' ? [] : ['note how far it is']);
const withStep = (done: string, step: string): string =>
  [...new Set([...done.split(' ').filter(Boolean), step])].join(' ');

const resuming = steps.map((step, index): OnboardingRow => ({
  id: `ONB-1${index}`,
  layers,
  src: resumes,
  on: 'it is known how far it is',
  from: { at: 'loading' },
  to: { at: step },
  when: (_, ask) => ask.status !== 'done' && ask.step === step,
  then: (before, after, { done = '' }) =>
    becomes(before, after, { step, status: 'open', done, problem: false }),
  does: notes(step),
}));
const onwards = steps.slice(0, -1).map((step, index): OnboardingRow => ({
  id: `ONB-2${index}`,
  layers,
  src,
  on: 'next',
  from: { at: step },
  to: { at: steps[index + 1] ?? '' },
  then: (before, after) =>
    becomes(before, after, {
      step: steps[index + 1] ?? '',
      done: withStep(before.done, step),
      problem: false,
    }),
  does: notes(steps[index + 1] ?? ''),
}));
const backwards = steps.slice(1).map((step, index): OnboardingRow => ({
  id: `ONB-3${index}`,
  layers,
  src,
  on: 'back',
  from: { at: step },
  to: { at: steps[index] ?? '' },
  then: (before, after) => becomes(before, after, { step: steps[index] ?? '', problem: false }),
  does: notes(steps[index] ?? ''),
}));
const skipFails = steps.map((step, index): OnboardingRow => ({
  id: `ONB-4${index}`,
  layers,
  src: said,
  on: 'it cannot be kept',
  from: { at: 'skipping' },
  to: { at: step },
  when: (before) => before.step === step,
  then: (before, after) => becomes(before, after, { problem: true }),
  does: notes(step),
}));

export const onboardingStart = { at: 'loading' };
export const onboardingRows: readonly OnboardingRow[] = [
  ...resuming,
  {
    id: 'ONB-14',
    layers,
    src: resumes,
    on: 'it is known how far it is',
    from: { at: 'loading' },
    to: { at: 'finished' },
    when: (_, ask) => ask.status === 'done',
    then: (before, after, { step = '', done = '' }) =>
      becomes(before, after, { step, status: 'done', done, problem: false }),
  },
  {
    id: 'ONB-15',
    layers,
    src: said,
    on: 'it cannot be known',
    from: { at: 'loading' },
    to: { at: 'unavailable' },
    then: (before, after) => becomes(before, after, { problem: true }),
  },
  {
    id: 'ONB-16',
    layers,
    src: said,
    on: 'try again',
    from: { at: 'unavailable' },
    to: { at: 'loading' },
    then: (before, after) => becomes(before, after, {}),
  },
  {
    id: 'ONB-17',
    layers,
    src: kept,
    on: 'go to work',
    from: { at: ['unavailable', 'finished'] },
    to: { at: 'left' },
    then: (before, after) => becomes(before, after, {}),
    does: ['go to work'],
  },
  ...onwards,
  {
    id: 'ONB-24',
    layers,
    src: kept,
    on: 'next',
    from: { at: 'invite' },
    to: { at: 'finishing' },
    then: (before, after) =>
      becomes(before, after, { done: withStep(before.done, 'invite'), problem: false }),
  },
  ...backwards,
  {
    id: 'ONB-36',
    layers,
    src: { decision: 'Who has finished can go back to the beginning, to change what was entered.' },
    on: 'back',
    from: { at: 'finished' },
    to: { at: 'company' },
    then: (before, after) => becomes(before, after, { step: 'company', status: 'open' }),
  },
  {
    id: 'ONB-35',
    layers,
    src: kept,
    on: 'skip',
    from: { at: steps },
    to: { at: 'skipping' },
    then: (before, after) => becomes(before, after, { problem: false }),
  },
  ...skipFails,
  {
    id: 'ONB-45',
    layers,
    src: kept,
    on: 'it is kept',
    from: { at: 'skipping' },
    to: { at: 'left' },
    then: (before, after) => becomes(before, after, {}),
    does: ['go to work'],
  },
  {
    id: 'ONB-50',
    layers,
    src: kept,
    on: 'it is kept',
    from: { at: 'finishing' },
    to: { at: 'finished' },
    then: (before, after) => becomes(before, after, {}),
  },
  {
    id: 'ONB-51',
    layers,
    src: said,
    on: 'it cannot be kept',
    from: { at: 'finishing' },
    to: { at: 'invite' },
    then: (before, after) => becomes(before, after, { problem: true }),
    does: notes('invite'),
  },
];

import { onboardingMachine } from '#machines/areas/setup/onboarding/onboarding.machine.ts';
import type { OnboardingProgress } from '#machines/areas/setup/onboarding/onboarding.machine.ts';
import { onboardingRows, onboardingStart } from '../spec/onboarding.rows.ts';
import type { OnboardingAsk, OnboardingObserved } from '../spec/onboarding.rows.ts';
import type { AppCase } from './app-case.ts';
import { breaks, happens, settles } from './app-offers.ts';

const progress: Readonly<Record<string, OnboardingProgress>> = {
  'not begun': { status: 'open', step: 'company', done: [] },
  'at its second step': { status: 'open', step: 'warehouse', done: ['company'] },
  'skipped at its third': { status: 'skipped', step: 'products', done: ['company', 'warehouse'] },
  'at its last': { status: 'open', step: 'invite', done: ['company', 'warehouse', 'products'] },
  finished: { status: 'done', step: 'done', done: ['company', 'warehouse', 'products', 'invite'] },
};
const failure = { detail: 'Not now.' };
const saved = ['keepFinished', 'keepSkipped'];

const alphabet = [
  ...Object.entries(progress).map(([label, known]) =>
    settles('it is known how far it is', 'load', known, label),
  ),
  breaks('it cannot be known', 'load', failure),
  ...saved.map((actor) => settles('it is kept', actor, undefined)),
  ...saved.map((actor) => breaks('it cannot be kept', actor, failure)),
  ...['next', 'back', 'skip'].map((type) => happens(type, { type })),
  happens('try again', { type: 'retry' }),
  happens('go to work', { type: 'goToWork' }),
];

export const onboardingCase = (): AppCase<OnboardingObserved, OnboardingAsk> => ({
  machine: onboardingMachine,
  plug: (machine) => ({
    name: 'onboarding',
    machine,
    inputs: [{ label: 'a founder', input: undefined }],
    alphabet: () => alphabet,
  }),
  spec: {
    rows: onboardingRows,
    starts: onboardingStart,
    observe: ({ value, context }) => ({
      state: { at: String(value) },
      step: context.step,
      status: context.status,
      done: context.done.join(' '),
      problem: context.problem !== null,
    }),
    ask: ({ output }) =>
      output ? { step: output.step, status: output.status, done: output.done.join(' ') } : {},
  },
  effects: { note: 'note how far it is', leave: 'go to work' },
  bounds: 'What the server knows as one of five beginnings.',
  signed: [
    {
      mutant: 'redirect: onboarding.finishing invoke[0] onError [0] to resuming',
      reason: 'only the last step finishes, so that is where resuming leads',
    },
  ],
});

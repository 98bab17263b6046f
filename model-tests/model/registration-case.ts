import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { registrationMachine } from '#machines/areas/setup/registration/registration.machine.ts';
import type {
  Begun,
  Plan,
  RegistrationDraft,
} from '#machines/areas/setup/registration/registration.types.ts';
import { registrationRows, registrationStart } from '../spec/registration.rows.ts';
import type { RegistrationAsk, RegistrationObserved } from '../spec/registration.rows.ts';
import type { AppCase } from './app-case.ts';
import { breaks, happens, settles } from './app-offers.ts';

const plan: Plan = {
  id: 'small',
  name: 'Small',
  description: '',
  prices: [],
  limits: { members: null, warehouses: null, products: null, ordersPerMonth: null },
  trialDays: 0,
  recommended: true,
};
const company = { company: 'Nordlager', country: 'SE', currency: 'SEK', timeZone: 'Europe/Stockholm' };
const card = { brand: 'visa', last4: '4242' };
const account = { name: 'Ann', email: 'ann@example.com', password: 'long enough for this' };

const draftAt = (step: RegistrationDraft['step']): RegistrationDraft => ({
  token: 't',
  step,
  plan: step === 'plan' ? null : plan.id,
  company: step === 'payment' || step === 'account' ? company : null,
  card: step === 'account' ? card : null,
});
const begun = (step: RegistrationDraft['step'], over: Partial<Begun> = {}): Begun => ({
  plans: [plan],
  draft: draftAt(step),
  returned: null,
  ...over,
});
const begins = (label: string, output: Begun) => settles('it begins', 'begin', output, label);

const why = { detail: 'Not now.' };
const spent = { detail: 'Too long ago.', fields: { registration_token: 'invalid' } };
const refusals = (word: string, actor: string) => [
  breaks(word, actor, why),
  breaks(word, actor, spent, 'for its token'),
];
const setup = { provider: 'sandbox', id: 's', elsewhere: null, methods: ['card'] };

const alphabet = [
  begins('anew', begun('plan')),
  begins('anew, without plans', begun('plan', { plans: [] })),
  ...(['company', 'payment', 'account'] as const).map((step) => begins(`at ${step}`, begun(step))),
  begins('back from the provider', begun('payment', { returned: 's' })),
  breaks('it cannot begin', 'begin', why),
  happens('try again', { type: 'retry' }),
  happens('choose a plan', { type: 'choosePlan', plan: plan.id }),
  happens('choose a plan', { type: 'choosePlan', plan: null }, 'that the server chooses'),
  happens('describe the company', { type: 'describeCompany', company }),
  happens('back', { type: 'back' }),
  happens('pay', { type: 'pay', method: 'card' }),
  happens('pay elsewhere', { type: 'payElsewhere' }),
  happens('pay later', { type: 'payLater' }),
  settles('the provider is there', 'setUpPayment', setup, 'for this page'),
  settles(
    'the provider is there',
    'setUpPayment',
    { ...setup, elsewhere: 'https://provider.example' },
    'for its own',
  ),
  ...refusals('the provider is not there', 'setUpPayment'),
  ...['attachPayment', 'attachReturned'].flatMap((actor) => [
    settles('the card is taken', actor, card),
    ...refusals('the card is refused', actor),
  ]),
  happens('register', { type: 'register', account }),
  settles('the account is made', 'signUp', undefined),
  ...refusals('the account is refused', 'signUp'),
];

/** From the first step to the last, with each thing that may fail on the way. */
const straight = new Set([
  'it begins anew',
  'it cannot begin',
  'try again',
  'choose a plan',
  'describe the company',
  'the provider is there for this page',
  'the provider is not there',
  'pay',
  'pay later',
  'the card is taken',
  'the card is refused',
  'register',
  'the account is made',
  'the account is refused',
]);

function seen({ value, context }: AnyMachineSnapshot): RegistrationObserved {
  const at = typeof value === 'string' ? value : String(value['payment']);
  const { setup: offered } = context;
  return {
    state: { at },
    plans: context.plans.length > 0,
    plan: context.plan,
    company: context.company !== null,
    card: context.card !== null,
    returned: context.returned !== null,
    setup: offered === null ? 'none' : offered.elsewhere === null ? 'here' : 'elsewhere',
    token: context.token !== '',
    email: context.email !== '',
    problem: context.problem !== null,
    step: context.step,
  };
}

function ask({ type, output, plan: chosen, error }: AnyEventObject): RegistrationAsk {
  if (type === 'choosePlan') return { plan: chosen };
  if (type === 'xstate.done.actor.begin') {
    const { plans, draft, returned }: Begun = output;
    return { plans: plans.length > 0, step: draft.step, returned: returned !== null };
  }
  if (type === 'xstate.done.actor.setUpPayment')
    return { setup: output.elsewhere === null ? 'here' : 'elsewhere' };
  return { spent: error === spent };
}

export const registrationCase = (): AppCase<RegistrationObserved, RegistrationAsk> => ({
  machine: registrationMachine,
  plug: (machine) => ({
    name: 'registration',
    machine,
    inputs: [{ label: 'a visitor', input: undefined }],
    alphabet: () => alphabet,
  }),
  spec: { rows: registrationRows, starts: registrationStart, observe: seen, ask },
  effects: {
    keepDraft: 'keep the draft',
    goToProvider: 'go to the provider',
    goToPending: 'ask for the mail to be looked for',
  },
  bounds: 'One plan, one company, one card, one account; a draft as far as each step.',
  tree: {
    keep: ({ label }) => straight.has(label),
    why: 'The path tree goes forward from a new sign-up; going back, resuming and the ways of paying multiply its paths without end, and the covers take them all.',
  },
  signed: [
    {
      mutant: 'redirect: registration.registering invoke[0] onError [0] to resuming',
      reason: 'the draft stands at the account by then, so that is where resuming leads',
    },
  ],
});

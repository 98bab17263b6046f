import type { Observation, Row } from '../kernel/conform.ts';

/**
 * `at`: `beginning`, `closed` (no token), a step (`plan`, `company`, `account`), a part of paying (`preparing`,
 * `unavailable`, `offering`, `leaving`, `attaching`, `returning`), `registering` or `registered`.
 */
export interface RegistrationObserved extends Observation {
  /** The plans are known, and which was chosen. */
  plans: boolean;
  plan: string | null;
  company: boolean;
  card: boolean;
  /** The provider's page returned something. */
  returned: boolean;
  /** The provider's offer: on this page, on its own, or nothing yet. */
  setup: 'none' | 'here' | 'elsewhere';
  token: boolean;
  email: boolean;
  problem: boolean;
  /** Where the draft would be resumed. */
  step: string;
}
export interface RegistrationAsk {
  plans?: boolean;
  /** How far a draft had come. */
  step?: string;
  returned?: boolean;
  plan?: string | null;
  setup?: 'here' | 'elsewhere';
  /** The refusal says that the token is no longer accepted. */
  spent?: boolean;
}

type RegistrationRow = Row<RegistrationObserved, RegistrationAsk>;

const layers: RegistrationRow['layers'] = ['model', 'browser'];
const begins = {
  decision:
    'A sign-up begins with a token from the server; where it gives none, it says why and is tried again.',
};
const steps = {
  decision: 'The steps follow each other, and each can be gone back to; what was filled in stays.',
};
const noPlans = { decision: 'Without a list of plans there is no plan to choose, and the server chooses.' };
const pays = {
  decision:
    'A payment method is optional; the provider that the server names says how it is given: here, or on its own page.',
};
const refused = { decision: 'A payment method that is refused says why, and another one can be given.' };
const returns = { decision: 'After the provider’s own page the sign-up goes on where it was.' };
const once = {
  decision:
    'The sign-up is sent once, however often it is submitted; refused, it says why and can be sent again.',
};
const spentSrc = {
  decision:
    'A token that the server no longer takes says why, and is tried again with another one where the sign-up was.',
};

const same = (
  before: RegistrationObserved,
  after: RegistrationObserved,
  but: Partial<RegistrationObserved> = {},
): boolean => {
  const want = { ...before, ...but };
  return (
    ['plans', 'plan', 'company', 'card', 'returned', 'setup', 'token', 'email', 'problem'] as const
  ).every((name) => after[name] === want[name]);
};

const keeps = ['keep the draft'];
const paying = ['preparing', 'unavailable', 'offering', 'leaving'];
const noCard = { card: false, setup: 'none' } as const;

/** The step stored in the draft, by the state of the sign-up. */
const stepOf: Readonly<Record<string, string>> = {
  plan: 'plan',
  company: 'company',
  account: 'account',
  ...Object.fromEntries([...paying, 'attaching', 'returning'].map((at) => [at, 'payment'])),
};

type Step = Pick<RegistrationRow, 'id' | 'on' | 'src'> & {
  from: string | readonly string[];
  to: string;
  does?: readonly string[];
  when?: (before: RegistrationObserved, ask: RegistrationAsk) => boolean;
  makes?: (ask: RegistrationAsk, before: RegistrationObserved) => Partial<RegistrationObserved>;
};
const step = ({ from, to, makes = () => ({}), ...row }: Step): RegistrationRow => ({
  ...row,
  layers,
  from: { at: from },
  to: { at: to },
  then: (before, after, ask) =>
    same(before, after, makes(ask, before)) && after.step === (stepOf[to] ?? before.step),
});

/** The server's first answer decides where it continues. */
const beginsAt = (id: string, to: string, when: (ask: RegistrationAsk) => boolean): RegistrationRow =>
  step({
    id,
    src: to === 'returning' ? returns : begins,
    on: 'it begins',
    from: 'beginning',
    to,
    when: (_, ask) => when(ask),
    does: keeps,
    makes: ({ plans = false, step: at = 'plan', returned = false }) => ({
      plans,
      returned,
      token: true,
      problem: false,
      plan: at === 'plan' ? null : 'small',
      company: ['payment', 'account'].includes(at),
      card: at === 'account',
    }),
  });

export const registrationStart = { at: 'beginning' };
export const registrationRows: readonly RegistrationRow[] = [
  beginsAt('REG-01', 'returning', ({ returned }) => returned === true),
  beginsAt('REG-02', 'account', (ask) => !ask.returned && ask.step === 'account'),
  beginsAt('REG-03', 'preparing', (ask) => !ask.returned && ask.step === 'payment'),
  beginsAt(
    'REG-04',
    'company',
    (ask) => !ask.returned && (ask.step === 'company' || (ask.step === 'plan' && !ask.plans)),
  ),
  beginsAt('REG-05', 'plan', (ask) => !ask.returned && ask.step === 'plan' && ask.plans === true),
  step({
    id: 'REG-06',
    src: begins,
    on: 'it cannot begin',
    from: 'beginning',
    to: 'closed',
    makes: () => ({ problem: true, returned: false }),
  }),
  step({ id: 'REG-07', src: begins, on: 'try again', from: 'closed', to: 'beginning' }),
  step({
    id: 'REG-10',
    src: steps,
    on: 'choose a plan',
    from: 'plan',
    to: 'company',
    does: keeps,
    makes: ({ plan = null }) => ({ plan }),
  }),
  step({
    id: 'REG-11',
    src: steps,
    on: 'describe the company',
    from: 'company',
    to: 'preparing',
    does: keeps,
    makes: () => ({ company: true }),
  }),
  step({
    id: 'REG-12',
    src: noPlans,
    on: 'back',
    from: 'company',
    to: 'plan',
    does: keeps,
    when: ({ plans }) => plans,
  }),
  step({
    id: 'REG-13',
    src: steps,
    on: 'back',
    from: paying,
    to: 'company',
    does: keeps,
    makes: () => ({ problem: false }),
  }),
  step({
    id: 'REG-14',
    src: steps,
    on: 'back',
    from: 'account',
    to: 'preparing',
    does: keeps,
    makes: () => ({ problem: false }),
  }),
  step({
    id: 'REG-20',
    src: pays,
    on: 'the provider is there',
    from: 'preparing',
    to: 'offering',
    makes: ({ setup = 'here' }) => ({ setup }),
  }),
  step({
    id: 'REG-21',
    src: pays,
    on: 'the provider is not there',
    from: 'preparing',
    to: 'unavailable',
    when: (_, { spent }) => spent !== true,
    makes: () => ({ problem: true, returned: false }),
  }),
  step({
    id: 'REG-22',
    src: pays,
    on: 'try again',
    from: 'unavailable',
    to: 'preparing',
    makes: () => ({ problem: false }),
  }),
  step({
    id: 'REG-23',
    src: pays,
    on: 'pay',
    from: 'offering',
    to: 'attaching',
    makes: () => ({ problem: false }),
  }),
  step({
    id: 'REG-24',
    src: pays,
    on: 'pay elsewhere',
    from: 'offering',
    to: 'leaving',
    when: ({ setup }) => setup === 'elsewhere',
    does: ['go to the provider'],
  }),
  step({
    id: 'REG-25',
    src: pays,
    on: 'pay later',
    from: paying,
    to: 'account',
    does: keeps,
    makes: () => ({ ...noCard, problem: false }),
  }),
  step({
    id: 'REG-26',
    src: pays,
    on: 'the card is taken',
    from: 'attaching',
    to: 'account',
    does: keeps,
    makes: () => ({ card: true, setup: 'none', returned: false }),
  }),
  step({
    id: 'REG-27',
    src: refused,
    on: 'the card is refused',
    from: 'attaching',
    to: 'offering',
    when: (_, { spent }) => spent !== true,
    makes: () => ({ problem: true, returned: false }),
  }),
  step({
    id: 'REG-28',
    src: returns,
    on: 'the card is taken',
    from: 'returning',
    to: 'account',
    does: keeps,
    makes: () => ({ card: true, setup: 'none', returned: false }),
  }),
  step({
    id: 'REG-29',
    src: refused,
    on: 'the card is refused',
    from: 'returning',
    to: 'preparing',
    when: (_, { spent }) => spent !== true,
    makes: () => ({ problem: true, returned: false }),
  }),
  ...['the provider is not there', 'the card is refused', 'the account is refused'].map((on, index) =>
    step({
      id: `REG-3${index}`,
      src: spentSrc,
      on,
      from: [['preparing'], ['attaching', 'returning'], ['registering']][index] ?? [],
      to: 'closed',
      when: (_, { spent }) => spent === true,
      does: on === 'the account is refused' ? [...keeps, ...keeps] : keeps,
      makes: () => ({ ...noCard, token: false, problem: true, returned: false }),
    }),
  ),
  step({
    id: 'REG-40',
    src: once,
    on: 'register',
    from: 'account',
    to: 'registering',
    makes: () => ({ problem: false, email: true }),
  }),
  step({
    id: 'REG-41',
    src: once,
    on: 'the account is made',
    from: 'registering',
    to: 'registered',
    does: ['ask for the mail to be looked for'],
  }),
  step({
    id: 'REG-42',
    src: once,
    on: 'the account is refused',
    from: 'registering',
    to: 'account',
    when: (_, { spent }) => spent !== true,
    does: keeps,
    makes: () => ({ problem: true, returned: false }),
  }),
];

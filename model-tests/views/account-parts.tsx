import type { AnyMachineSnapshot } from 'xstate';
import { companyWorld, activeProduct } from '#machines/company.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { invitationFixture } from '#model/areas/setup/member/member.fixtures.ts';
import type { Account, App } from '#views/navigation/app-context.tsx';
import { CompanySelectPage } from '#views/frame/auth/company-select.page.tsx';
import { RegisterPage } from '#views/frame/auth/register.page.tsx';
import { deviceWith } from '#views/kit/document/document.fixtures.tsx';
import { OnboardingPage } from '#views/frame/onboarding/onboarding.page.tsx';
import { companySwitchCase } from '../model/company-switch-case.ts';
import { onboardingCase } from '../model/onboarding-case.ts';
import { registrationCase } from '../model/registration-case.ts';
import { failureText } from '../model/session-answers.ts';
import { as, gives, snapshotsOf } from './app-part.ts';
import type { AppPart, SeenButton } from './app-part.ts';
import { openCompany, signedIn } from './still-people.ts';

/** The account pages' charts, with one of them stopped in a snapshot. */
export const accountWith = (one: Partial<Record<keyof Account, unknown>>): Pick<App, 'account'> => ({
  account: () => as<Account>(one),
});

const danger = '.ui-notice[data-tone=danger]';
const here = '[aria-current=step]';
const submit = '[data-testid=submit]';

const registration = (): AppPart => ({
  name: 'registration',
  ...snapshotsOf(
    registrationCase(),
    drawnOfSignUp,
    // Methods of this page are offered, and accepted, only if the provider has no page of its own.
    (snapshot) => !(snapshot.matches({ payment: 'attaching' }) && snapshot.context.setup?.elsewhere),
  ),
  Shown: RegisterPage,
  app: ({ machine }) => accountWith({ registration: machine }),
  buttons: registrationButtons,
  fills: { company: 'Nordlager', name: 'Ann', email: 'ann@example.com', password: 'three tired herons' },
  shows: (snapshot) => ({
    '.auth-steps li': isOnTheWay(snapshot) ? (snapshot.context.plans.length > 0 ? 4 : 3) : 0,
    [danger]: saysProblem(snapshot) ? 1 : 0,
    '.ui-notice[data-tone=success]': stepOf(snapshot) === 'account' && snapshot.context.card ? 1 : 0,
    '.ui-spinner': isWaiting(snapshot) || snapshot.hasTag('busy') ? 1 : 0,
  }),
  says: (snapshot, words) => {
    const names = { plan: 'Plan', company: 'Company', payment: 'Payment', account: 'Account' };
    const step = stepOf(snapshot);
    return {
      ...(step && { [here]: words(names[step]) }),
      ...(saysProblem(snapshot) && { [danger]: snapshot.context.problem.detail }),
      ...(step === 'plan' && { '.ui-choice': 'Small', [submit]: words('Continue') }),
      ...(snapshot.matches({ payment: 'offering' }) && {
        [submit]: words(snapshot.context.setup.elsewhere ? 'To the page of Stripe' : 'Use this card'),
      }),
      ...(step === 'account' && { [submit]: words('Create the account') }),
    };
  },
});

/** What was given in one step is not seen in the others. */
function drawnOfSignUp(snapshot: AnyMachineSnapshot): unknown {
  const { plans, company, card, setup, problem } = snapshot.context;
  const step = stepOf(snapshot);
  const own = { plan: null, company, payment: setup, account: card };
  return [snapshot.value, plans.length, step && own[step], problem];
}

const isOnTheWay = (snapshot: AnyMachineSnapshot): boolean =>
  !['beginning', 'closed', 'registered'].some((at) => snapshot.matches(at));

type Step = 'plan' | 'company' | 'payment' | 'account';
const steps: readonly Step[] = ['plan', 'company', 'payment', 'account'];

const stepOf = (snapshot: AnyMachineSnapshot): Step | undefined =>
  snapshot.matches('registering') ? 'account' : steps.find((step) => snapshot.matches(step));

/** Where the page only shows that it waits. */
const isWaiting = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.matches('beginning') ||
  snapshot.matches('registered') ||
  ['preparing', 'returning', 'leaving'].some((payment) => snapshot.matches({ payment }));

const saysProblem = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.context.problem !== null && !isWaiting(snapshot);

const company = { company: 'Nordlager', country: 'SE', currency: 'SEK', timeZone: 'Europe/Stockholm' };
const account = { name: 'Ann', email: 'ann@example.com', password: 'three tired herons' };

/** The event sent by each step's next button. */
const waysOn: Readonly<Record<Step, (snapshot: AnyMachineSnapshot) => SeenButton>> = {
  plan: (snapshot) => gives(snapshot, submit, { type: 'choosePlan', plan: 'small' }, 'off'),
  company: (snapshot) => gives(snapshot, submit, { type: 'describeCompany', company }, 'off'),
  payment: (snapshot) =>
    snapshot.context.setup?.elsewhere
      ? gives(snapshot, submit, { type: 'payElsewhere' })
      : gives(snapshot, submit, { type: 'pay', method: 'card' }, isWaiting(snapshot) ? 'away' : 'off'),
  account: (snapshot) => gives(snapshot, submit, { type: 'register', account }, 'off'),
};

function registrationButtons(snapshot: AnyMachineSnapshot): SeenButton[] {
  const step = stepOf(snapshot);
  const isUnavailable = snapshot.matches({ payment: 'unavailable' });
  const stays = snapshot.matches({ payment: 'attaching' }) || snapshot.matches({ payment: 'returning' });
  const otherwise = stays || snapshot.matches('registering') ? 'off' : 'away';
  return [
    ...(step && !isUnavailable ? [waysOn[step](snapshot)] : []),
    gives(snapshot, '.ui-stack > .ui-button[data-variant=secondary]', { type: 'retry' }),
    gives(snapshot, '[data-testid=pay-later]', { type: 'payLater' }, stays ? 'off' : 'away'),
    gives(snapshot, ':is(form, .auth-others) > .ui-button[data-variant=quiet]', { type: 'back' }, otherwise),
  ];
}

/** A newly founded company without anything in it. */
function newCompany(): CompanyModel {
  const world = companyWorld();
  const founded = world.log.filter(({ kind }) => kind === 'company');
  return deviceWith(world, founded);
}

/** A company with a warehouse, a product and an invited person. */
function furnishedCompany(): CompanyModel {
  const world = companyWorld();
  activeProduct(world);
  const role = world.id();
  world.must('role', role, 'create', { name: 'Sales', permissions: [] });
  world.must('member', world.id(), 'invite', invitationFixture({ role }));
  return deviceWith(world);
}

const stepNames: Readonly<Record<string, string>> = {
  company: 'Company',
  warehouse: 'Warehouse',
  products: 'Products',
  invite: 'People',
};

const onboarding = (view: string, model: CompanyModel, isNew: boolean): AppPart => ({
  name: 'onboarding',
  view,
  ...snapshotsOf(onboardingCase(), ({ value, context: { problem } }) => [value, problem]),
  Shown: OnboardingPage,
  app: ({ machine }) => {
    const company = openCompany(model);
    return { session: signedIn(), company: () => company, ...accountWith({ onboarding: machine }) };
  },
  buttons: (snapshot) => onboardingButtons(snapshot, isNew),
  shows: (snapshot) => ({
    '.auth-steps li': String(snapshot.value) in stepNames ? 4 : 0,
    [danger]: snapshot.context.problem && !snapshot.hasTag('busy') ? 1 : 0,
    '.onboarding-products li': ['products', 'invite'].some((at) => snapshot.matches(at)) && !isNew ? 1 : 0,
    '.ui-spinner': snapshot.hasTag('busy') ? 1 : 0,
  }),
  says: (snapshot, words) => {
    const step = stepNames[String(snapshot.value)];
    const { problem } = snapshot.context;
    return {
      ...(step !== undefined && { [here]: words(step) }),
      ...(problem && !snapshot.hasTag('busy') && { [danger]: problem.detail }),
      ...(snapshot.matches('finished') && {
        '.ui-notice[data-tone=success]': words('The company is set up'),
      }),
    };
  },
});

/** Next buttons that do not submit their step's form. */
const nexts: Readonly<Record<string, string>> = {
  products: '[data-testid=next]',
  invite: '[data-testid=finish]',
};

function onboardingButtons(snapshot: AnyMachineSnapshot, isNew: boolean): SeenButton[] {
  const at = nexts[String(snapshot.value)] ?? submit;
  const next = gives(snapshot, at, { type: 'next' });
  const quiet = '.auth-others .ui-button[data-variant=quiet]';
  return [
    // A company without a warehouse continues with the one filled in.
    snapshot.matches('warehouse') && isNew ? { ...next, tells: [] } : next,
    gives(snapshot, `${quiet}:not([data-testid]):first-child`, { type: 'back' }),
    gives(snapshot, '[data-testid=skip]', { type: 'skip' }),
    gives(snapshot, '.auth-others .ui-button[data-variant=secondary]:not([data-testid])', { type: 'retry' }),
    gives(snapshot, `[data-testid=go-to-work], ${quiet}:not([data-testid]):last-child`, { type: 'goToWork' }),
  ];
}

type Choice = Parameters<App['switchCompany']>[0];

/** A company switch as the application has it, with the chart in this snapshot. */
export const switchAt =
  (actor: unknown, { value, context }: AnyMachineSnapshot): App['switchCompany'] =>
  (company: Choice) => {
    as<{ send: (event: object) => void }>(actor).send({ type: 'switchCompany', company });
    // A successful switch leaves the page.
    return value === 'idle' ? Promise.resolve(context.error) : new Promise(() => {});
  };

interface Entry {
  readonly id: number;
}

/** The company somebody asked for, or arrived in. */
export function asked({ value, context }: AnyMachineSnapshot): Entry | undefined {
  const { companies, active, wanted, error } = context;
  if (value === 'idle') return error ? companies.find(({ id }: Entry) => id !== active?.id) : undefined;
  return wanted ?? active;
}

const companySelect = (): AppPart => ({
  name: 'companySwitch',
  view: 'standing alone',
  ...snapshotsOf(
    companySwitchCase(),
    ({ value, context }) => [value, context],
    ({ context }) => context.standalone,
  ),
  Shown: CompanySelectPage,
  app: ({ actor }, snapshot) => {
    const { companies, active } = snapshot.context;
    return {
      // The page is reloaded before the session hears of it.
      session: signedIn({ companies, active: snapshot.value === 'left' ? null : active }),
      company: () => null,
      switchCompany: switchAt(actor, snapshot),
    };
  },
  first: (snapshot) => {
    const to = asked(snapshot);
    return to ? [`[data-testid=company-${to.id}]`] : [];
  },
  buttons: (snapshot) =>
    snapshot.context.companies.map(({ id }: Entry) =>
      gives(snapshot, `[data-testid=company-${id}]`, { type: 'switchCompany', company: id }, 'off'),
    ),
  shows: (snapshot) => ({
    '.auth-company': 2,
    '.auth-company[aria-busy=true]': snapshot.value === 'idle' ? 0 : 1,
    [danger]: snapshot.context.error ? 1 : 0,
  }),
  says: ({ context: { error } }, words) => ({
    ...(error && { [danger]: error.detail ?? words(failureText(error) ?? '') }),
  }),
});

/** Parts on the way to an account and into a company. */
export const accountParts = (): readonly AppPart[] => [
  registration(),
  onboarding('in a new company', newCompany(), true),
  onboarding('in one that has begun', furnishedCompany(), false),
  companySelect(),
];

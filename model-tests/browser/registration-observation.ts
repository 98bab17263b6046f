import type { AnyMachineSnapshot } from 'xstate';
import type {
  CompanyPart,
  RegistrationDraft,
} from '#machines/areas/setup/registration/registration.types.ts';
import type { Asked, Control, StepObservation } from './step-page.ts';
import type { Language, Words } from './words.ts';

/** Who signs up in a walk, in place of the chart's person. */
export interface SignUp {
  /** Issued by the server. */
  readonly token: string;
  readonly email: string;
  readonly company: CompanyPart;
}

export const person = { name: 'Ann', password: 'three tired herons' };
export const plan = 'scale';
/** The preselected plan. */
const recommended = 'growth';
const method = 'pm_sandbox_visa';
/** What the provider's own page returns with. */
const setup = 's';

/** The country and currency assumed for a browser's language. */
export const companyOf: Readonly<Record<Language, CompanyPart>> = {
  en: { company: 'Nordlager', country: 'GB', currency: 'GBP', timeZone: 'Europe/Stockholm' },
  sv: { company: 'Nordlager', country: 'SE', currency: 'SEK', timeZone: 'Europe/Stockholm' },
};

/** The server's answer when its provider asks for cards on its own page. */
export const setupElsewhere = (page: string): object => ({
  provider: 'stripe',
  setup_intent: setup,
  redirect_url: page,
  payment_methods: [],
});

export const controlsOfSignUp = (words: Words): Readonly<Record<string, Control>> => ({
  'try again': { selector: 'main .ui-stack > button', text: words('Try again') },
  'choose a plan': { selector: 'form:has([name=plan]) [type=submit]' },
  'describe the company': { selector: 'form:has([name=company]) [type=submit]' },
  pay: { selector: 'form:has([name=method]) [type=submit]' },
  'pay elsewhere': { selector: 'main button', text: words('To the page of Stripe') },
  'pay later': { selector: '[data-testid=pay-later]' },
  register: { selector: 'form:has([name=password]) [type=submit]' },
  back: { selector: 'main button[data-variant=quiet]', text: words('Back') },
});

/** The values given so far, of the current step. */
export const shownOfSignUp = [
  '[name=plan]:checked',
  '[name=company]',
  '[name=method]:checked',
  'main .ui-notice[data-tone=success]',
  'form:not(:has([name=password])) [name=email]',
];

export const isAtEnd = (snapshot: AnyMachineSnapshot): boolean => snapshot.value === 'registered';

/** The chart's draft with the walk's data, as a tab keeps it. */
export const draftOf = (draft: RegistrationDraft, { token, company }: SignUp): RegistrationDraft => ({
  token: draft.token === '' ? '' : token,
  step: draft.step,
  plan: draft.plan === null ? null : plan,
  company: draft.company === null ? null : company,
  card: draft.card,
});

/** What the page waits for, and what it has sent for that. */
export function askedOfSignUp(snapshot: AnyMachineSnapshot, { token, company, email }: SignUp): Asked | null {
  const says = { registration_token: token };
  if (snapshot.value === 'beginning') return { to: 'billing/public/plans/', says: null };
  if (snapshot.matches({ payment: 'preparing' }))
    return { to: 'billing/setup-intent/', says: { ...says, source: 'web' } };
  const attach = 'billing/payment-methods/attach/';
  if (snapshot.matches({ payment: 'returning' }))
    return { to: attach, says: { ...says, setup_intent: setup } };
  if (snapshot.matches({ payment: 'attaching' }))
    return { to: attach, says: { ...says, setup_intent: 'seti_sandbox', payment_method: method } };
  if (snapshot.value !== 'registering') return null;
  const { company: name, timeZone, ...place } = company;
  const where = { company_name: name, ...place, time_zone: timeZone };
  const chosen = snapshot.context.plan === null ? {} : { plan };
  return {
    to: 'auth/signup/',
    says: { email, password: person.password, name: person.name, ...where, ...says, ...chosen },
  };
}

const stepNames: Readonly<Record<string, string>> = {
  plan: 'Plan',
  company: 'Company',
  payment: 'Payment',
  account: 'Account',
};

/** How the page should look in the chart's state; what its tab keeps is checked separately. */
export function registrationObservation(
  snapshot: AnyMachineSnapshot,
  signUp: SignUp,
  words: Words,
): Omit<StepObservation, 'on' | 'kept'> {
  const { problem, plans, step } = snapshot.context;
  const isOnTheWay = !['beginning', 'closed', 'registered'].includes(String(snapshot.value));
  const isBusy = snapshot.hasTag('busy');
  const steps = plans.length > 0 ? 4 : 3;
  return {
    path: isAtEnd(snapshot) ? '/auth/verify-email-pending' : '/auth/register',
    step: isOnTheWay ? words(stepNames[step] ?? '') : null,
    steps: isOnTheWay ? steps : 0,
    problem: problem === null || isBusy ? null : problem.detail,
    shown: shownBy(snapshot, signUp, words),
    waits: isBusy && !isAtEnd(snapshot),
  };
}

function shownBy(snapshot: AnyMachineSnapshot, { email, company }: SignUp, words: Words): string | null {
  const { card, setup: offered, ...given } = snapshot.context;
  if (isAtEnd(snapshot)) return email;
  if (snapshot.value === 'plan') return given.plan === null ? recommended : plan;
  if (snapshot.value === 'company') return given.company === null ? '' : company.company;
  const isOffered = ['offering', 'attaching'].some((payment) => snapshot.matches({ payment }));
  if (isOffered) return offered.elsewhere === null ? method : null;
  const isLast = ['account', 'registering'].some((at) => snapshot.matches(at));
  return isLast && card !== null
    ? words('Card saved: {0}, ending in {1}', { 0: card.brand, 1: card.last4 })
    : null;
}

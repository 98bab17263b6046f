import { planIds } from '#model/areas/setup/subscription/plans.ts';
import { isCurrency } from '#model/values/money.ts';
import { fromPromise, waitFor } from 'xstate';
import { i18n } from '#i18n/i18n.ts';
import { isLocale } from '#i18n/locale.ts';
import {
  onboardingMachine,
  type OnboardingProgress,
} from '#machines/areas/setup/onboarding/onboarding.machine.ts';
import { registrationMachine } from '#machines/areas/setup/registration/registration.machine.ts';
import type { Begun, RegistrationDraft } from '#machines/areas/setup/registration/registration.types.ts';
import { failureOf } from '#machines/app/session/session.types.ts';
import { submissionMachine, type Submitted } from '#machines/app/submission/submission.machine.ts';
import { accountCalls } from '#services/account/account-calls.ts';
import { factorCalls } from '#services/account/factor-calls.ts';
import { invitationCalls } from '#services/account/invitation-calls.ts';
import { onboardingCalls } from '#services/account/onboarding-calls.ts';
import { paymentCalls } from '#services/account/payment-calls.ts';
import { registrationCalls, type RegistrationCalls } from '#services/account/registration-calls.ts';
import { settingsCalls } from '#services/account/settings-calls.ts';
import type { HttpClient } from '#services/http/http-client.ts';
import { HttpError } from '#services/http/http-error.ts';
import {
  forgetRegistration,
  keepRegistration,
  keptPendingEmail,
  keepPendingEmail,
  keptRegistration,
} from '#services/storage/registration-draft.ts';
import { storages } from '#services/storage/browser-storages.ts';
import { keepSession } from '#services/storage/stored-session.ts';
import type { Account } from '#views/navigation/app-context.tsx';
import type { SessionActor } from './session.ts';

export interface AccountOptions {
  readonly http: HttpClient;
  /** Goes to a path without a locale. */
  readonly go: (path: string) => void;
  readonly session: SessionActor;
}

/** Account pages and their flows, over the server's calls and this tab's storage. */
export function createAccount({ http, go, session }: AccountOptions): Account {
  return {
    onboarding: createOnboarding(http, session, go),
    registration: createRegistration(registrationCalls(http), go),
    submissions: { ...createSubmissions(http, session), ...createInvitation(http, session, go) },
    readInvitation: readInvitation(http),
    payments: paymentCalls(http),
    ownAccount: { ...settingsCalls(http), ...factorCalls(http) },
    pendingEmail: () => keptPendingEmail(storages.own),
  };
}

/** After onboarding, redirects are loaded from the server again: until then the dashboard redirects here. */
function createOnboarding(
  http: HttpClient,
  session: SessionActor,
  go: AccountOptions['go'],
): typeof onboardingMachine {
  const calls = onboardingCalls(http);
  const company = (): number => {
    const { active } = session.getSnapshot().context;
    if (!active) throw new Error('no company to set up');
    return active.id;
  };
  return onboardingMachine.provide({
    actors: {
      load: fromPromise<OnboardingProgress, void>(() => calls.load(company())),
      keep: fromPromise(({ input }) => calls.keep(company(), input)),
    },
    actions: {
      note: (_, progress) => void calls.keep(company(), progress).catch(() => {}), // the next note repeats it
      leave: () => void goToWork(session, go),
    },
  });
}

/** Goes to the dashboard, or to the inbox if the server did not record the progress and would redirect back here. */
async function goToWork(session: SessionActor, go: AccountOptions['go']): Promise<void> {
  session.send({ type: 'reloadPermissions' });
  const { context } = await waitFor(session, (state) => !state.hasTag('settling'));
  go(context.redirects?.['/dashboard'] === undefined ? '/dashboard' : '/apps/inbox');
}

type Answers = 'acceptInvitation' | 'declineInvitation';

function createSubmissions(http: HttpClient, session: SessionActor): Omit<Account['submissions'], Answers> {
  const calls = accountCalls(http);
  const settings = settingsCalls(http);
  return {
    requestPasswordReset: over((data) => calls.requestPasswordReset(text(data, 'email'))),
    resetPassword: over((data) =>
      calls.resetPassword({
        uid: text(data, 'uid'),
        token: text(data, 'token'),
        password: text(data, 'password'),
      }),
    ),
    submitInterest: over((data) =>
      calls.submitInterest({
        email: text(data, 'email'),
        message: text(data, 'message'),
        name: text(data, 'name'),
        company: text(data, 'company'),
        website: text(data, 'website'),
      }),
    ),
    resendVerification: over((data) => calls.resendVerification(text(data, 'email'))),
    verifyEmail: over(async ({ uid = '', token = '', password }) => {
      const link = { uid, token, ...(password !== undefined && { password }) };
      const { detail, session: begun } = await calls.verifyEmail(link);
      if (begun) startOver(begun, '/onboarding');
      return detail;
    }),
    changeProfile: over(async (data) => {
      const [name, locale] = [text(data, 'name'), text(data, 'locale')];
      const changed = await settings.changeProfile({ name, ...(isLocale(locale) && { locale }) });
      const { user } = session.getSnapshot().context;
      if (user) session.send({ type: 'profileChanged', user: { ...user, ...changed } });
      return null;
    }),
    changePassword: over((data) =>
      calls.changePassword({ old: text(data, 'old_password'), next: text(data, 'new_password') }),
    ),
  };
}

/** Opens a session with a page reload, so that nothing of the previous one stays in memory. */
function startOver(session: Parameters<typeof keepSession>[1], path: string): void {
  keepSession(storages, session);
  location.assign(`/${i18n.locale}${path}`);
}

const over = (send: (data: Submitted) => Promise<string | null>): typeof submissionMachine =>
  submissionMachine.provide({ actors: { send: fromPromise(({ input }) => send(input)) } });

const text = (data: Submitted, name: string): string => data[name] ?? '';

/** An invalid link is a normal answer. */
const readInvitation =
  (http: HttpClient): Account['readInvitation'] =>
  (token) =>
    invitationCalls(http)
      .read(token)
      .catch((error: unknown) => {
        if (error instanceof HttpError && error.status >= 400 && error.status < 500)
          return failureOf('failed', error);
        throw error;
      });

/**
 * Answers to an invitation. For somebody already signed in, the company opens with a page reload, so that nothing of
 * the previous one stays in memory; a new user signs in normally with the password just chosen.
 */
function createInvitation(
  http: HttpClient,
  session: SessionActor,
  go: AccountOptions['go'],
): Pick<Account['submissions'], Answers> {
  const calls = invitationCalls(http);
  return {
    acceptInvitation: over(async (data) => {
      const [token, password] = [text(data, 'token'), text(data, 'password')];
      if (password === '') {
        const { companies, active } = await calls.accept(token);
        startOver({ companies, active }, '/dashboard');
        return null;
      }
      await calls.accept(token, { name: text(data, 'name'), password });
      session.send({ type: 'signIn', credentials: { email: text(data, 'email'), password } });
      await waitFor(session, (state) => !state.hasTag('signingIn') && !state.hasTag('settling'));
      if (session.getSnapshot().hasTag('signedIn')) go('/dashboard');
      return null;
    }),
    declineInvitation: over((data) => calls.decline(text(data, 'token'))),
  };
}

function createRegistration(calls: RegistrationCalls, go: AccountOptions['go']): typeof registrationMachine {
  return registrationMachine.provide({
    actors: {
      begin: fromPromise(() => begin(calls)),
      setUpPayment: fromPromise(({ input }) => calls.setUpPayment(input)),
      attachPayment: fromPromise(({ input }) => calls.attachPayment(input)),
      signUp: fromPromise(async ({ input: { company, ...person } }) => {
        if (!company || !isCurrency(company.currency)) throw new Error('a sign-up without a company');
        const plan = planIds.find((id) => id === person.plan) ?? null;
        await calls.signUp({ ...person, ...company, plan, currency: company.currency });
      }),
    },
    actions: {
      keepDraft: ({ context }) => keepRegistration(storages.own, context),
      goToProvider: ({ context }) => location.assign(context.setup?.elsewhere ?? location.href),
      goToPending: ({ context }) => {
        forgetRegistration(storages.own);
        keepPendingEmail(storages.own, context.email);
        go('/auth/verify-email-pending');
      },
    },
  });
}

/** Resumes what this tab has stored, else starts anew; the request for a token says how long the page has been open. */
async function begin(calls: RegistrationCalls): Promise<Begun> {
  const plans = await calls.plans();
  const kept = keptRegistration(storages.own);
  // The provider's page redirects back once; after that the URL still says so on every reload.
  const returned = kept?.card ? null : new URLSearchParams(location.search).get('setup_intent');
  if (kept?.token) return { plans, draft: kept, returned };
  const token = await calls.begin(Math.round(performance.now()));
  const fresh: RegistrationDraft = { token, step: 'plan', plan: null, company: null, card: null };
  return { plans, draft: { ...fresh, ...kept, token, card: null }, returned: null };
}

import { createRoot } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import { createActor, fromPromise, waitFor } from 'xstate';
import { I18nProvider } from '@lingui/react';
import { activateLocale, i18n } from '#i18n/i18n.ts';
import { isLocale, localeOfPath, preferredLocale, type Locale } from '#i18n/locale.ts';
import { companySwitchMachine } from '#machines/company-switch/company-switch.machine.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import { PREFERENCE_KEYS } from '#machines/preferences/preferences.rules.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { HeldPermissions, StoredSession } from '#machines/session/session.types.ts';
import { createHttpClient } from '#services/http/http-client.ts';
import { loadRuntimeConfig } from '#services/http/runtime-config.ts';
import { orKept, sessionCalls } from '#services/session/session-calls.ts';
import { joinSessionTabs } from '#services/session/session-tabs.ts';
import { forgetAbilities, keepAbilities, keepLocale, keptAbilities, keptLocale } from '#services/storage/cookies.ts';
import { storedPreferences, storePreference } from '#services/storage/preferences.ts';
import { forgetSession, keepSession, keptUser, restoreSession } from '#services/storage/stored-session.ts';
import { CompanyStore } from '#services/store/company-store.ts';
import { AppProvider, type App } from '#views/app/app-context.tsx';
import { createAppRouter } from '#views/app/router.tsx';
import { UiProvider } from '#views/ui/ui-provider.tsx';
import { openCompanies } from './main-company.ts';

const locale = localeOfPath(location.pathname) ?? preferredLocale(keptLocale(document), navigator.languages);
const [config] = await Promise.all([loadRuntimeConfig(), activateLocale(locale)]);
const router = createAppRouter();
const go = (path: string): void => void router.history.push(`/${i18n.locale}${path}`);

const http = createHttpClient({
  apiBase: config.apiBase,
  language: () => i18n.locale,
  onUnauthenticated: () => session.send({ type: 'expire' }),
});
const calls = sessionCalls(http);
const tabs = joinSessionTabs(() => session.send({ type: 'signedOutElsewhere' }));

const session = createActor(
  sessionMachine.provide({
    actors: {
      restoreSession: fromPromise<StoredSession>(() => restoreSession(localStorage)),
      signIn: fromPromise(({ input }) => calls.signIn(input)),
      signOut: fromPromise(() => calls.signOut()),
      loadPermissions: fromPromise(() => orKept<HeldPermissions>(calls.loadPermissions(), () => keptAbilities(document))),
      loadProfile: fromPromise(() => orKept(calls.loadProfile(), () => keptUser(localStorage))),
    },
    actions: {
      rememberSession: ({ context }) => keepSession(localStorage, context),
      rememberAbilities: ({ context }) => keepAbilities(document, context),
      forgetSession: () => {
        companies.close();
        forgetSession(localStorage);
        forgetAbilities(document);
        void CompanyStore.wipeAll();
      },
      tellOtherTabs: () => tabs.tellSignedOut(),
      goToLogin: () => go('/auth/login'),
      // The pages themselves lead on: they follow the session.
      goToWork: () => goBack(),
      checkRoute: () => void router.invalidate(),
      reloadPage: () => location.reload(),
    },
  }),
);

/** After signing in: to the page that was asked for, if it is one of ours. */
function goBack(): void {
  const to = new URLSearchParams(location.search).get('to');
  if (to?.startsWith('/') && !to.startsWith('//')) router.history.push(to);
}

const darkScheme = matchMedia('(prefers-color-scheme: dark)');
const preferences = createActor(
  preferencesMachine.provide({
    actions: { save: (_, { key, value }) => storePreference(localStorage, key, value) },
  }),
  {
    input: {
      stored: storedPreferences(localStorage, PREFERENCE_KEYS),
      systemDark: darkScheme.matches,
      mobile: matchMedia('(pointer: coarse) and (max-width: 959.98px)').matches,
    },
  },
);
darkScheme.addEventListener('change', ({ matches }) => preferences.send({ type: 'systemThemeChanged', dark: matches }));

const notifications = createActor(
  notificationsMachine.provide({
    actions: {
      startTimer: ({ self }, { id, timeout }) => void setTimeout(() => self.send({ type: 'timeOut', id }), timeout),
    },
  }),
);

const companies = openCompanies({ http, session, reload: () => location.reload() });

const app: App = {
  session,
  preferences,
  notifications,
  company: companies.active,
  switchCompany: (company, { standalone }) => {
    const { companies: own, active } = session.getSnapshot().context;
    const actor = createActor(
      companySwitchMachine.provide({
        actors: {
          switchCompany: fromPromise(({ input }) => calls.switchCompany(input.company)),
          loadPermissions: fromPromise<HeldPermissions>(() => calls.loadPermissions()),
        },
        actions: {
          rememberCompany: ({ context }) => keepSession(localStorage, context),
          rememberAbilities: (_, held) => keepAbilities(document, held),
          reloadPage: () => location.reload(),
          goToDashboard: () => location.assign(`/${i18n.locale}/dashboard`),
        },
      }),
      { input: { companies: own, active, standalone } },
    ).start();
    actor.send({ type: 'switchCompany', company });
    return waitFor(actor, (state) => !state.hasTag('switching')).then(({ context }) => context.error);
  },
  changeLocale: (path) => {
    const next = localeOfPath(path);
    if (next) void useLocale(next).then(() => router.history.push(path + location.search));
  },
};

async function useLocale(next: Locale): Promise<void> {
  await activateLocale(next);
  keepLocale(document, next);
  document.documentElement.lang = next;
}

router.subscribe('onResolved', ({ toLocation }) => {
  const next = localeOfPath(toLocation.pathname);
  if (isLocale(next) && next !== i18n.locale) void useLocale(next);
  session.send({ type: 'enterPage', authenticated: !toLocation.pathname.includes('/auth/') });
});

document.documentElement.lang = locale;
keepLocale(document, locale);
for (const actor of [preferences, notifications, session]) actor.start();

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <UiProvider>
      <AppProvider value={app}>
        <RouterProvider router={router} />
      </AppProvider>
    </UiProvider>
  </I18nProvider>,
);

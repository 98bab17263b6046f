import { createActor, type ActorRefFrom } from 'xstate';
import { activateLocale, i18n } from '#i18n/i18n.ts';
import { localeOfPath, type Locale } from '#i18n/locale.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import { PREFERENCE_KEYS } from '#machines/preferences/preferences.rules.ts';
import { createHttpClient } from '#services/http/http-client.ts';
import type { RuntimeConfig } from '#services/http/runtime-config.ts';
import { sessionCalls } from '#services/session/session-calls.ts';
import { joinSessionTabs } from '#services/session/session-tabs.ts';
import { keepLocale } from '#services/storage/cookies.ts';
import { storedPreferences, storePreference } from '#services/storage/preferences.ts';
import type { App } from '#views/app/app-context.tsx';
import type { AppRouter } from '#views/app/router.tsx';
import { createAccount } from './main-account.ts';
import { openCompanies } from './main-company.ts';
import { createInstall } from './main-install.ts';
import { createUpdate } from './main-update.ts';
import { createSession, switchCompany, type SessionActor } from './main-session.ts';

/** Puts services into machines, starts them, and lets them follow the router. */
export function createApp(config: RuntimeConfig, router: AppRouter): App {
  const http = createHttpClient({
    apiBase: config.apiBase,
    language: () => i18n.locale,
    onUnauthenticated: () => session.send({ type: 'expire' }),
  });
  const calls = sessionCalls(http);
  const go = (path: string): void => router.history.push(`/${i18n.locale}${path}`);
  const session: SessionActor = createSession({
    calls,
    tabs: () => tabs,
    closeCompany: () => companies.close(),
    handOver: () => companies.handOver(),
    go,
    goTo: (address) => router.history.push(address),
    checkRoute: () => void router.invalidate(),
  });
  const tabs = joinSessionTabs(() => session.send({ type: 'signedOutElsewhere' }));
  const companies = openCompanies({ http, session, reload: () => location.reload() });
  const preferences = createPreferences();
  const notifications = createActor(notificationsMachine);
  const update = createUpdate();
  followRouter(router, session, update);
  for (const actor of [preferences, notifications, session, update]) actor.start();
  return {
    session,
    preferences,
    notifications,
    update,
    install: createInstall(),
    company: companies.active,
    switchCompany: (company, { standalone }) => switchCompany(session, calls, company, standalone),
    ...createAccount({ http, go, session }),
    isDemo: config.demo,
    changeLocale: (path) => {
      const next = localeOfPath(path);
      if (next) void speak(next).then(() => router.history.push(path + location.search));
    },
  };
}

/** Makes a language the current one, for the page and for the next visit. */
export async function speak(locale: Locale): Promise<void> {
  await activateLocale(locale);
  keepLocale(document, locale);
  document.documentElement.lang = locale;
}

function followRouter(router: AppRouter, session: SessionActor, update: App['update']): void {
  router.subscribe('onResolved', ({ toLocation }) => {
    const locale = localeOfPath(toLocation.pathname);
    if (locale && locale !== i18n.locale) void speak(locale);
    session.send({ type: 'enterPage', authenticated: isAuthenticated(router) });
    update.send({ type: 'settle' });
  });
}

/** Pages that are neither public, nor for guests only, nor of the public site. */
function isAuthenticated(router: AppRouter): boolean {
  const access = router.state.matches.at(-1)?.staticData.page?.access;
  return access === 'session' || access === 'company';
}

function createPreferences(): ActorRefFrom<typeof preferencesMachine> {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const save = (_: unknown, { key, value }: { key: string; value: string }): void =>
    storePreference(localStorage, key, value);
  const actor = createActor(preferencesMachine.provide({ actions: { save } }), {
    input: {
      stored: storedPreferences(localStorage, PREFERENCE_KEYS),
      systemDark: dark.matches,
      mobile: matchMedia('(pointer: coarse) and (max-width: 959.98px)').matches,
    },
  });
  dark.addEventListener('change', ({ matches }) => actor.send({ type: 'systemThemeChanged', dark: matches }));
  return actor;
}

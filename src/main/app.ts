import { createActor } from 'xstate';
import { i18n } from '#i18n/i18n.ts';
import { localeOfPath, type Locale } from '#i18n/locale.ts';
import { notificationsMachine } from '#machines/app/notifications/notifications.machine.ts';
import { fileTransfers } from '#services/files/file-transfers.ts';
import { ProofDesk } from '#services/account/proof-desk.ts';
import { createHttpClient, type HttpClient } from '#services/http/http-client.ts';
import type { RuntimeConfig } from '#services/http/runtime-config.ts';
import { sessionCalls, type SessionCalls } from '#services/session/session-calls.ts';
import { joinSessionTabs, type SessionTabs } from '#services/session/session-tabs.ts';
import { storages } from '#services/storage/browser-storages.ts';
import { takeLeftCompany } from '#services/storage/stored-session.ts';
import { AppWatch } from '#services/watch/app-watch.ts';

import type { Account, App } from '#views/navigation/app-context.tsx';
import { loadAhead } from '#services/reload/load-ahead.ts';
import { fetchAhead } from '#views/frame/app/fetch-ahead.ts';
import { pageAt } from '#views/frame/app/page-at.ts';
import type { AppRouter } from '#views/frame/app/router.tsx';
import { languageUnavailable, statusMessage } from '#views/frame/app/status.messages.ts';
import type { AccountOptions } from './account.ts';
import { openCompanies, type Companies } from './company.ts';
import { createBrowser } from './browser.ts';
import { createInstall } from './install.ts';
import { createPage, createPreferences, followDevice } from './preferences.ts';
import { loadOnce } from './load-once.ts';
import { createRecordings } from './recording.ts';
import { createUpdate } from './update.ts';
import { createTours } from './tours.ts';
import { speak } from './speak.ts';
import { createSession, followFocus, type SessionActor } from './session.ts';

/** Wires services into machines, starts them, and makes them follow the router. */
export function createApp(config: RuntimeConfig, router: AppRouter): App {
  const go = (path: string): void => router.history.push(`/${i18n.locale}${path}`);
  const { http, proofDesk } = createHttp(config, { session: () => session, go });
  const calls = sessionCalls(http);
  const onOver = (): void => recording.leave();
  const opened = (): Companies => companies;
  const { session, tabs }: SharedSession = sharedSession({ http, calls, router, go, opened, onOver });
  const watch = new AppWatch(() => Date.now());
  const { browser, askToKeep } = createBrowser();
  const companies = openCompanies({ http, session, watch, reload: () => location.reload(), askToKeep });
  const preferences = createPreferences(i18n.locale);
  const page = createPage();
  const notifications = createActor(notificationsMachine);
  const update = createUpdate();
  const speakFrom = speakAndPrefer(preferences);
  const recording = createRecordings({ watch, companies, session });
  const actors = { session, preferences, page, notifications, update, install: createInstall() };
  watch.watch(actors);
  for (const actor of [preferences, page, notifications, session, update]) actor.start();
  void recording.resume();
  followDevice(preferences);
  followRouter(router, { session, update, preferences, page, watch, speak: speakFrom });
  openEarly(session, companies);
  return {
    ...actors,
    tour: createTours({ router, session, go, say: sayOn(notifications), watch }),
    browser,
    proofDesk,
    watch,
    recording,
    reports: companies.reports,
    company: companies.active,
    ...acrossCompanies(http, { session, tabs }, calls),
    account: accountOnDemand({ http, go, session }),
    ...callsOfPages(http, session),
    isDemo: config.demo,
    changeLocale: (path) => changeLocale(path, { router, notifications, speak: speakFrom }),
  };
}

/** What single pages ask of the server. */
const callsOfPages = (http: HttpClient, session: SessionActor) => ({
  files: filesOf(http, session),
  papers: async () => (await import('#services/papers/paper-desk.ts')).paperDesk(http),
  ...reachingOf(http, session),
  ...flowQuestions(http),
  ...buyingQuestions(http),
});

const filesOf = (http: HttpClient, session: SessionActor): App['files'] =>
  fileTransfers(
    http,
    () => i18n.locale,
    () => session.getSnapshot().context.user?.id,
  );

const sayOn =
  (notifications: App['notifications']) =>
  (message: string, type: 'success' | 'info'): void =>
    notifications.send({ type: 'add', at: Date.now(), notification: { type, message } });

/** Several calls of a page are refused at once: one of them leads elsewhere. */
function leadTo(go: (path: string) => void, path: string): void {
  if (!location.pathname.endsWith(path)) go(path);
}

/**
 * Company pages are shown from the device's copy: it is read while the page's code still loads. The code of other pages
 * is fetched when a link to them is pointed at.
 */
function openEarly(session: SessionActor, companies: Companies): void {
  fetchAhead(loadAhead);
  if (pageAt(location.pathname)?.access === 'company') session.subscribe(() => void companies.active());
}

/** What the person is notified of and how: its code is loaded on first use. */
function reachingOf(
  http: HttpClient,
  session: SessionActor,
): Pick<App, 'notices' | 'following' | 'channels'> {
  const reaching = async () => (await import('./reaching.ts')).reachingOf(http, session);
  return {
    notices: async () => (await reaching()).notices(),
    following: async () => (await reaching()).following(),
    channels: async () => (await reaching()).channels(),
  };
}

/** Their code is loaded with the first query. */
const flowQuestions = (
  http: HttpClient,
): Pick<
  App,
  | 'flows'
  | 'proof'
  | 'audit'
  | 'imports'
  | 'apiClients'
  | 'outgoing'
  | 'connections'
  | 'pairings'
  | 'sharedLinks'
  | 'bankFiles'
  | 'invoiceFiles'
  | 'bills'
> => ({
  bankFiles: async (company) =>
    (await import('#services/payments/bank-file-calls.ts')).bankFileCalls(http, company, () => i18n.locale),
  invoiceFiles: async (company) =>
    (await import('#services/invoicing/invoice-file-calls.ts')).invoiceFileCalls(http, company),
  bills: async (company) =>
    (await import('#services/payables/bill-calls.ts')).billCalls(http, company, () => i18n.locale),
  connections: async (company) =>
    (await import('#services/connections/connection-calls.ts')).connectionCalls(http, company),
  apiClients: async (company) =>
    (await import('#services/api-clients/api-client-calls.ts')).apiClientCalls(http, company),
  imports: async (company) =>
    (await import('#services/data-import/import-calls.ts')).importCalls(http, company, () => i18n.locale),
  outgoing: async (company) =>
    (await import('#services/outgoing/outgoing-calls.ts')).outgoingCalls(http, company),
  pairings: async (company) =>
    (await import('#services/pairing/pairing-calls.ts')).pairingCalls(http, company),
  sharedLinks: async (company) =>
    (await import('#services/shared-link/shared-link-calls.ts')).sharedLinkCalls(http, company),
  audit: async (company) => (await import('#services/audit/audit-calls.ts')).auditCalls(http, company),
  flows: async (company) => (await import('#services/flows/flow-calls.ts')).flowCalls(http, company),
  proof: async (company) => (await import('#services/flows/proof-calls.ts')).proofCalls(http, company),
});

/** What buyers ask; likewise. */
const buyingQuestions = (http: HttpClient): Pick<App, 'proposals' | 'supplierFigures' | 'landedCosts'> => ({
  proposals: async (company) =>
    (await import('#services/proposals/proposal-calls.ts')).proposalCalls(http, company),
  supplierFigures: async (company) =>
    (await import('#services/suppliers/supplier-figures-calls.ts')).supplierFiguresCalls(http, company),
  landedCosts: async (company) =>
    (await import('#services/landed-costs/landed-cost-calls.ts')).landedCostCalls(http, company),
});

interface Refusals {
  readonly session: () => SessionActor;
  readonly go: (path: string) => void;
}

function createHttp({ apiBase }: RuntimeConfig, { session, go }: Refusals) {
  const proofDesk = new ProofDesk();
  const http = createHttpClient({
    apiBase,
    language: () => i18n.locale,
    statusMessage: (status) => statusMessage(i18n, status),
    onUnauthenticated: () => session().send({ type: 'expire' }),
    onProofNeeded: proofDesk.ask,
    onFactorRequired: () => leadTo(go, '/auth/second-factor'),
  });
  return { http, proofDesk };
}

interface SessionParts {
  readonly http: HttpClient;
  readonly calls: SessionCalls;
  readonly router: AppRouter;
  readonly opened: () => Companies;
  readonly go: (path: string) => void;
  /** The session is over. */
  readonly onOver: () => void;
}

interface SharedSession {
  readonly session: SessionActor;
  readonly tabs: SessionTabs;
}

/** The session, kept in sync with other tabs. */
function sharedSession({ http, calls, router, opened, go, onOver }: SessionParts): SharedSession {
  const session: SessionActor = createSession({
    calls,
    tabs: () => tabs,
    closeCompany: () => {
      opened().close();
      onOver();
    },
    handOver: () => opened().handOver(),
    go,
    goTo: (address) => router.history.push(address),
    checkRoute: () => void router.invalidate(),
  });
  const tabs = joinSessionTabs({
    onSignedOut: () => session.send({ type: 'signedOutElsewhere' }),
    onSignedIn: (as) => {
      http.signedInElsewhere();
      session.send({ type: 'signedInElsewhere', as });
    },
    onRights: () => session.send({ type: 'reloadPermissions' }),
    onProfile: (user) => session.send({ type: 'profileChangedElsewhere', user }),
  });
  followFocus(session);
  return { session, tabs };
}

/** What reaches beyond the open company; the code that looks into others is loaded with the first link that needs it. */
const acrossCompanies = (
  http: HttpClient,
  { session, tabs }: SharedSession,
  calls: SessionCalls,
): Pick<App, 'switchCompany' | 'tryRole' | 'findElsewhere' | 'leftCompany'> => ({
  leftCompany: takeLeftCompany(storages)?.name ?? null,
  switchCompany: async (company, { standalone }) => {
    const { switchCompany } = await import('./switch-company.ts');
    return switchCompany({ session, calls }, company, standalone);
  },
  tryRole: async (role) => (await import('./try-role.ts')).tryRole({ session, tabs, calls }, role),
  findElsewhere: async (kind, document) => {
    const { companies, active } = session.getSnapshot().context;
    const others = companies.filter(({ id }) => id !== active?.id);
    const { holderOf } = await import('#services/company/other-companies.ts');
    return holderOf(http, others, kind, document);
  },
});

/** Once it is here, it is there at once. */
function accountOnDemand(options: AccountOptions): App['account'] {
  let account: Account | undefined;
  const load = loadOnce(async () => {
    const { createAccount } = await import('./account.ts');
    account = createAccount(options);
    return account;
  });
  return () => account ?? load();
}

/** A language reached through a URL becomes the preferred one. */
const speakAndPrefer =
  (preferences: App['preferences']) =>
  async (locale: Locale): Promise<void> => {
    await speak(locale);
    preferences.send({ type: 'change', preference: { key: 'language', value: locale } });
  };

interface Speakers {
  readonly router: AppRouter;
  readonly notifications: App['notifications'];
  readonly speak: (locale: Locale) => Promise<void>;
}

/** Goes to a page in another language; if it cannot be loaded, stays and notifies the person. */
function changeLocale(path: string, { router, notifications, speak: speakFrom }: Speakers): void {
  const next = localeOfPath(path);
  if (!next) return;
  const failure = { message: i18n._(languageUnavailable), type: 'error' } as const;
  speakFrom(next).then(
    () => router.history.push(path + location.search),
    () => notifications.send({ type: 'add', at: Date.now(), notification: failure }),
  );
}

interface Followers extends Pick<App, 'session' | 'update' | 'preferences' | 'page'> {
  readonly watch: AppWatch;
  readonly speak: (locale: Locale) => Promise<void>;
}

function followRouter(router: AppRouter, followers: Followers): void {
  const { session, update, preferences, page, watch } = followers;
  // Going back restores the scroll position; a link goes to its anchor.
  let isBack = false;
  router.history.subscribe(({ action }) => void (isBack = !['PUSH', 'REPLACE'].includes(action.type)));
  router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
    const locale = localeOfPath(toLocation.pathname);
    // Back and forward may lead to a language whose catalogue is no longer available: the page then stays as it is.
    if (locale && locale !== i18n.locale) followers.speak(locale).catch(console.error);
    session.send({ type: 'enterPage', authenticated: isAuthenticated(router) });
    update.send({ type: 'settle' });
    if (pathChanged) preferences.send({ type: 'pageEntered' });
    if (pathChanged) watch.page(toLocation.pathname);
  });
  router.subscribe('onRendered', ({ toLocation, hashChanged }) => {
    if (hashChanged && !isBack && toLocation.hash) page.send({ type: 'followAnchor', id: toLocation.hash });
  });
}

/** Pages that require a session, neither public nor for guests only, and what everybody reads in the shell. */
function isAuthenticated(router: AppRouter): boolean {
  const { access, layout } = router.state.matches.at(-1)?.staticData.page ?? {};
  return access === 'session' || access === 'company' || layout === 'default';
}

import {
  createActor,
  fromCallback,
  type CallbackActorLogic,
  waitFor,
  type ActorRefFrom,
  type EventObject,
} from 'xstate';
import {
  connectivityMachine,
  type ConnectivityActor,
} from '#machines/app/connectivity/connectivity.machine.ts';
import { whenHeldUp } from '#machines/app/connectivity/connectivity.rules.ts';
import type { InboxActor } from '#machines/app/inbox/inbox.machine.ts';
import { schema } from '#machines/schema.ts';
import type { sessionMachine } from '#machines/app/session/session.machine.ts';
import { holds, type HeldPermissions } from '#machines/app/session/session.types.ts';
import { syncMachine, type SyncInput, type SyncSignal } from '#machines/app/sync/sync.machine.ts';
import { pauseAfter } from '#machines/app/sync/sync.rules.ts';
import { accessClass, type AccessClass } from '#model/engine/access.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Scope } from '#model/engine/scope.ts';
import { folding } from '#model/folding.ts';
import { keepChoices } from '#services/choices/kept-choices.ts';
import { companyCalls } from '#services/company/company-calls.ts';
import { draftCalls } from '#services/drafts/draft-calls.ts';
import { listViewCalls } from '#services/list-views/list-view-calls.ts';
import type { SessionReport } from '#services/company/company-contract.ts';
import { CompanySession } from '#services/company/company-session.ts';
import type { HttpClient } from '#services/http/http-client.ts';
import type { OpenCompany } from '#views/navigation/app-context.tsx';
import { REPORTS_WAIT } from '#services/recordings/reports-wait.ts';
import { storages } from '#services/storage/browser-storages.ts';
import type { AppWatch } from '#services/watch/app-watch.ts';
import { openChoiceStore } from '#services/store/choice-store.ts';
import { createInbox } from './inbox.ts';
import { leaveFor } from './leave-company.ts';

interface Options {
  readonly http: HttpClient;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly reload: () => void;
  readonly watch: AppWatch;
  /** Asks the browser to keep this device's data. */
  readonly askToKeep: () => void;
}

export interface Companies {
  /** The active company, opened on the first call after its person and permissions are known. */
  readonly active: () => OpenCompany | null;
  /** Its model; null if there is none, or it is not open yet. */
  readonly model: () => CompanyModel | null;
  /** Problem reports in it. Rejects while none is open. */
  readonly reports: () => ReturnType<typeof reportsOf>;
  readonly close: () => void;
  /** Sends unsaved drafts to the server, as far as that is possible in a moment. */
  readonly handOver: () => Promise<void>;
}

type Opened = OpenCompany & {
  readonly held: () => CompanySession | undefined;
  readonly company: number;
  readonly stop: () => void;
  readonly handOver: () => Promise<void>;
};

/** Longest wait for a sign-out, in milliseconds. */
const LONGEST_HANDOVER = 3000;

/** Opens the company a session works in, one per page: switching company reloads the page. */
export function openCompanies(options: Options): Companies {
  const { session } = options;
  let opened: Opened | null = null;
  return {
    active: () => {
      const state = session.getSnapshot();
      const { user, active } = state.context;
      if (!user || !active) return null;
      // What to fetch depends on the permissions, which a session that expired on arrival does not have yet.
      if (!opened && (state.hasTag('settling') || state.hasTag('expired'))) return null;
      opened ??= open(options, user.id, active.id);
      return opened;
    },
    model: () => (opened?.sync.getSnapshot().matches('usable') ? (opened.held() ?? null) : null),
    reports: async () => {
      const model = opened?.held();
      if (!model) throw new Error('no company is open');
      return reportsOf(options.http, model);
    },
    close: () => {
      opened?.stop();
      opened = null;
    },
    handOver: async () => {
      const tooLong = new Promise<void>((resolve) => void setTimeout(resolve, LONGEST_HANDOVER));
      await Promise.race([opened?.handOver(), tooLong]);
    },
  };
}

/** The sync chart owns the company's model: it starts it, ends it and receives its events. */
function open(options: Options, user: string, company: number): Opened {
  let live: CompanySession | undefined;
  const connectivity = createActor(connectivityMachine).start();
  const inbox = createInbox(options.http, user, company);
  const sendWaiting = (): void => void sendReports(options.http, { user, company }).catch(() => {}); // at the next start
  warnOfLoss(connectivity);
  // No earlier: Firefox asks the person, who should see what it is for.
  whenHeldUp(connectivity, options.askToKeep);
  const runner = fromCallback<EventObject, SyncInput>(({ input, sendBack, receive }) => {
    const gone = (): void => leaveFor(options.session, company);
    live = companySession(options, input, { tell: sendBack, connectivity, inbox, sendWaiting, gone });
    void live.start();
    receive(() => void live?.start());
    const stopListening = onSignedInAgain(options.session, () => live?.resume());
    return () => {
      stopListening();
      live?.stop();
    };
  });
  const sync = createSync(options, runner, { user, company });
  options.watch.watch({ connectivity, inbox, sync });
  sync.start();
  // Not needed by the first page.
  const choices = keepChoices(usable(sync).then(() => openChoiceStore(user, company)));
  const model = (): CompanySession => opened(live);
  const stopWatching = onOtherRights(options);
  const handOver = async (): Promise<void> => live?.handOver();
  const stop = (): void => {
    stopWatching();
    sync.stop();
    inbox.stop();
    choices.close();
  };
  return { sync, connectivity, inbox, choices, model, held: () => live, company, handOver, stop };
}

const createSync = (
  { session, reload }: Options,
  runner: CallbackActorLogic<EventObject, SyncInput>,
  input: SyncInput,
): Opened['sync'] =>
  createActor(
    syncMachine.provide({
      actors: { company: runner },
      actions: { tellExpired: () => session.send({ type: 'expire' }), startOver: reload },
      delays: { pause: ({ context }) => pauseAfter(context.tries, Math.random()) },
    }),
    { input },
  );

const usable = (sync: Opened['sync']): Promise<unknown> =>
  waitFor(sync, (state) => state.matches('usable'), { timeout: Infinity });

/** Problem reports of a person in a company. */
async function reportsOf(http: HttpClient, { user, company }: SyncInput) {
  const { openReports } = await import('#services/recordings/report-box.ts');
  return openReports(http, user, company);
}

/** Sends queued reports; their code is loaded only if there are any. */
async function sendReports(http: HttpClient, as: SyncInput): Promise<void> {
  if (storages.shared.getItem(REPORTS_WAIT) !== null) await (await reportsOf(http, as)).sendWaiting();
}

function opened(live: CompanySession | undefined): CompanySession {
  if (!live) throw new Error('the company is not open');
  return live;
}

/** Pending changes that are not on disk are lost with the page: the browser asks before it closes. */
function warnOfLoss(connectivity: ConnectivityActor): void {
  addEventListener('beforeunload', (event) => {
    if (connectivity.getSnapshot().matches({ memory: 'unkept', work: 'waiting' })) event.preventDefault();
  });
}

/** What somebody who holds this may see. */
const accessOf = (held: HeldPermissions): AccessClass =>
  accessClass(folding, (permission) => holds(held, permission), scopeOf(held));

const scopeOf = ({ warehouses = null, founder }: HeldPermissions): Scope =>
  warehouses === null || founder ? null : new Set(warehouses);

/** A page's access is fixed when its company is opened: changed permissions reload the page. */
function onOtherRights({ session, reload }: Options): () => void {
  const keyOf = (held: HeldPermissions): string => accessOf(held).key;
  const opened = session.getSnapshot().context;
  const key = keyOf(opened);
  let { permissions } = opened;
  const { unsubscribe } = session.subscribe(({ context }) => {
    if (context.permissions === permissions) return;
    ({ permissions } = context);
    const isAnswered = permissions.length > 0 || context.founder;
    if (isAnswered && keyOf(context) !== key) reload();
  });
  return unsubscribe;
}

/** Calls `resume` whenever an expired session is back; returns an unsubscribe function. */
function onSignedInAgain(session: Options['session'], resume: () => void): () => void {
  let wasOver = false;
  const { unsubscribe } = session.subscribe((state) => {
    const isOver = state.hasTag('expired');
    if (wasOver && !isOver && state.hasTag('signedIn')) resume();
    wasOver = isOver;
  });
  return unsubscribe;
}

const charts = async (): Promise<Engine> => (await import('#machines/registry.ts')).engine;

interface Listeners {
  readonly tell: (signal: SyncSignal) => void;
  readonly connectivity: ConnectivityActor;
  readonly inbox: InboxActor;
  readonly sendWaiting: () => void;
  readonly gone: () => void;
}

function companySession(
  { http, session, watch }: Options,
  { user, company }: SyncInput,
  listeners: Listeners,
): CompanySession {
  const held = session.getSnapshot().context;
  const access = accessOf(held);
  return new CompanySession({
    folding,
    charts,
    schema,
    user,
    company,
    tables: access.tables,
    scope: access.scope,
    accessKey: access.key,
    may: (permission) => holds(session.getSnapshot().context, permission),
    tried: () => (session.getSnapshot().context.tried ?? null) !== null,
    limits: () => session.getSnapshot().context.limits ?? null,
    calls: companyCalls(http, company),
    draftCalls: draftCalls(http, company),
    listViewCalls: listViewCalls(http, company),
    report: reportTo(listeners, watch),
  });
}

/** Routes a company's reports to the charts concerned. */
function reportTo(
  { tell, connectivity, inbox, sendWaiting, gone }: Listeners,
  watch: AppWatch,
): SessionReport {
  return {
    localReady: () => tell({ type: 'localReady' }),
    localEmpty: () => tell({ type: 'localEmpty' }),
    progressed: (done, total) => tell({ type: 'progressed', done, total }),
    bootstrapped: () => tell({ type: 'bootstrapped' }),
    bootstrapFailed: () => {
      tell({ type: 'bootstrapFailed' });
      connectivity.send({ type: 'disconnected' });
    },
    connected: (connected) => {
      const type = connected ? 'connected' : 'disconnected';
      tell({ type });
      connectivity.send({ type });
      if (connected) inbox.send({ type: 'connected' });
      if (connected) sendWaiting();
    },
    crowded: () => (tell({ type: 'disconnected' }), connectivity.send({ type: 'crowded' })),
    reached: (reached) => connectivity.send({ type: reached ? 'sent' : 'sendFailed' }),
    counted: (waiting, refused) => {
      tell({ type: 'counted', waiting });
      connectivity.send({ type: 'counted', waiting, refused });
    },
    unkept: () => connectivity.send({ type: 'unkept' }),
    outdated: () => {
      tell({ type: 'outdated' });
      connectivity.send({ type: 'outdated' });
    },
    accessChanged: () => tell({ type: 'accessChanged' }),
    gone,
    expired: () => tell({ type: 'expired' }),
    given: (command, outcome, before) => watch.command(command, outcome, before),
    inboxChanged: () => inbox.send({ type: 'changed' }),
  };
}

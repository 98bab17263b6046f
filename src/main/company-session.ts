import type { ActorRefFrom } from 'xstate';
import type { ConnectivityActor } from '#machines/app/connectivity/connectivity.machine.ts';
import type { InboxActor } from '#machines/app/inbox/inbox.machine.ts';
import { schema } from '#machines/schema.ts';
import type { sessionMachine } from '#machines/app/session/session.machine.ts';
import { holds, type HeldPermissions } from '#machines/app/session/session.types.ts';
import type { SyncInput, SyncSignal } from '#machines/app/sync/sync.machine.ts';
import { accessClass, type AccessClass } from '#model/engine/access.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Scope } from '#model/engine/scope.ts';
import { folding } from '#model/folding.ts';
import { companyCalls } from '#services/company/company-calls.ts';
import type { SessionReport } from '#services/company/company-contract.ts';
import { CompanySession } from '#services/company/company-session.ts';
import { draftCalls } from '#services/drafts/draft-calls.ts';
import type { HttpClient } from '#services/http/http-client.ts';
import { listViewCalls } from '#services/list-views/list-view-calls.ts';
import type { AppWatch } from '#services/watch/app-watch.ts';

/** What a company on this device is opened with. */
export interface Surroundings {
  readonly http: HttpClient;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly watch: AppWatch;
  readonly reload: () => void;
}

/** Who hears of what happens to it. */
export interface Listeners {
  readonly tell: (signal: SyncSignal) => void;
  readonly connectivity: ConnectivityActor;
  readonly inbox: InboxActor;
  readonly sendWaiting: () => void;
  readonly gone: () => void;
}

const charts = async (): Promise<Engine> => (await import('#machines/registry.ts')).engine;

/** The company with everything that replays it, on this device: not started. */
export function companySession(
  { http, session, watch }: Surroundings,
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

/** What somebody who holds this may see. */
const accessOf = (held: HeldPermissions): AccessClass =>
  accessClass(folding, (permission) => holds(held, permission), scopeOf(held));

const scopeOf = ({ warehouses = null, founder }: HeldPermissions): Scope =>
  warehouses === null || founder ? null : new Set(warehouses);

/** A page's access is fixed when its company is opened: changed permissions reload the page. */
export function onOtherRights({ session, reload }: Surroundings): () => void {
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

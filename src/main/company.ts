import { createActor, fromCallback, type CallbackActorLogic, waitFor, type EventObject } from 'xstate';
import {
  connectivityMachine,
  type ConnectivityActor,
} from '#machines/app/connectivity/connectivity.machine.ts';
import { whenHeldUp } from '#machines/app/connectivity/connectivity.rules.ts';
import { syncMachine, type SyncInput, type SyncSignal } from '#machines/app/sync/sync.machine.ts';
import { pauseAfter } from '#machines/app/sync/sync.rules.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { keepChoices } from '#services/choices/kept-choices.ts';
import type { CompanySession } from '#services/company/company-session.ts';
import type { HttpClient } from '#services/http/http-client.ts';
import type { OpenCompany } from '#views/navigation/app-context.tsx';
import { REPORTS_WAIT } from '#services/recordings/reports-wait.ts';
import { storages } from '#services/storage/browser-storages.ts';
import { openChoiceStore } from '#services/store/choice-store.ts';
import type { Listeners, Surroundings } from './company-session.ts';
import { createInbox } from './inbox.ts';
import { leaveFor } from './leave-company.ts';
import { loadOnce } from './load-once.ts';

interface Options extends Surroundings {
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

/** What replays a company: loaded with the first page of one, not by pages that need none. */
export const loadCompanySession = loadOnce(async () => import('./company-session.ts'));

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
  const runner = companyRunner(
    options,
    company,
    { connectivity, inbox, sendWaiting },
    (made) => (live = made),
  );
  const sync = createSync(options, runner, { user, company });
  options.watch.watch({ connectivity, inbox, sync });
  sync.start();
  // Not needed by the first page.
  const choices = keepChoices(usable(sync).then(() => openChoiceStore(user, company)));
  const model = (): CompanySession => opened(live);
  const handOver = async (): Promise<void> => live?.handOver();
  const stop = (): void => {
    sync.stop();
    inbox.stop();
    choices.close();
  };
  return { sync, connectivity, inbox, choices, model, held: () => live, company, handOver, stop };
}

/** Runs the company for the sync chart: loads its code, starts it, and starts it again on request. */
const companyRunner = (
  options: Options,
  company: number,
  others: Pick<Listeners, 'connectivity' | 'inbox' | 'sendWaiting'>,
  onMade: (live: CompanySession) => void,
) =>
  fromCallback<EventObject, SyncInput>(({ input, sendBack, receive }) => {
    let live: CompanySession | undefined;
    let isStopped = false;
    const gone = (): void => leaveFor(options.session, company);
    const stops = [onSignedInAgain(options.session, () => live?.resume())];
    const start = async (): Promise<void> => {
      const code = await loadCompanySession().catch(() => null);
      if (isStopped) return;
      if (!code) return tellUnloaded(sendBack);
      if (!live) {
        live = code.companySession(options, input, { ...others, tell: sendBack, gone });
        stops.push(code.onOtherRights(options));
        onMade(live);
      }
      await live.start();
    };
    void start();
    receive(() => void start());
    return () => {
      isStopped = true;
      for (const stop of stops) stop();
      live?.stop();
    };
  });

/** Its code did not come: the chart tries again, as after a failed download of the company. */
function tellUnloaded(tell: (signal: SyncSignal) => void): void {
  tell({ type: 'localEmpty' });
  tell({ type: 'bootstrapFailed' });
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

import type { CompanyModel, DeviceNote, DocumentQuery, Fetched } from '#model/engine/company-model.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Command } from '#model/engine/envelope.ts';
import type { LedgerMove } from '#model/engine/ledger-answer.ts';
import type { BootHeader } from '#model/engine/pages.ts';
import { Replica, type Batch, type Dispatched, type Pending, type Conflict } from '#model/engine/replica.ts';
import { newId } from '../ids/new-id.ts';
import type { KeptListViews } from '../list-views/kept-list-views.ts';
import { openDraftStore } from '../drafts/draft-store.ts';
import type { KeptDrafts } from '../drafts/kept-drafts.ts';
import { CompanyStore, type Kept, type StoredHead } from '../store/company-store.ts';
import { DeviceStore } from '../store/device-store.ts';
import { wipePersonal } from '../store/device-wipe.ts';
import { untilIdle } from '../page/until-idle.ts';
import { followEvents } from '../stream/event-stream.ts';
import { joinTabs, type TabLine } from '../tabs/tab-leader.ts';
import { readBootstrap } from './bootstrap.ts';
import { deviceEnv } from './device-env.ts';
import { readKept, type KeptModel } from './kept-model.ts';
import { LogKeeper } from './log-keeper.ts';
import { Outbox } from './outbox.ts';
import type { SessionOptions } from './session-options.ts';
import type { Word } from './tab-words.ts';

const TRIES = 3;
const snapshots = () => import('./list-snapshot.ts');

/** One company on this device: its replica, kept in sync, and its outbox. Start once, stop once. */
export class CompanySession implements CompanyModel {
  readonly company: number;
  readonly user: string;
  readonly #options: SessionOptions;
  readonly #ending = new AbortController();
  #store: DeviceStore | undefined;
  #outbox: Outbox | undefined;
  #log: LogKeeper | undefined;
  #isStarting = false;
  #replica: Replica | undefined;
  #drafts: KeptDrafts | undefined;
  #listViews: KeptListViews | undefined;
  #header: BootHeader | undefined;
  #tabs: TabLine<Word> | undefined;
  #following: AbortController | undefined;
  /** Whether this page is connected to the server, once known: a tab that joins later asks for it. */
  #standing: Word | undefined;
  #deciding: Promise<void> | undefined;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.company = options.company;
    this.user = options.user;
  }

  get replica(): Replica {
    if (!this.#replica) throw new Error('the company is not open yet');
    return this.#replica;
  }

  get drafts(): KeptDrafts {
    if (!this.#drafts) throw new Error('the company is not open yet');
    return this.#drafts;
  }

  get listViews(): KeptListViews {
    if (!this.#listViews) throw new Error('the company is not open yet');
    return this.#listViews;
  }

  /** Opens from the device's copy, else from the server; reports every step. May be called again after a failure. */
  async start(): Promise<void> {
    if (this.#isStarting) return;
    this.#isStarting = true;
    const [{ kept, filled }] = await Promise.all([this.#openStore(), this.#openDrafts(), this.#openViews()]);
    // With pending commands, their effect is predicted from the first frame.
    const charts = kept.outbox.length > 0 ? this.#options.charts().catch(() => null) : null;
    if (kept.head && filled) {
      this.#openKept(kept, kept.head, filled, await charts);
      this.#options.report.localReady();
      this.#join();
    } else if (await this.#bootstrap(kept)) this.#join();
    else this.#isStarting = false;
    if (!this.#isStarting) this.#startWhenOnline();
    else void untilIdle().then(() => this.deciding().catch(() => {})); // retried on demand
  }

  /** Resolves once this device can judge commands; the charts are loaded when the page is first idle. */
  deciding(): Promise<void> {
    this.#deciding ??= this.#options.charts().then(
      (engine) => this.replica.decideWith(engine),
      (error: unknown) => {
        this.#deciding = undefined;
        throw error;
      },
    );
    return this.#deciding;
  }

  async #openViews(): Promise<void> {
    const views = await import('../list-views/kept-list-views.ts');
    this.#listViews ??= await views.openListViews(this, this.#options.listViewCalls, this.#ending.signal);
  }

  async #openStore(): Promise<KeptModel> {
    const { report } = this.#options;
    this.#store ??= await DeviceStore.open({
      open: () => CompanyStore.open(this.user, this.company),
      onUnkept: report.unkept,
    });
    const store = this.#store;
    this.#log ??= new LogKeeper(store, () => this.replica);
    this.#outbox ??= this.#newOutbox(store);
    return readKept(store, (head) => (this.#isUsable(head) ? this.#newReplica(head) : null));
  }

  #startWhenOnline(): void {
    const options = { once: true, signal: this.#ending.signal };
    globalThis.addEventListener?.('online', () => void this.start(), options);
  }

  /** Drafts are available before the first form; the server's copies follow. */
  async #openDrafts(): Promise<void> {
    const { draftCalls: calls } = this.#options;
    const [store, { KeptDrafts: Drafts }] = await Promise.all([
      openDraftStore(this.user, this.company).catch(() => null),
      import('../drafts/kept-drafts.ts'),
    ]);
    this.#drafts ??= await Drafts.open({ store, calls, now: () => new Date().toISOString() });
    void this.#drafts.fetch();
    addEventListener('pagehide', () => void this.#drafts?.flush(), { signal: this.#ending.signal });
  }

  /** Resumes after an expired session is back: sends pending commands and follows the log again. */
  resume(): void {
    if (!this.#replica) return void this.start();
    void this.#drafts?.fetch();
    this.#outbox?.wake();
    if (this.#tabs?.isLeader()) this.#follow();
  }

  /** Sends drafts and settings that the server does not have: the device's copies end with the session. */
  async handOver(): Promise<void> {
    await Promise.all([this.#drafts?.flush(), this.#listViews?.flush()]);
  }

  stop(): void {
    this.#ending.abort();
    this.#following?.abort();
    this.#outbox?.stop();
    this.#tabs?.close();
    this.#drafts?.close();
    void this.#log?.write().finally(() => this.#store?.close());
  }

  may(permission: string): boolean {
    return this.#options.may(permission);
  }

  newId(): string {
    return newId();
  }

  propose(draft: Pick<Command, 'kind' | 'document' | 'type' | 'data' | 'version'>): Dispatched {
    const madeAt = new Date().toISOString();
    return this.#queue({ ...draft, id: newId(), seen: this.replica.head, madeAt });
  }

  #queue(command: Command): Dispatched {
    const dispatched = this.replica.dispatch(command);
    if (dispatched.queued) void this.#outbox?.give(command);
    return dispatched;
  }

  readonly decideNow: CompanyModel['decideNow'] = async (drafts, signal) => {
    const { replica } = this;
    const isConnected = this.#standing?.type === 'connected' && this.#standing.connected;
    if (!isConnected || replica.pending.length > 0) return null;
    const { decideNow } = await import('./decide-now.ts');
    const made = { seen: replica.head, madeAt: new Date().toISOString() };
    return decideNow({
      commands: drafts.map((draft) => ({ ...draft, ...made })),
      replica,
      post: (commands) => this.#options.calls.send(commands),
      queue: (command) => this.#queue(command),
      signal,
    });
  };

  pending(): readonly Pending[] {
    return this.replica.pending;
  }

  conflicts(): readonly Conflict[] {
    return this.replica.conflicts;
  }

  dismissConflict(id: string): void {
    this.#outbox?.dismiss(id);
  }

  mayTakeBack(id: string): boolean {
    return this.#outbox?.mayTakeBack(id) ?? false;
  }

  takeBack(id: string): void {
    this.#outbox?.takeBack(id);
  }

  readonly history: CompanyModel['history'] = (kind, document) => this.#options.calls.history(kind, document);
  readonly ledger: CompanyModel['ledger'] = (filter) => this.#options.calls.ledger(filter);
  readonly askLedger: CompanyModel['askLedger'] = (ask, part) => this.#options.calls.askLedger(ask, part);
  readonly exportLedger: CompanyModel['exportLedger'] = async (ask, signal) => {
    const { readSnapshot } = await snapshots();
    return (await readSnapshot<LedgerMove>(await this.#options.calls.ledgerExport(ask, signal))).pieces;
  };

  async fetchDocuments(kind: string, query: DocumentQuery): Promise<Fetched> {
    const { rows, next } = await this.#options.calls.documents(kind, query);
    this.replica.load(kind, rows);
    return { count: rows.length, next };
  }

  async fetchDocument(kind: string, document: string): Promise<boolean> {
    const row = await this.#options.calls.document(kind, document);
    if (row) this.replica.load(kind, [row]);
    return row !== null;
  }

  readonly askList: CompanyModel['askList'] = async (kind, ask, part, isKept) => {
    const answer = await this.#options.calls.list(kind, ask, part);
    if (isKept) this.replica.load(kind, answer.rows);
    return answer;
  };

  readonly exportList: CompanyModel['exportList'] = async (kind, ask, signal) =>
    (await snapshots()).readSnapshot(await this.#options.calls.listExport(kind, ask, signal));

  readonly askDays: CompanyModel['askDays'] = (kind, ask) => this.#options.calls.days(kind, ask);
  readonly turnover: CompanyModel['turnover'] = (of, period) => this.#options.calls.turnover(of, period);
  readonly stockValue: CompanyModel['stockValue'] = (day) => this.#options.calls.stockValue(day);
  readonly shrinkage: CompanyModel['shrinkage'] = (period) => this.#options.calls.shrinkage(period);
  readonly quoteChances: CompanyModel['quoteChances'] = () => this.#options.calls.quoteChances();
  readonly numberSeries: CompanyModel['numberSeries'] = () => this.#options.calls.numberSeries();
  readonly counting: CompanyModel['counting'] = () => this.#options.calls.counting();
  readonly peopleWho: CompanyModel['peopleWho'] = (ability) => this.#options.calls.people(ability);
  readonly linksElsewhere: CompanyModel['linksElsewhere'] = (of) => this.#options.calls.linksElsewhere(of);
  readonly authors: CompanyModel['authors'] = (ids) => this.#options.calls.authors(ids);

  note(note: DeviceNote): void {
    this.#options.calls.note(note).catch(() => undefined); // lost without a connection, as it says
  }

  #isUsable(head: StoredHead): boolean {
    const { company, schema, accessKey } = this.#options;
    return head.company === company && head.schema === schema && head.access === accessKey;
  }

  #openKept(kept: Kept, head: StoredHead, replica: Replica, charts: Engine | null): void {
    if (charts) replica.decideWith(charts);
    replica.head = head.asOf;
    const events = kept.log.filter((event) => event.seq > head.asOf && event.seq <= head.head);
    replica.receive({ company: this.company, epoch: head.epoch, from: head.asOf + 1, to: head.head, events });
    this.#use(replica, head, kept);
    this.#log?.goOn(head, kept.log.length);
  }

  /** Loads the whole model from the server; false after the last failed attempt. */
  async #bootstrap(kept: Kept): Promise<boolean> {
    const { report, calls } = this.#options;
    report.localEmpty();
    for (let attempt = 1; attempt <= TRIES && !this.#ending.signal.aborted; attempt++) {
      try {
        const { header, pages } = await readBootstrap(
          await calls.bootstrap(this.#ending.signal),
          report.progressed,
        );
        const replica = this.#newReplica(header);
        for (const { page } of pages) replica.fillPage(page);
        replica.head = header.asOf;
        this.#use(replica, header, kept);
        report.bootstrapped();
        this.#log?.begin(header, pages);
        return true;
      } catch (error) {
        if (calls.isGone(error)) return this.#leave();
        if (calls.isUnauthorised(error)) {
          report.expired();
          return false;
        }
      }
    }
    report.bootstrapFailed();
    return false;
  }

  /** The person is no member any more: nothing of the company stays on this device. */
  async #leave(): Promise<false> {
    await Promise.all([this.#store?.wipe(), wipePersonal(this.user, this.company)]);
    this.#options.report.gone();
    return false;
  }

  #newReplica({ since: recentSince }: BootHeader): Replica {
    const { folding: engine, company, tables, scope, report } = this.#options;
    return new Replica({
      engine,
      company,
      tables,
      scope,
      recentSince,
      given: report.given,
      env: () => deviceEnv(this.#options, this.#replica),
    });
  }

  #use(replica: Replica, header: BootHeader, { outbox, refused }: Kept): void {
    this.#header = header;
    this.#replica = replica;
    this.#outbox?.open(replica, outbox, refused);
  }

  #newOutbox(store: DeviceStore): Outbox {
    const { calls, report } = this.#options;
    return new Outbox({
      store,
      replica: () => this.replica,
      post: (commands) => calls.send(commands),
      tell: (word) => this.#tabs?.tell(word),
      isLeader: () => this.#tabs?.isLeader() ?? false,
      isOnline: () => globalThis.navigator?.onLine !== false,
      isUnauthorised: (error) => calls.isUnauthorised(error),
      finalCode: (error) => calls.finalCode(error),
      report,
    });
  }

  #join(): void {
    this.#tabs = joinTabs<Word>(`lagra-${this.user}-${this.company}`, {
      onLead: () => {
        this.#follow();
        this.#outbox?.wake();
        void this.#log?.tidy();
      },
      onFollow: () => {
        this.#following?.abort();
        this.#outbox?.stop();
      },
      onMessage: (word) => this.#hear(word),
    });
    this.#tabs.tell({ type: 'hello' });
  }

  #hear(word: Word): void {
    switch (word.type) {
      case 'batch':
        return this.#receive(word.batch);
      case 'connected':
        if (this.#standing?.type !== 'outdated') this.#standing = word;
        return this.#options.report.connected(word.connected);
      case 'crowded':
        if (this.#standing?.type !== 'outdated') this.#standing = word;
        return this.#options.report.crowded();
      case 'inbox':
        return this.#options.report.inboxChanged();
      case 'outdated':
        this.#standing = word;
        return this.#options.report.outdated();
      case 'hello':
        return this.#standing && this.#tellFollowers(this.#standing);
      default:
        return this.#outbox?.hear(word);
    }
  }

  /** Stream messages apply to all tabs. */
  #learn(word: Word): void {
    this.#hear(word);
    this.#tellFollowers(word);
  }

  #tellFollowers(word: Word): void {
    if (this.#tabs?.isLeader()) this.#tabs.tell(word);
  }

  /** Opens the stream: the leader for all tabs, a follower that missed something for itself. */
  #follow(): void {
    const { calls, report, schema } = this.#options;
    this.#following?.abort();
    const following = new AbortController();
    this.#following = following;
    const signal = AbortSignal.any([following.signal, this.#ending.signal]);
    const epoch = (): number => this.#header?.epoch ?? 0;
    void followEvents(
      (from) => calls.eventsUrl({ from, epoch: epoch(), schema }),
      {
        from: () => this.replica.head + 1,
        onBatch: (batch) => this.#receive(batch),
        onEpoch: () => void this.#store?.forget().then(report.accessChanged),
        onGone: () => void this.#leave(),
        onUpgrade: () => this.#learn({ type: 'outdated' }),
        onInbox: () => this.#learn({ type: 'inbox' }),
        onUnauthorised: () => report.expired(),
        onCrowded: () => following.signal.aborted || this.#learn({ type: 'crowded' }),
        onConnected: (connected) => {
          if (following.signal.aborted) return; // another stream reports now, of this tab or of the current leader
          this.#learn({ type: 'connected', connected });
          if (connected) this.#outbox?.wake();
        },
      },
      signal,
    );
  }

  #receive(batch: Batch): void {
    const received = this.replica.receive(batch);
    if ('gap' in received) return this.#follow();
    if (!this.#tabs?.isLeader()) return;
    this.#tabs.tell({ type: 'batch', batch });
    this.#log?.take(batch);
  }
}

import type { CompanyModel } from '#model/engine/company-model.ts';
import type { StateValue } from '#model/engine/rows.ts';
import type { ChartWatch, Watched } from '#model/flows/chart-watch.ts';
import type { RecordingDesk, RecordingPhase } from '#model/recordings/recording-desk.ts';
import type { ReportPlace } from '#model/recordings/report.ts';
import { tabClaims, type TabClaims, type TabLocks } from '../tabs/tab-claims.ts';
import type { Recorder } from './recorder.ts';
import { RecordingShelf } from './recording-shelf.ts';
import type { ShelvedHead } from './shelved-recording.ts';

interface DeskOptions {
  readonly watch: ChartWatch;
  /** Null while no company is open. */
  readonly model: () => CompanyModel | null;
  /** The signed-in person and their company; null if nobody is signed in. */
  readonly owner: () => ShelvedHead['owner'];
  readonly locale: () => string;
  readonly place: () => ReportPlace;
  /** Lasts as long as the tab; throws if the browser denies access. */
  readonly storage: () => Storage;
  /** Undefined in insecure contexts. */
  readonly locks?: TabLocks | undefined;
}

/** Recordings of this tab; the recorder's code loads with the first. */
export class TabRecordings implements RecordingDesk {
  readonly #options: DeskOptions;
  readonly #shelf: RecordingShelf;
  /** Claims on recordings by their start time: a duplicated tab has the same storage. */
  readonly #claims: TabClaims;
  readonly #listeners = new Set<() => void>();
  #phase: RecordingPhase = { is: 'off' };
  #recorder: Recorder | null = null;
  #head: ShelvedHead | null = null;

  constructor(options: DeskOptions) {
    this.#options = options;
    this.#shelf = new RecordingShelf(options.storage);
    this.#claims = tabClaims(options.locks, 'lagra-records-');
  }

  phase = (): RecordingPhase => this.#phase;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  ask = (): void => void (this.#phase.is === 'off' && this.#to({ is: 'asked' }));

  start = async (typed: boolean): Promise<void> => {
    const parts = await recorderParts();
    if (this.#recorder) return;
    const { watch, owner, locale, place } = this.#options;
    const { page } = place();
    const begun = { startedAt: Date.now(), locale: locale(), page, typed, actors: standing(watch) };
    this.#shelf.wipe();
    const head = { begun, owner: owner(), ended: null };
    void this.#claims.take(nameOf(begun));
    this.#run(head, this.#shelf.head(head), parts);
  };

  /** Resumes a recording that was running, or awaiting review, when the page was left, unless another tab holds it. */
  resume = async (): Promise<void> => {
    const shelved = this.#shelf.read();
    if (shelved === null) return;
    if (shelved === 'lost') return this.#lose('load');
    const { watch, place } = this.#options;
    const heard: Watched[] = [];
    const stop = watch.listen((watched) => heard.push(watched));
    const load = { at: Date.now(), path: place().page, actors: standing(watch), heard };
    const parts = await recorderParts().catch(() => null);
    const found = parts?.takenUp(shelved) ?? null;
    const isMine = found === null || (await this.#claims.take(nameOf(found.begun)));
    stop();
    // Another recording may have been started meanwhile, or the person signed out.
    if (this.#recorder || this.#shelf.read() === null) return;
    if (!isMine) this.#shelf.wipe();
    else if (parts && found) this.#takeUp(found, load, parts);
    else this.#lose('load');
  };

  stop = (): void => this.#end({ isFull: false, isElsewhere: false });

  report = (): void => {
    if (this.#phase.is === 'running') this.stop();
    else if (this.#phase.is === 'off')
      this.#to({ is: 'reporting', place: this.#options.place(), ended: null });
  };

  delivered = (): void => this.#clear();

  drop = (): void => {
    this.#forget();
    this.#to({ is: 'off' });
  };

  /** The session is over: its recording is discarded. */
  leave = (): void => {
    const was = this.#phase;
    const held = was.is === 'running' || (was.is === 'reporting' && was.ended) || this.#shelf.read() !== null;
    if (held) this.#lose('session');
    else if (was.is !== 'lost' && was.is !== 'off') this.drop();
  };

  #takeUp(found: TakenUp, load: Load, parts: Parts): void {
    const { entries, ended, ...head } = found;
    this.#head = { ...head, ended };
    this.#guard(head.owner);
    if (!ended) return this.#run({ ...head, ended }, true, parts, { entries, load });
    const recording = parts.recordingOf(head.begun, entries, ended.at);
    const { isFull } = ended;
    const { place } = this.#options;
    this.#to({ is: 'reporting', place: place(), ended: { recording, isFull, isElsewhere: false } });
  }

  #run(head: ShelvedHead, isKept: boolean, parts: Parts, before?: Before): void {
    const { watch, model } = this.#options;
    this.#head = head;
    this.#to({ is: 'running', since: head.begun.startedAt, typed: head.begun.typed, isKept });
    this.#recorder = new parts.Recorder({
      watch,
      begun: head.begun,
      ...(before && { before }),
      now: () => Date.now(),
      company: () => parts.look(model()),
      keep: (entry) => {
        // Entries arrive during rendering, which must not trigger another render.
        if (this.#isKept() && !this.#shelf.add(entry)) queueMicrotask(() => this.#unkept());
      },
      // Not synchronously: the recorder may still be in its constructor, or reporting its own end.
      onFull: () => queueMicrotask(() => this.#end({ isFull: true, isElsewhere: false })),
    });
  }

  #isKept(): boolean {
    return this.#phase.is === 'running' && this.#phase.isKept;
  }

  #unkept(): void {
    if (this.#phase.is === 'running') this.#to({ ...this.#phase, isKept: false });
  }

  #end({ isFull, isElsewhere }: { readonly isFull: boolean; readonly isElsewhere: boolean }): void {
    if (!this.#recorder || !this.#head) return;
    const recording = this.#recorder.stop();
    this.#recorder = null;
    const ended = { at: Date.parse(recording.endedAt), isFull };
    if (this.#isKept()) this.#shelf.head({ ...this.#head, ended });
    this.#to({
      is: 'reporting',
      place: this.#options.place(),
      ended: { recording, isFull, isElsewhere },
    });
  }

  /** A recording must not be seen by another person, nor sent to another company. */
  #guard(owner: ShelvedHead['owner']): void {
    if (!owner) return;
    const stop = this.#options.watch.listen(() => {
      const now = this.#options.owner();
      if (!now) return;
      stop();
      if (now.user !== owner.user) queueMicrotask(() => this.#lose('session'));
      else if (now.company !== owner.company) queueMicrotask(() => this.#toElsewhere());
    });
  }

  #toElsewhere(): void {
    this.#end({ isFull: false, isElsewhere: true });
    if (this.#phase.is === 'reporting' && this.#phase.ended)
      this.#to({ ...this.#phase, ended: { ...this.#phase.ended, isElsewhere: true } });
  }

  #lose(to: 'load' | 'session'): void {
    this.#forget();
    this.#to({ is: 'lost', to });
  }

  #forget(): void {
    this.#recorder?.stop();
    this.#recorder = null;
    this.#clear();
  }

  #clear(): void {
    this.#shelf.wipe();
    if (this.#head) this.#claims.leave(nameOf(this.#head.begun));
    this.#head = null;
  }

  #to(next: RecordingPhase): void {
    this.#phase = next;
    for (const tell of this.#listeners) tell();
  }
}

type Before = NonNullable<ConstructorParameters<typeof Recorder>[0]['before']>;
type Load = Before['load'];

/** The actors' current states, by chart slug. */
const standing = ({ actors }: ChartWatch): Record<string, StateValue> =>
  Object.fromEntries([...actors].map(([slug, actor]) => [slug, valueOf(actor.getSnapshot())]));

const valueOf = (snapshot: { readonly value?: unknown }): StateValue => snapshot.value as StateValue; // all are charts

const nameOf = ({ startedAt }: ShelvedHead['begun']): string => String(startedAt);

type TakenUp = NonNullable<ReturnType<Parts['takenUp']>>;
type Parts = Awaited<ReturnType<typeof recorderParts>>;

async function recorderParts() {
  const [{ Recorder: Taker }, { recordedCompany }, { takenUp, recordingOf }] = await Promise.all([
    import('./recorder.ts'),
    import('./recorded-company.ts'),
    import('./shelved-recording.ts'),
  ]);
  return {
    Recorder: Taker,
    look: (model: CompanyModel | null) => model && recordedCompany(model),
    takenUp,
    recordingOf,
  };
}

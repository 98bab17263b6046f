import type { AnyStateMachine } from 'xstate';
import { transitionIds } from '#model/flows/transition-id.ts';
import type { ChartWatch, Watched } from '#model/flows/chart-watch.ts';
import type { Conflict } from '#model/engine/replica.ts';
import type { StateValue } from '#model/engine/rows.ts';
import {
  MOST_BYTES,
  MOST_ENTRIES,
  type Recording,
  type RecordingEntry,
} from '#model/recordings/recording.ts';
import { recordingOf, type Begun } from './shelved-recording.ts';

/** The open company's documents, as far as a recording needs them. */
export interface RecordedCompany {
  /** The predicted state of a pending command's document; null if only the server judges it. */
  stateWith(command: string): StateValue | null;
  conflicts(): readonly Conflict[];
  pending(): readonly string[];
  /** Called whenever documents change. */
  subscribe(listener: () => void): () => void;
}

interface RecorderOptions {
  readonly watch: ChartWatch;
  /** Null while none is open. */
  readonly company: () => RecordedCompany | null;
  readonly now: () => number;
  readonly begun: Begun;
  /** What was recorded before a reload, and what has happened since, not yet recorded. */
  readonly before?: { readonly entries: readonly RecordingEntry[]; readonly load: PageLoad };
  /** Called for each entry. */
  readonly keep: (entry: RecordingEntry) => void;
  /** It is full and has stopped. */
  readonly onFull: () => void;
}

/** A page reload: when, where, the initial states of its actors, and what they have done since. */
interface PageLoad {
  readonly at: number;
  readonly path: string;
  readonly actors: Begun['actors'];
  readonly heard: readonly Watched[];
}

/** Bytes reserved for everything besides the entries. */
const AROUND = 8 * 1024;

/** Records what happens in this tab, from its creation until it is stopped. */
export class Recorder {
  readonly #options: RecorderOptions;
  readonly #entries: RecordingEntry[] = [];
  readonly #open = new Set<string>();
  readonly #stops: (() => void)[] = [];
  #isFollowing = false;
  #bytes = AROUND;
  #endedAt: number | null = null;

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.#stops.push(options.watch.listen((watched) => this.#hear(watched)));
    if (options.before) this.#goOn(options.before);
  }

  /** Ends it; calling it again has no effect. */
  stop(): Recording {
    this.#endedAt ??= this.#options.now();
    for (const stop of this.#stops.splice(0)) stop();
    return recordingOf(this.#options.begun, this.#entries, this.#endedAt);
  }

  #goOn({ entries, load: { at, path, actors, heard } }: NonNullable<RecorderOptions['before']>): void {
    for (const entry of entries) {
      this.#entries.push(entry);
      this.#bytes += sizeOf(entry);
      if (entry.kind === 'command' && entry.refused === null) this.#open.add(entry.id);
      if (entry.kind === 'outcome') this.#open.delete(entry.id);
    }
    this.#add({ kind: 'load', at: this.#since(at), path, actors });
    for (const watched of heard) this.#hear(watched);
  }

  #hear(watched: Watched): void {
    if (this.#endedAt !== null) return;
    this.#follow();
    if (watched.kind === 'page')
      return this.#add({ kind: 'page', at: this.#since(watched.at), path: watched.path });
    if (watched.kind === 'command') return this.#command(watched);
    const { step, data } = watched;
    // No transition: scrolling and the like would only fill up the recording.
    if (step.taken.length === 0 && step.event !== 'xstate.init') return;
    const ids = transitionIds(this.#options.watch.actors.get(step.actor)?.logic as AnyStateMachine); // all are charts
    this.#add({
      kind: 'actor',
      at: this.#since(step.at),
      actor: step.actor,
      event: step.event,
      state: step.value,
      taken: step.taken.map((one) => ids.get(one) ?? ''),
      ...this.#typed(data),
    });
  }

  #command({ at, command, outcome, before }: Extract<Watched, { kind: 'command' }>): void {
    const { id, kind, document, type, data } = command;
    const company = this.#options.company();
    this.#add({
      kind: 'command',
      at: this.#since(at),
      id,
      document: { kind, id: document },
      type,
      before,
      after: outcome.queued ? (company?.stateWith(id) ?? null) : before,
      refused: outcome.queued ? null : outcome.refusal.code,
      ...this.#typed(data),
    });
    if (!outcome.queued || !company) return;
    this.#open.add(id);
    this.#follow();
  }

  /** Pending commands can be followed only once the company is open, which it is not right after a load. */
  #follow(): void {
    const company = this.#isFollowing || this.#open.size === 0 ? null : this.#options.company();
    if (!company) return;
    this.#isFollowing = true;
    this.#stops.push(company.subscribe(() => this.#settle(company)));
  }

  /** Records the outcomes of pending commands. */
  #settle(company: RecordedCompany): void {
    const waiting = new Set(company.pending());
    const refused = new Map(company.conflicts().map(({ command, refusal }) => [command.id, refusal.code]));
    for (const id of this.#open) {
      if (waiting.has(id)) continue;
      this.#open.delete(id);
      const at = this.#since(this.#options.now());
      this.#add({ kind: 'outcome', at, id, refused: refused.get(id) ?? null });
    }
  }

  #typed(data: unknown): { readonly data?: unknown } {
    return this.#options.begun.typed ? { data: withoutSecrets(data) } : {};
  }

  #add(entry: RecordingEntry): void {
    this.#bytes += sizeOf(entry);
    if (this.#bytes <= MOST_BYTES) {
      this.#entries.push(entry);
      this.#options.keep(entry);
    }
    if (this.#entries.length < MOST_ENTRIES && this.#bytes <= MOST_BYTES) return;
    this.stop();
    this.#options.onFull();
  }

  #since(at: number): number {
    return Math.max(0, Math.round(at - this.#options.begun.startedAt));
  }
}

const sizeOf = (entry: RecordingEntry): number => JSON.stringify(entry).length + 1;

const SECRET = /password|token|secret|code|card/i;

/** Copied as JSON, to keep the values of this moment; passwords and other secrets are always removed. */
function withoutSecrets(data: unknown): unknown {
  const text = JSON.stringify(data, (key, value: unknown) => (SECRET.test(key) ? '…' : value));
  return text === undefined ? null : JSON.parse(text);
}

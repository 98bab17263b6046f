import type {
  CompanyModel,
  DeviceNote,
  DocumentQuery,
  HistoryEntry,
  Slice,
} from '#model/engine/company-model.ts';
import type { LedgerLine } from '#model/engine/ledger-answer.ts';
import type { Command, Outcome } from '#model/engine/envelope.ts';
import type { LedgerAsk } from '#model/engine/ledger-answer.ts';
import type { ListAnswer, ListAsk, ListPart } from '#model/engine/list-answer.ts';
import type { Dispatched } from '#model/engine/replica.ts';
import type { DocumentRow, StateValue } from '#model/engine/rows.ts';

/** What a company's session on this device reports; the names match the sync chart's events. */
export interface SessionReport {
  localReady(): void;
  localEmpty(): void;
  progressed(done: number, total: number): void;
  bootstrapped(): void;
  bootstrapFailed(): void;
  connected(connected: boolean): void;
  /** The server gives no stream of events, because too many are open. */
  crowded(): void;
  /** Whether sending commands to the server succeeds. */
  reached(reached: boolean): void;
  counted(waiting: number, refused: number): void;
  /** Pending changes are lost when the page closes: the browser stores nothing. */
  unkept(): void;
  outdated(): void;
  /** What the session may see has changed: the page restarts. */
  accessChanged(): void;
  /** The person is no member of the company any more, and nothing of it is left on the device. */
  gone(): void;
  expired(): void;
  /** A command was given here; `before` is its document's state before it. */
  given(command: Command, outcome: Dispatched, before: StateValue | null): void;
  /** The person has new notifications on the server. */
  inboxChanged(): void;
}

/** The calls a session makes; implemented over the HTTP client. */
export interface CompanyCalls {
  /** A stream of NDJSON lines; rejects if the answer is not one. */
  bootstrap(signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  eventsUrl(query: { from: number; epoch: number; schema: string }): string;
  send(commands: readonly Command[]): Promise<readonly Outcome[]>;
  history(kind: string, document: string): Promise<readonly HistoryEntry[]>;
  ledger(filter: Readonly<Record<string, string | null | undefined>>): Promise<Slice<LedgerLine>>;
  askLedger(...asked: Parameters<CompanyModel['askLedger']>): ReturnType<CompanyModel['askLedger']>;
  /** A stream of NDJSON lines. */
  ledgerExport(ask: LedgerAsk, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  documents(kind: string, query: DocumentQuery): Promise<Slice<DocumentRow>>;
  document(kind: string, document: string): Promise<DocumentRow | null>;
  list(kind: string, ask: ListAsk, part: ListPart): Promise<ListAnswer>;
  /** A stream of NDJSON lines. */
  listExport(kind: string, ask: ListAsk, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  days(...asked: Parameters<CompanyModel['askDays']>): ReturnType<CompanyModel['askDays']>;
  turnover(...asked: Parameters<CompanyModel['turnover']>): ReturnType<CompanyModel['turnover']>;
  stockValue(...asked: Parameters<CompanyModel['stockValue']>): ReturnType<CompanyModel['stockValue']>;
  shrinkage(...asked: Parameters<CompanyModel['shrinkage']>): ReturnType<CompanyModel['shrinkage']>;
  quoteChances(): ReturnType<CompanyModel['quoteChances']>;
  numberSeries(): ReturnType<CompanyModel['numberSeries']>;
  counting(): ReturnType<CompanyModel['counting']>;
  people(...asked: Parameters<CompanyModel['peopleWho']>): ReturnType<CompanyModel['peopleWho']>;
  linksElsewhere(document: string): ReturnType<CompanyModel['linksElsewhere']>;
  authors(...asked: Parameters<CompanyModel['authors']>): ReturnType<CompanyModel['authors']>;
  note(note: DeviceNote): Promise<null>;
  isUnauthorised(error: unknown): boolean;
  /** The company is not, or no longer, one of the person's. */
  isGone(error: unknown): boolean;
  /** The refusal code if retrying would not help; null for any other error. */
  finalCode(error: unknown): string | null;
}

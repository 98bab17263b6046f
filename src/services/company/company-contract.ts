import type { DocumentQuery, HistoryEntry, LedgerLine, Person, Slice } from '#model/engine/company-model.ts';
import type { Command, Outcome } from '#model/engine/envelope.ts';
import type { Dispatched } from '#model/engine/replica.ts';
import type { DocumentRow, StateValue } from '#model/engine/rows.ts';

/** What a company's session on this device reports, in the words of the sync chart. */
export interface SessionReport {
  localReady(): void;
  localEmpty(): void;
  progressed(done: number, total: number): void;
  bootstrapped(): void;
  bootstrapFailed(): void;
  connected(connected: boolean): void;
  /** Whether the server takes what is sent. */
  reached(reached: boolean): void;
  counted(waiting: number, refused: number): void;
  /** Changes that wait are gone when the page is: the browser keeps nothing. */
  unkept(): void;
  outdated(): void;
  /** What the session may see has changed: the page starts over. */
  accessChanged(): void;
  expired(): void;
  /** A command was given here; where its document stood before. */
  given(command: Command, outcome: Dispatched, before: StateValue | null): void;
  /** The server has something new for the person. */
  inboxChanged(): void;
}

/** The calls that a session makes; implemented over the one HTTP client. */
export interface CompanyCalls {
  /** A stream of NDJSON lines; rejects when the answer is not one. */
  bootstrap(signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  eventsUrl(query: { from: number; epoch: number; schema: string }): string;
  send(commands: readonly Command[]): Promise<readonly Outcome[]>;
  history(kind: string, document: string): Promise<readonly HistoryEntry[]>;
  ledger(filter: Readonly<Record<string, string | null | undefined>>): Promise<Slice<LedgerLine>>;
  documents(kind: string, query: DocumentQuery): Promise<Slice<DocumentRow>>;
  document(kind: string, document: string): Promise<DocumentRow | null>;
  people(kind: string): Promise<readonly Person[]>;
  isUnauthorised(error: unknown): boolean;
  /** The code of a refusal that no further attempt changes; null for any other error. */
  finalCode(error: unknown): string | null;
}

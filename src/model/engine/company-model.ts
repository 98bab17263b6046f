import type { Command, LogEvent } from './envelope.ts';
import type { Conflict, Dispatched, Pending, Replica } from './replica.ts';
import type { DocumentRow } from './rows.ts';

/** A page of something that the device does not hold, newest first. */
export interface Slice<T> {
  readonly rows: readonly T[];
  /** Where the next page begins; null at the end. */
  readonly next: string | null;
}

/** One line of the stock ledger, quantities in thousandths. */
export interface LedgerLine {
  readonly seq: number;
  readonly index: number;
  readonly product: string;
  readonly quantity: number;
  readonly from: string;
  readonly to: string;
  readonly effectiveAt: string;
  readonly kind: string;
  readonly document: string;
  readonly by: string;
}

/** An event with the name of who did it. */
export type HistoryEntry = LogEvent & { readonly byName: string };

/** What is known of the past of a document: what the server has, and what this device still waits to tell it. */
export interface DocumentQuery {
  readonly search?: string;
  readonly state?: string;
  readonly after?: string | null;
  readonly limit?: number;
}

/** A company as a view sees it: the replica to read, commands to give, and questions to the server. */
export interface CompanyModel {
  readonly company: number;
  readonly user: string;
  readonly replica: Replica;
  may(permission: string): boolean;
  newId(): string;
  propose(command: Pick<Command, 'kind' | 'document' | 'type' | 'data' | 'version'>): Dispatched;
  pending(): readonly Pending[];
  conflicts(): readonly Conflict[];
  dismissConflict(id: string): void;
  history(kind: string, document: string): Promise<readonly HistoryEntry[]>;
  ledger(filter: {
    product?: string;
    location?: string;
    document?: string;
    after?: string | null;
  }): Promise<Slice<LedgerLine>>;
  documents(kind: string, query: DocumentQuery): Promise<Slice<DocumentRow>>;
  /** Brings a document that the device does not hold into the replica; false where there is none. */
  fetchDocument(kind: string, document: string): Promise<boolean>;
}

import type { Device } from '../values/device.ts';
import type { DraftBox } from './draft-box.ts';
import type { Command, LogEvent } from './envelope.ts';
import type { Conflict, Dispatched, Pending, Replica } from './replica.ts';

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

/** An event with the name of who did it, and what they did it with, where that is known. */
export type HistoryEntry = LogEvent & { readonly byName: string; readonly device?: Device | null };

/** Which documents of a kind the server is asked for, those changed last first. */
export interface DocumentQuery {
  readonly search?: string;
  /** Only what is not open and has not changed since this moment. */
  readonly endedBefore?: string;
  /** Only documents of these customers or suppliers, besides those that the search finds. */
  readonly parties?: readonly string[];
  /** Only these documents. */
  readonly ids?: readonly string[];
  readonly after?: string | null;
  readonly limit?: number;
}

/** How many documents came, and where the next page begins; null at the end. */
export interface Fetched {
  readonly count: number;
  readonly next: string | null;
}

/** A member by the account's id. */
export interface Person {
  readonly user: string;
  readonly name: string;
}

/** A company as a view sees it: the replica to read, commands to give, and questions to the server. */
export interface CompanyModel {
  readonly company: number;
  readonly user: string;
  readonly replica: Replica;
  /** What the person has written in forms and not saved. */
  readonly drafts: DraftBox;
  may(permission: string): boolean;
  newId(): string;
  /** Resolves once commands are judged on this device; until then none is refused here. */
  deciding(): Promise<void>;
  propose(command: Pick<Command, 'kind' | 'document' | 'type' | 'data' | 'version'>): Dispatched;
  pending(): readonly Pending[];
  conflicts(): readonly Conflict[];
  dismissConflict(id: string): void;
  /** Whether the server cannot have heard of a command that waits. */
  mayTakeBack(id: string): boolean;
  /** Takes back a command that was not sent. */
  takeBack(id: string): void;
  history(kind: string, document: string): Promise<readonly HistoryEntry[]>;
  ledger(filter: {
    product?: string;
    location?: string;
    document?: string;
    after?: string | null;
  }): Promise<Slice<LedgerLine>>;
  /** Brings a page of documents that the device does not hold into the replica. */
  fetchDocuments(kind: string, query: DocumentQuery): Promise<Fetched>;
  /** Brings a document that the device does not hold into the replica; false where there is none. */
  fetchDocument(kind: string, document: string): Promise<boolean>;
  /** The members who may see documents of a kind, by name. */
  peopleWhoSee(kind: string): Promise<readonly Person[]>;
}

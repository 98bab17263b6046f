import type { Author } from './author.ts';
import type { DaysAsk, ListAnswer, ListAsk, ListDay, ListPart, ListSnapshot } from './list-answer.ts';
import type { LedgerAsk, LedgerLine, LedgerPage, LedgerPieces } from './ledger-answer.ts';
import type { Device } from '../values/device.ts';
import type { Period } from '../values/period.ts';
import type { DraftBox } from './draft-box.ts';
import type { Command, LogEvent, Outcome } from './envelope.ts';
import type { Conflict, Dispatched, Pending, Replica } from './replica.ts';

/** A page of data not held on the device, newest first. */
export interface Slice<T> {
  readonly rows: readonly T[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
}

/** What of a product moved on one day, less what came back; thousandths. */
export interface TurnoverDay {
  /** `YYYY-MM-DD` in the company's time zone. */
  readonly day: string;
  /** To customers. */
  readonly sold: number;
  /** From suppliers. */
  readonly bought: number;
}

/** How many quotes to a customer were won, of all that were sent. */
export interface CustomerChance {
  readonly customer: string;
  readonly won: number;
  readonly all: number;
}

/** What was lost of a product in a place in a month for a reason; thousandths. */
export interface Shrinkage {
  /** `YYYY-MM` in the company's time zone. */
  readonly month: string;
  /** A count found it missing; otherwise it was adjusted. */
  readonly counted: boolean;
  readonly reason: string | null;
  /** It was thrown away. */
  readonly scrap: boolean;
  readonly product: string;
  readonly location: string;
  readonly quantity: number;
  /** Minor units; null for those who may not see costs. */
  readonly value: number | null;
}

/** Stock of a product in a warehouse (null: between two) at the end of a day, thousandths. */
export interface DayWorth {
  readonly product: string;
  readonly warehouse: string | null;
  readonly quantity: number;
  /** Minor units; null for those who may not see costs. */
  readonly value: number | null;
}

/** An event with the name of its author and, if known, their device. */
export type HistoryEntry = LogEvent & Pick<Author, 'byName' | 'byKind'> & { readonly device?: Device | null };

/** One series of numbers as the log shows it. */
export interface SeriesOfNumbers {
  /** Of its counter: `SO-2026`, and `SO` where it counts through all years. */
  readonly name: string;
  readonly drawn: number;
  /** The highest drawn; 0: none. */
  readonly last: number;
  readonly next: number;
  /** The first number left out, and the first drawn twice. */
  readonly missing: number | null;
  readonly twice: number | null;
  /** Numbers left out on purpose, both ends included, by whom and when (UTC ISO). */
  readonly skipped: readonly {
    readonly from: number;
    readonly to: number;
    readonly at: string;
    readonly by: string;
  }[];
}

/** What counting is planned by, and how right the books were; figures of the whole ledger. */
export interface CountingFigures {
  /** The products of class A and of class B, by value of what was used in a year; all others are C. */
  readonly classes: { readonly A: readonly string[]; readonly B: readonly string[] };
  /** Bins that a pick emptied before anybody had counted them. */
  readonly emptied: readonly string[];
  /** Posted lines by month (`YYYY-MM` of the company), and those that agreed exactly; null: not to be seen. */
  readonly accuracy:
    | readonly { readonly month: string; readonly lines: number; readonly exact: number }[]
    | null;
}

/** Which documents of a kind to fetch from the server, most recently changed first. */
export interface DocumentQuery {
  readonly search?: string;
  /** Only these documents. */
  readonly ids?: readonly string[];
  readonly after?: string | null;
  readonly limit?: number;
}

/** How many documents were fetched, and the cursor of the next page; null at the end. */
export interface Fetched {
  readonly count: number;
  readonly next: string | null;
}

/** Who did something: `id` is a person's account, or an agent. */
export interface AuthorName {
  readonly id: string;
  readonly name: string;
}

/** What a document is in another system, which is `connector`. */
export interface LinkElsewhere {
  /** Null for who may not see connections. */
  readonly connection: string | null;
  readonly connector: string;
  /** As it is called there: `#1042`. */
  readonly name: string;
  /** Where it is seen there; empty if nowhere. */
  readonly url: string;
}

/** Of whom people are asked for: who may see a kind of document, */
export interface Ability {
  readonly kind: string;
  /** and holds this permission, */
  readonly permission?: string | undefined;
  /** where this one of them is, */
  readonly document?: string | undefined;
  /** up to this sum, minor units of the company's currency. */
  readonly total?: number | undefined;
}

export interface Person {
  readonly user: string;
  readonly name: string;
}

/** What a device did without the server, and the audit log is to tell. */
export type DeviceNote =
  | { readonly what: 'printed'; readonly kind: string; readonly document: string }
  | { readonly what: 'printedLabels'; readonly labels: string; readonly rows: number }
  | { readonly what: 'exported'; readonly list: string; readonly rows: number };

/** A company as the views see it: the replica to read, commands to give, and questions to the server. */
export interface CompanyModel {
  readonly company: number;
  readonly user: string;
  readonly replica: Replica;
  /** The person's unsaved form drafts. */
  readonly drafts: DraftBox;
  may(permission: string): boolean;
  newId(): string;
  /** Resolves once this device can judge commands; until then it refuses none. */
  deciding(): Promise<void>;
  propose(command: Pick<Command, 'kind' | 'document' | 'type' | 'data' | 'version'>): Dispatched;
  /**
   * Has the server decide many commands that this device neither predicts nor keeps: what would take longer than their
   * deciding. Resolves with their outcomes once the device holds what they did; one that is null waits among `pending`.
   * Null, and none is sent, without a connection or while others wait. `signal` ends the waiting.
   */
  decideNow(
    commands: readonly Pick<Command, 'id' | 'kind' | 'document' | 'type' | 'data' | 'version'>[],
    signal: AbortSignal,
  ): Promise<readonly (Outcome | null)[] | null>;
  pending(): readonly Pending[];
  conflicts(): readonly Conflict[];
  dismissConflict(id: string): void;
  /** Whether a pending command certainly has not reached the server. */
  mayTakeBack(id: string): boolean;
  /** Withdraws a command that was not sent. */
  takeBack(id: string): void;
  history(kind: string, document: string): Promise<readonly HistoryEntry[]>;
  ledger(filter: {
    product?: string;
    location?: string;
    document?: string;
    lot?: string;
    after?: string | null;
  }): Promise<Slice<LedgerLine>>;
  /** A page of all moves of the stock ledger. */
  askLedger(ask: LedgerAsk, part: { after?: string; limit: number }): Promise<LedgerPage>;
  /** All of them, of which none is kept. */
  exportLedger(ask: LedgerAsk, signal: AbortSignal): Promise<LedgerPieces>;
  /** Fetches a page of documents that the device does not hold into the replica. */
  fetchDocuments(kind: string, query: DocumentQuery): Promise<Fetched>;
  /** Fetches a document that the device does not hold into the replica; false if it does not exist. */
  fetchDocument(kind: string, document: string): Promise<boolean>;
  /** Asks the server for a part of a list; rows to be shown are kept in the replica, so that they stay current. */
  askList(kind: string, ask: ListAsk, part: ListPart, isKept: boolean): Promise<ListAnswer>;
  /** Asks the server for all rows of a list, of which none is kept. */
  exportList(kind: string, ask: ListAsk, signal: AbortSignal): Promise<ListSnapshot>;
  /** Asks the server for counts and sums of a list by day, oldest first. */
  askDays(kind: string, ask: DaysAsk): Promise<readonly ListDay[]>;
  /** What of a product was sold and bought, by day, oldest first. */
  turnover(product: string, period: Period): Promise<readonly TurnoverDay[]>;
  /** What there was at the end of a day (`YYYY-MM-DD`), and what it was worth. */
  stockValue(day: string): Promise<readonly DayWorth[]>;
  /** What was lost in a period. */
  shrinkage(period: Period): Promise<readonly Shrinkage[]>;
  /** Of all quotes there ever were, by customer. */
  quoteChances(): Promise<readonly CustomerChance[]>;
  /** The company's series of numbers, each proven from its log. */
  numberSeries(): Promise<readonly SeriesOfNumbers[]>;
  /** What counting is planned by. */
  counting(): Promise<CountingFigures>;
  /** The members who may see documents of a kind, and more if asked for, sorted by name. */
  peopleWho(ability: Ability): Promise<readonly Person[]>;
  /** The names of people and agents of the company, of before too, by their ids; at most 100. */
  authors(ids: readonly string[]): Promise<readonly AuthorName[]>;
  /** What a document is in other systems. */
  linksElsewhere(document: string): Promise<readonly LinkElsewhere[]>;
  /** Tells the server what was done here; lost without a connection. */
  note(note: DeviceNote): void;
}

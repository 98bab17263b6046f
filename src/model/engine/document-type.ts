import type { AnyStateMachine } from 'xstate';
import type { z } from 'zod';
import type { Env } from './env.ts';
import type { FollowUp, LogEvent, Refusal } from './envelope.ts';
import type { Reader } from './reader.ts';
import type { DocumentRow } from './rows.ts';
import type { AnyTable } from './table.ts';

/** When a command takes effect for the person giving it. */
export type CommandMode =
  /** shown in the same frame, corrected if the server refuses */
  | 'predict'
  /** shown as pending until the server accepts it: postings, last units */
  | 'confirm'
  /** refused while offline */
  | 'onlineOnly';

/** Used in place of a permission: every active member may give the command, subject to the chart's rules. */
export const EVERY_MEMBER = '*';

export interface CommandSpec {
  readonly schema: z.ZodType;
  readonly mode: CommandMode;
  /** The permission it needs, or `EVERY_MEMBER`; null for commands that are only given in reaction to facts. */
  readonly permission: string | null;
  /** It takes access away, or gives it: the person must have proven who they are a moment ago. */
  readonly wantsProof?: boolean;
  /** It may be given while the company can only be read: it pays for it again, or takes access away. */
  readonly whileReadOnly?: true;
  /** The command carries a whole form, so a newer version of the document is a conflict to show. */
  readonly savesForm?: boolean;
  /** Who gives it lends their own rights to what the document says: the version that they read is asked for. */
  readonly lendsRights?: true;
  /** Who gives it agrees to all that the document says: the version that they read is asked for too. */
  readonly endorses?: true;
  /** The commands on the document that its author gives with it, in the same act: it takes their permissions too. */
  readonly alsoGives?: readonly string[];
}

/** An event as a fold sees it, predicted (seq 0) or confirmed. */
export type AppliedEvent = Pick<
  LogEvent,
  'kind' | 'document' | 'version' | 'type' | 'data' | 'state' | 'drawn'
> & {
  readonly at: string;
  readonly by: string;
  readonly byType?: LogEvent['byType'];
};

/** Applies a fact's data to its own document. Total: never checks what is allowed. */
export type Fold = (row: never, data: never, event: AppliedEvent) => void;

/** A quantity (thousandths) of a product, of one lot if it has lots, moving from one place to another. */
export interface MoveDraft {
  readonly product: string;
  readonly lot?: string;
  readonly quantity: number;
  readonly from: string;
  readonly to: string;
  readonly line?: string;
  /** Ten-thousandths; for goods entering the company's stock. Without it they enter at the current average. */
  readonly unitCost?: number;
  /** Minor units; for returned goods: they enter at exactly the value they left with. */
  readonly value?: number;
  /** Minor units that goods which come back have cost beyond their value: they are expensed, with a minus no more. */
  readonly expensed?: number;
  /** Of goods that go back to their supplier, or do not after all: the goods receipt that they came in with. */
  readonly receipt?: string;
}

/** The document whose line wants goods. */
interface Demander {
  readonly kind: string;
  readonly document: string;
}

/**
 * A change to a demand line's reservation: `quantity` may be negative. With a location (and a lot, if the product has
 * lots) it is a hard reservation.
 */
export interface ReserveDraft extends Demander {
  readonly line: string;
  readonly product: string;
  readonly warehouse: string;
  readonly quantity: number;
  readonly location?: string;
  readonly lot?: string;
}

/** A demand line's total demand: the open remainder that reservations fill. */
export interface DemandDraft extends Demander {
  readonly line: string;
  readonly product: string;
  readonly warehouse: string;
  /** Thousandths still to ship; zero ends the demand. */
  readonly open: number;
  readonly priority: number;
  /** Promised day; breaks ties. */
  readonly on: string;
  /** The first day (`YYYY-MM-DD`) on which it may be reserved by itself; absent: any. */
  readonly from?: string | undefined;
  /** Somebody reserves all of it by hand; absent: the system does. */
  readonly byHand?: true | undefined;
  /** Thousandths that somebody freed, which only a person reserves again; absent: nothing. */
  readonly freed?: number | undefined;
  /** What is reserved for it stays so until somebody unlocks it; absent: it is not locked. */
  readonly locked?: true | undefined;
}

/** What a line of an order, or of a transfer on its way, still brings; `open` zero ends it. */
export interface ExpectDraft {
  /** The kind of the document named by `order`; absent: a purchase order. */
  readonly kind?: string | undefined;
  readonly order: string;
  readonly line: string;
  readonly product: string;
  readonly warehouse: string;
  readonly open: number;
  readonly on: string;
}

/** A change to what stock is worth, without a movement. */
export interface ValueDraft {
  readonly product: string;
  readonly type: 'revaluation' | 'landed' | 'correction';
  /** Minor units: of a revaluation what all of it is to be worth, else how much more (or less) it has cost. */
  readonly value: number;
  /** Thousandths that had this cost: what of them is gone is expensed. Without it, all that is there had it. */
  readonly quantity?: number;
  /** The goods receipt that these came in with, all that it brought of the product and did not go back. */
  readonly receipt?: string;
  /** It was expensed before, and belongs to stock after all. */
  readonly wasExpensed?: true;
}

/** Stock of a product, of one lot if it has lots, in a location. */
interface Stock {
  readonly product: string;
  readonly location: string;
  readonly lot?: string;
}

/** Whether stock in a location is withheld from new promises. */
export interface WithholdDraft extends Stock {
  readonly withheld: boolean;
}

/** The pick that missed stock in a location, or null once somebody has looked. */
export interface DoubtDraft extends Stock {
  readonly pick: string | null;
}

/** A quantity (thousandths) in a location that is put on hold, or (with a minus) freed. */
export interface HoldDraft extends Stock {
  readonly quantity: number;
}

/** A bin that a count has from now on, with what open picks have in hand from there (thousandths), or no longer (null). */
export interface CountingDraft {
  readonly location: string;
  readonly warehouse: string;
  readonly count: string | null;
  readonly taken?: readonly Omit<HoldDraft, 'location'>[];
}

/** A quantity (thousandths) that somebody took from a bin before it moves in the books, or (with a minus) put back. */
export type TakenDraft = HoldDraft;

/** A whole bin, or goods in it, that were counted. */
export interface CountedDraft extends Partial<Stock> {
  readonly location: string;
  readonly warehouse: string;
  readonly count: string;
  /** UTC ISO. */
  readonly at: string;
}

/** A quantity (thousandths) that is about to move within its warehouse, or (with a minus) is not after all. */
export interface BindDraft extends Stock {
  readonly quantity: number;
}

/**
 * A fact's effect on stock. Applied in order: demands, released reservations, withholding, freed holds, released
 * bindings, values, moves, new holds, new reservations and bindings, what is being and has been counted.
 */
export interface StockEffect {
  readonly demands?: readonly DemandDraft[];
  readonly values?: readonly ValueDraft[];
  readonly moves?: readonly MoveDraft[];
  readonly withhold?: readonly WithholdDraft[];
  readonly doubt?: readonly DoubtDraft[];
  readonly hold?: readonly HoldDraft[];
  readonly bind?: readonly BindDraft[];
  readonly reserve?: readonly ReserveDraft[];
  readonly expect?: readonly ExpectDraft[];
  readonly counting?: readonly CountingDraft[];
  readonly taken?: readonly TakenDraft[];
  readonly counted?: readonly CountedDraft[];
  /** Fill waiting demand for these products in this warehouse from free stock. */
  readonly fill?: readonly { readonly product: string; readonly warehouse: string }[];
  /** When the goods moved (UTC ISO), if not now. */
  readonly effectiveAt?: string;
}

/** A figure that a company's plan limits, and by how much each fact of a kind changes it. */
export interface CountsInPlan {
  readonly limit: string;
  readonly facts: Readonly<Record<string, number>>;
}

/** The folding half of a document type: its table, and how facts become rows. */
export interface FoldedType {
  readonly kind: string;
  readonly table: AnyTable;
  /** Whether its facts change what somebody may see or do. */
  readonly changesAccess?: boolean;
  /** The limit of a company's plan to how many there may be of it. */
  readonly limitedByPlan?: string | null;
  readonly countsInPlan?: CountsInPlan;
  /** Of the facts that are done for a reason: which action's, by the field that holds its code. */
  readonly reasons: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Of the facts whose data are not simply assigned to the row. */
  readonly folds: Readonly<Record<string, Fold>>;
}

/** A line that a fact brings into its document, not one of another document that it refers to. */
export interface EnteredLine {
  readonly id: string;
  /** Where it stands in the command, as `lines.2.id`. */
  readonly field: string;
  /** The document that has kept the id for it so far. */
  readonly from?: string;
}

/** A document type: a chart with its commands, facts, folds, permissions, stock effects and reactions. */
export interface DocumentType extends FoldedType {
  readonly chart: AnyStateMachine;
  readonly commands: Readonly<Record<string, CommandSpec>>;
  readonly facts: Readonly<Record<string, z.ZodType>>;
  /** Of commands that have no place in a state any more: the refusal that says what does it instead, by command and state. */
  readonly instead?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Of a kind whose lines have ids of their own: those that its facts bring into a document. */
  readonly entersLines?: Readonly<Record<string, (data: never) => readonly EnteredLine[]>>;
  /** Whether a document has ended without having booked anything, and others may have its lines. */
  readonly freesLines?: (row: DocumentRow) => boolean;
  readonly stock?: Readonly<Record<string, (event: AppliedEvent, view: Reader, env: Env) => StockEffect>>;
  readonly reactions?: Readonly<Record<string, (event: AppliedEvent, view: Reader) => readonly FollowUp[]>>;
}

/** What a chart's rules and facts receive for one decision. */
export interface DecisionContext<R extends DocumentRow> {
  readonly id: string;
  readonly row: R | undefined;
  readonly view: Reader;
  readonly env: Env;
  /** True when only asking whether a button may be pressed: there is no data yet. */
  readonly probe: boolean;
  readonly refusals: Refusal[];
  /** Errors thrown by rules (a `Miss`): XState would wrap them, so they are kept here and rethrown after the step. */
  readonly thrown: unknown[];
  /** Draws the next number of a series, such as `SO-2026-00042`; null where numbers are not assigned. */
  draw(series: string): string | null;
}

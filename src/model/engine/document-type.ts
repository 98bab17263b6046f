import type { AnyStateMachine } from 'xstate';
import type { z } from 'zod';
import type { Env } from './env.ts';
import type { FollowUp, LogEvent, Refusal } from './envelope.ts';
import type { Reader } from './reader.ts';
import type { DocumentRow } from './rows.ts';
import type { AnyTable } from './table.ts';

/** When a command takes effect for the person who gives it. */
export type CommandMode =
  /** shown in the same frame, mended if the server refuses */
  | 'predict'
  /** shown as waiting until the server has it: postings, last units */
  | 'confirm'
  /** refused while there is no connection */
  | 'onlineOnly';

/** In place of a permission: every active member may give the command, as far as the chart's rules let them. */
export const EVERY_MEMBER = '*';

export interface CommandSpec {
  readonly schema: z.ZodType;
  readonly mode: CommandMode;
  /** The permission it needs, or `EVERY_MEMBER`; null for commands that only facts give rise to. */
  readonly permission: string | null;
  /** True: the command carries a whole form, so a newer version of the document is a conflict to show. */
  readonly savesForm?: boolean;
}

/** An event as a fold sees it, predicted (seq 0) or confirmed. */
export type AppliedEvent = Pick<
  LogEvent,
  'kind' | 'document' | 'version' | 'type' | 'data' | 'state' | 'drawn'
> & {
  readonly at: string;
  readonly by: string;
};

/** Applies a fact's own data to its own document; total, without conditions on what is allowed. */
export type Fold = (row: never, data: never, event: AppliedEvent) => void;

/** A quantity (thousandths) of a product that leaves one place and enters another. */
export interface MoveDraft {
  readonly product: string;
  readonly quantity: number;
  readonly from: string;
  readonly to: string;
  readonly line?: string;
  /** Ten-thousandths; for goods that enter the company's stock. Without it they enter at the current average. */
  readonly unitCost?: number;
  /** Minor units; for goods that come back: they enter at exactly the value they left with. */
  readonly value?: number;
}

/** A change of what a demand line holds back: `quantity` may be negative. With a location it is hard. */
export interface ReserveDraft {
  readonly order: string;
  readonly line: string;
  readonly product: string;
  readonly warehouse: string;
  readonly quantity: number;
  readonly location?: string;
}

/** What a demand line wants in all: the open remainder that reservations fill. */
export interface DemandDraft {
  readonly order: string;
  readonly line: string;
  readonly product: string;
  readonly warehouse: string;
  /** Thousandths still to ship; zero ends the demand. */
  readonly open: number;
  readonly priority: number;
  /** Day it is promised for: ties are settled by it. */
  readonly on: string;
}

/** What an order line still expects to come in; `open` zero ends it. */
export interface ExpectDraft {
  readonly order: string;
  readonly line: string;
  readonly product: string;
  readonly warehouse: string;
  readonly open: number;
  readonly on: string;
}

/** Goods in a place that may not be promised for now, or may be again. */
export interface WithholdDraft {
  readonly product: string;
  readonly location: string;
  readonly withheld: boolean;
}

/** What a fact does to stock. Demands come first, then what is let go, withheld, moved, and held. */
export interface StockEffect {
  readonly demands?: readonly DemandDraft[];
  readonly moves?: readonly MoveDraft[];
  readonly withhold?: readonly WithholdDraft[];
  readonly reserve?: readonly ReserveDraft[];
  readonly expect?: readonly ExpectDraft[];
  /** Fill the waiting demand of these products in this warehouse from what is free. */
  readonly fill?: readonly { readonly product: string; readonly warehouse: string }[];
  /** Moment (UTC ISO) the goods moved, where it is not now. */
  readonly effectiveAt?: string;
}

/** A document type as far as its facts go: where its rows are held, and how facts become rows. */
export interface FoldedType {
  readonly kind: string;
  readonly table: AnyTable;
  /** Do its facts change what somebody may see or do. */
  readonly changesAccess?: boolean;
  /** The limit of a company's plan to how many there may be of it. */
  readonly limitedByPlan?: string | null;
  /** Of the facts whose data are not simply assigned to the row. */
  readonly folds: Readonly<Record<string, Fold>>;
}

/** A document type: a chart with its commands, facts, folds, permissions, stock effect and what follows from it. */
export interface DocumentType extends FoldedType {
  readonly chart: AnyStateMachine;
  readonly commands: Readonly<Record<string, CommandSpec>>;
  readonly facts: Readonly<Record<string, z.ZodType>>;
  readonly stock?: Readonly<Record<string, (event: AppliedEvent, view: Reader, env: Env) => StockEffect>>;
  readonly reactions?: Readonly<Record<string, (event: AppliedEvent, view: Reader) => readonly FollowUp[]>>;
}

/** What a chart's rules and facts are given for one decision. */
export interface DecisionContext<R extends DocumentRow> {
  readonly id: string;
  readonly row: R | undefined;
  readonly view: Reader;
  readonly env: Env;
  /** True when only asking whether a button may be pressed: there is no data yet. */
  readonly probe: boolean;
  readonly refusals: Refusal[];
  /** What rules threw (a `Miss`): XState would wrap it, so it is kept here and thrown again after the step. */
  readonly thrown: unknown[];
  /** Draws the next number of a series, such as `SO-2026-00042`; null where numbers are not given out. */
  draw(series: string): string | null;
}

import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import { lotOnLabel } from '../goods-receipt/goods-receipt.facts.ts';
import * as v from '#model/values/schemas.ts';

/** What is known of something that arrived and that nobody knows: its label, how many, what it looks like. */
export const unknownItemForm = z.strictObject({
  /** What its label says; empty where it has none. */
  code: v.text,
  /** Thousandths of what it was counted in. */
  quantity: v.quantity,
  note: v.text.default(''),
});
export type UnknownItemForm = z.infer<typeof unknownItemForm>;

/** Sets something aside that came with a receipt. */
export const parking = unknownItemForm.extend({ receipt: v.id });
export type Parking = z.infer<typeof parking>;

/** What it turned out to be: a product, which is counted on a line. */
export const matching = z.strictObject({
  product: v.id,
  /** The line that it gets, where none has its goods yet. */
  line: v.id,
  /** The receipt that is opened for it where its own can no longer be counted. */
  receipt: v.id,
  location: v.id.nullable().default(null),
  lot: lotOnLabel.optional(),
  /** Its code is kept on the product, as a barcode that stands for one. */
  teach: z.boolean().default(false),
});
export type Matching = z.infer<typeof matching>;

export const sendingBack = z.strictObject({
  reason: v.reason,
  /** Their return number, or who took it along. */
  reference: v.text.default(''),
});

export const unknownItemFacts = {
  /** Where it came is the receipt's warehouse, its supplier the receipt's. */
  parked: parking.extend({ warehouse: v.id, supplier: v.id.nullable() }),
  updated: unknownItemForm,
  /** `receipt`: where it was counted. */
  matched: matching,
  sentBack: sendingBack,
  discarded: v.withReason,
  reopened: v.empty,
} as const;
type Facts = { [F in keyof typeof unknownItemFacts]: z.infer<(typeof unknownItemFacts)[F]> };
export type UnknownItemFact<F extends keyof Facts> = Facts[F];

/** What became of it. */
interface Resolution {
  readonly by: string;
  /** UTC ISO. */
  readonly at: string;
  readonly product?: string;
  /** The receipt that it was counted on. */
  readonly receipt?: string;
  readonly reason?: string;
  readonly reference?: string;
}

export interface UnknownItemRow extends DocumentRow, UnknownItemForm {
  readonly receipt: string;
  readonly warehouse: string;
  readonly supplier: string | null;
  readonly parkedBy: string;
  /** Null: it waits. */
  readonly resolved: Resolution | null;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    unknownItem: UnknownItemRow;
  }
}

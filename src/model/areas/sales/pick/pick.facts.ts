import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';

/** The bin with goods for an order line; `id` is the pick line's, `1`, `2` … */
export const pickLine = z.strictObject({
  id: z.string(),
  orderLine: v.id,
  product: v.id,
  location: v.id,
  lot: v.id.optional(),
  quantity: v.quantity,
});
export type PickLine = z.infer<typeof pickLine>;

/** The pick list that a release asks for. */
export const pickOrder = z.strictObject({
  order: v.id,
  warehouse: v.id,
  lines: z.array(pickLine).min(1),
});
export type PickOrder = z.infer<typeof pickOrder>;

/**
 * Thousandths of a line, picked or put back; `code` is what was scanned, as it was read; `lot` the lot or serial number on
 * the label, where `code` does not hold it.
 */
export const scan = z.strictObject({
  line: z.string(),
  quantity: v.quantity,
  code: v.scanned.optional(),
  lot: v.code.optional(),
});
export type Scan = z.infer<typeof scan>;
/** Another lot that lies in the same bin, taken instead of the one on the list. */
export const otherLot = z.strictObject({
  line: z.string(),
  quantity: v.quantity,
  lot: v.code,
  reason: v.reason,
});
export type OtherLot = z.infer<typeof otherLot>;
export const unscan = z.strictObject({ line: z.string(), quantity: v.quantity });
export type Unscan = z.infer<typeof unscan>;
export const shortPick = z.strictObject({ line: z.string(), quantity: v.quantity, reason: v.reason });
export type ShortPick = z.infer<typeof shortPick>;
/** A count found that many fewer in the bin than are reserved there for the line. */
export const loseGoods = z.strictObject({ line: z.string(), quantity: v.quantity });
export type LoseGoods = z.infer<typeof loseGoods>;
/** The line whose goods were not missing after all. */
export const withdrawShort = z.strictObject({ line: z.string() });
export type WithdrawShort = z.infer<typeof withdrawShort>;
/** The id of the shipment for the picked goods. */
export const finish = z.strictObject({ shipment: v.id });
export type Finish = z.infer<typeof finish>;

/** A new line for goods of another lot, and the lot that they stand for. */
const instead = z.object({ line: pickLine, was: v.id });
export type InsteadOfLot = z.infer<typeof instead>;

export const pickFacts = {
  created: pickOrder.extend({ number: z.string().nullable() }),
  claimed: v.empty,
  /** With `instead`, goods of another serial number are in hand. */
  scanned: scan.extend({ instead: instead.optional() }),
  lotTaken: otherLot.extend({ instead }),
  unscanned: unscan,
  shortPicked: shortPick.extend({
    orderLine: v.id,
    /** New pick lines that fetch it elsewhere. */
    elsewhere: z.array(pickLine),
    /** Thousandths that no other bin has. */
    missing: v.quantityOrZero,
  }),
  lost: loseGoods.extend({
    orderLine: v.id,
    product: v.id,
    location: v.id,
    lot: v.id.optional(),
    /** New pick lines that fetch it elsewhere. */
    elsewhere: z.array(pickLine),
    /** Thousandths that no other bin has. */
    missing: v.quantityOrZero,
  }),
  shortWithdrawn: z.object({
    line: z.string(),
    orderLine: v.id,
    quantity: v.quantity,
    /** The pick lines that were to fetch it elsewhere. */
    dropped: z.array(pickLine),
    /** Thousandths that no other bin had. */
    missing: v.quantityOrZero,
  }),
  paused: v.empty,
  resumed: v.empty,
  finished: z.object({
    shipment: v.id,
    lines: z.array(pickLine),
  }),
  cancelled: z.object({
    reason: v.reason,
    /** Goods already picked, and the bins they go back to. */
    putBack: z.array(pickLine),
    /** What was reserved in bins, per bin. */
    freed: z.array(pickLine),
  }),
} as const;
type Facts = { [F in keyof typeof pickFacts]: z.infer<(typeof pickFacts)[F]> };
export type PickFact<F extends keyof Facts> = Facts[F];

/** Thousandths: `picked` is in hand, `short` was not found in its bin. */
export interface PickRowLine extends PickLine {
  readonly picked: number;
  readonly short: number;
  /** The line whose missing goods it fetches. */
  readonly insteadOf?: string;
}

export interface PickRow extends DocumentRow {
  readonly number: string | null;
  readonly order: string;
  readonly warehouse: string;
  readonly lines: readonly PickRowLine[];
  /** The user picking it. */
  readonly claimedBy: string | null;
  readonly shipment: string | null;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    pick: PickRow;
  }
}

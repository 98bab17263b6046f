import { z } from 'zod';
import type { DocumentRow } from '../engine/rows.ts';
import * as v from '../values/schemas.ts';

/** Where goods for an order line lie; `id` is the pick line's, `1`, `2` … */
export const pickLine = z.strictObject({
  id: z.string(),
  orderLine: v.id,
  product: v.id,
  location: v.id,
  quantity: v.quantity,
});
export type PickLine = z.infer<typeof pickLine>;

/** What a release asks a picker to fetch. */
export const pickOrder = z.strictObject({
  order: v.id,
  warehouse: v.id,
  lines: z.array(pickLine).min(1),
});
export type PickOrder = z.infer<typeof pickOrder>;

/** Thousandths of a line, taken or put back; `code` is what the scanner read. */
export const scan = z.strictObject({ line: z.string(), quantity: v.quantity, code: v.code.optional() });
export type Scan = z.infer<typeof scan>;
export const unscan = z.strictObject({ line: z.string(), quantity: v.quantity });
export type Unscan = z.infer<typeof unscan>;
export const shortPick = z.strictObject({ line: z.string(), quantity: v.quantity, reason: v.reason });
export type ShortPick = z.infer<typeof shortPick>;
/** The id of the shipment that takes what was picked. */
export const finish = z.strictObject({ shipment: v.id });
export type Finish = z.infer<typeof finish>;

export const pickFacts = {
  created: pickOrder.extend({ number: z.string().nullable() }),
  claimed: v.empty,
  scanned: scan,
  unscanned: unscan,
  shortPicked: shortPick.extend({
    orderLine: v.id,
    /** Where else it is fetched: new lines of the pick. */
    elsewhere: z.array(pickLine),
    /** Thousandths that no other bin has. */
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
    /** What was in hand, and the bins it goes back to. */
    putBack: z.array(pickLine),
    /** What was held in bins, per bin. */
    freed: z.array(pickLine),
  }),
} as const;
type Facts = { [F in keyof typeof pickFacts]: z.infer<(typeof pickFacts)[F]> };
export type PickFact<F extends keyof Facts> = Facts[F];

/** Thousandths: `picked` is in hand, `short` was not found where it should lie. */
export interface PickRowLine extends PickLine {
  readonly picked: number;
  readonly short: number;
}

export interface PickRow extends DocumentRow {
  readonly number: string | null;
  readonly order: string;
  readonly warehouse: string;
  readonly lines: readonly PickRowLine[];
  /** The user who picks. */
  readonly claimedBy: string | null;
  readonly shipment: string | null;
}

declare module '../engine/rows.ts' {
  interface Rows {
    pick: PickRow;
  }
}

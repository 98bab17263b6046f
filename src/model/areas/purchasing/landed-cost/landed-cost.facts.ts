import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';

/** What goods cost on their way here. */
const chargeTypes = ['freight', 'duty', 'other'] as const;
/** What a charge is spread over receipt lines by. */
export const spreadBases = ['value', 'weight', 'volume', 'quantity'] as const;
export type SpreadBasis = (typeof spreadBases)[number];

/** More receipts, lines and charges than these are more documents. */
const [MOST_CHARGES, MOST_RECEIPTS, MOST_CHOSEN] = [20, 50, 1000];

/** What somebody is owed for getting goods here; `amount` in minor units of its currency, without VAT. */
export const landedCharge = z.strictObject({
  type: z.enum(chargeTypes),
  supplier: v.id.nullable(),
  /** The number of their bill, or what else tells it from others. */
  reference: z.string().trim().max(200),
  currency: v.currency,
  rate: v.exchangeRate,
  amount: v.amount,
  basis: z.enum(spreadBases),
});
export type LandedCharge = z.infer<typeof landedCharge>;

/** A receipt that charges are spread over: all that is kept in stock of it, or the lines of it with these ids. */
const landedReceipt = z.strictObject({
  receipt: v.id,
  lines: z.array(v.id).min(1).max(MOST_CHOSEN).nullable(),
});
export type LandedReceipt = z.infer<typeof landedReceipt>;

export const landedCostForm = z.strictObject({
  /** The day of the charges, whose rates hold. */
  on: v.day,
  charges: z.array(landedCharge).max(MOST_CHARGES),
  receipts: z.array(landedReceipt).max(MOST_RECEIPTS),
  notes: v.text,
});
export type LandedCostForm = z.infer<typeof landedCostForm>;

/** Minor units of the company's currency: what is in stock now of an amount, and what is cost of goods, as they are gone. */
const split = { value: z.int(), expensed: z.int() };
const receiptLine = { receipt: v.id, line: v.id };

/** What falls to a line: `amounts` by charge, in their order, which add up to `value` and `expensed`. */
export const landedLine = z.object({
  ...receiptLine,
  product: v.id,
  /** Thousandths that were kept of it. */
  quantity: z.int().min(0),
  amounts: z.array(z.int()),
  ...split,
});
export type LandedLine = z.infer<typeof landedLine>;

export const landedCostFacts = {
  created: landedCostForm,
  updated: landedCostForm,
  /** It is booked once its last receipt is posted. */
  scheduled: v.empty,
  withdrawn: v.empty,
  posted: z.object({ number: z.string().nullable(), lines: z.array(landedLine) }),
  reversed: v.withReason.extend({ lines: z.array(z.object({ ...receiptLine, ...split })) }),
  discarded: v.empty,
} as const;
type Facts = { [F in keyof typeof landedCostFacts]: z.infer<(typeof landedCostFacts)[F]> };
export type LandedCostFact<F extends keyof Facts> = Facts[F];

export interface LandedCostRow extends DocumentRow, LandedCostForm {
  /** Null until it is posted. */
  readonly number: string | null;
  readonly createdBy: string;
  /** UTC ISO. */
  readonly postedAt: string | null;
  /** What was posted; empty until it is. */
  readonly lines: readonly LandedLine[];
  readonly reversedFor: string | null;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    landedCost: LandedCostRow;
  }
}

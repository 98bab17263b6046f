import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import { MOST_LINES } from '#model/lines/line-schemas.ts';
import { keptFees } from '../sales-order/sales-order.invoiced.ts';
import * as v from '#model/values/schemas.ts';

/** What becomes of goods that came back. */
export const grades = ['restock', 'refurbish', 'scrap', 'sendBack', 'replace'] as const;
export type Grade = (typeof grades)[number];

/** A line of a return: it names the line of the shipment that its goods left with, so that it is there once. */
const lineId = z.string().min(1).max(80);

/**
 * Goods that are to come back. `quantity` in thousandths, zero in a draft for what stays with the customer; `fee` in
 * minor units of the order's currency, as its prices are, with or without VAT.
 */
export const returnLine = z.strictObject({
  id: lineId,
  /** None of the three is known of goods that nobody remembers to have sold. */
  orderLine: v.id.nullable(),
  shipment: v.id.nullable(),
  shipmentLine: z.string().max(40).nullable(),
  product: v.id,
  lot: v.id.optional(),
  quantity: v.quantityOrZero,
  reason: v.reason.nullable(),
  fee: v.amount,
  /** Ten-thousandths of the company's currency: what one stock unit had cost, where no shipment tells. */
  unitCost: v.unitPrice.nullable(),
  note: v.text,
});
export type ReturnLineForm = z.infer<typeof returnLine>;

const lines = z.array(returnLine).max(MOST_LINES);

/** A new draft. Without lines it has those of the shipment, or of all shipments of the order, with nothing to return yet. */
export const openReturn = z.strictObject({
  customer: v.id,
  warehouse: v.id,
  order: v.id.nullable(),
  shipment: v.id.nullable().default(null),
  lines: lines.default([]),
});
export type OpenReturn = z.infer<typeof openReturn>;

/** Goods that the customer gets instead of those that come back; the price as those of the order are. */
const exchanged = z.strictObject({
  /** It becomes that of a line of the order. */
  id: v.id,
  product: v.id,
  quantity: v.quantity,
  /** Ten-thousandths of the order's currency; null: not yet agreed. */
  price: v.unitPrice.nullable(),
  /** Basis points; absent: the customer's discount. */
  discount: v.percent.optional(),
});
export type ExchangedGoods = z.infer<typeof exchanged>;

/** What can be edited until goods come. */
export const returnForm = z.strictObject({
  warehouse: v.id,
  theirReference: v.text,
  notes: v.text,
  /**
   * Freight that is given back, or kept where it is below zero; minor units of the order's currency, as its prices are,
   * with or without VAT. Absent: none.
   */
  freight: z.int().min(-v.MOST_AMOUNT).max(v.MOST_AMOUNT).optional(),
  /** Absent: nothing. */
  exchange: z.array(exchanged).max(200).optional(),
  lines,
});
export type ReturnForm = z.infer<typeof returnForm>;

const parts = z
  .array(z.strictObject({ line: lineId, quantity: v.quantity }))
  .min(1)
  .max(MOST_LINES);

/** Goods that have come. */
export const returnArrival = z.strictObject({ lines: parts });
export type ReturnArrival = z.infer<typeof returnArrival>;

/** What becomes of a quantity (thousandths) of a line. `location`: where it is put; null: where it came from. */
const graded = z.strictObject({
  /** A replacement has it as the id of its line on the order. */
  id: v.id,
  grade: z.enum(grades),
  quantity: v.quantity,
  location: v.id.nullable(),
  note: v.text,
  /** The picture of it, among the files of the document. */
  photo: v.id.nullable(),
});
export type Graded = z.infer<typeof graded>;

/** How lines were graded; what they were graded before is replaced. */
export const grading = z.strictObject({
  lines: z
    .array(z.strictObject({ line: lineId, grades: z.array(graded).max(20) }))
    .min(1)
    .max(MOST_LINES),
});
export type Grading = z.infer<typeof grading>;

/** `cost` in minor units of the company's currency: what the goods had left with. */
const goods = z.array(z.object({ line: lineId, quantity: v.quantity, cost: z.int().min(0) }));
export type ReturnedPart = z.infer<typeof goods>[number];

const posted = z.object({
  /** What each graded part is worth, minor units of the company's currency. */
  lines: z.array(z.object({ id: v.id, cost: z.int().min(0) })),
  /** What the customer is owed for it, VAT included, minor units of the order's currency. */
  credit: z.int().min(0),
  /** What that is made of by rate (basis points), with or without VAT as the order's prices are. */
  shares: z.array(z.object({ rate: z.int().min(0), amount: z.int().min(1) })),
  /** Thousandths of the lines of the order that are credited. */
  credited: z.array(z.object({ line: v.id, quantity: v.quantity })),
  /** What of the price of goods is kept, by the lines of the order; absent: nothing. */
  kept: keptFees.optional(),
});

export const customerReturnFacts = {
  created: openReturn,
  updated: returnForm,
  requested: z.object({ number: z.string().nullable() }),
  approved: v.empty,
  refused: v.withReason,
  cancelled: v.withReason,
  expired: v.empty,
  received: z.object({ lines: goods }),
  graded: grading,
  reversed: v.withReason.extend({ lines: goods }),
  posted,
  credited: z.object({ amount: z.int().min(0) }),
  closed: v.empty,
} as const;
type Facts = { [F in keyof typeof customerReturnFacts]: z.infer<(typeof customerReturnFacts)[F]> };
export type CustomerReturnFact<F extends keyof Facts> = Facts[F];

export interface GradedPart extends Graded {
  /** Minor units of the company's currency; absent before it is posted, and for those who may not see costs. */
  readonly cost?: number;
}

export interface CustomerReturnLine extends ReturnLineForm {
  /** Thousandths that have come. */
  readonly received: number;
  /** What they had left with, minor units of the company's currency; absent for those who may not see costs. */
  readonly cost?: number;
  readonly grades: readonly GradedPart[];
}

export interface CustomerReturnRow extends DocumentRow, Omit<OpenReturn, 'lines'>, Omit<ReturnForm, 'lines'> {
  readonly lines: readonly CustomerReturnLine[];
  /** Null until it is requested. */
  readonly number: string | null;
  readonly createdBy: string;
  readonly approvedBy: string | null;
  /** UTC ISO. */
  readonly approvedAt: string | null;
  readonly receivedAt: string | null;
  readonly postedAt: string | null;
  /** Why it was refused, or cancelled; at most one of them. */
  readonly refusedFor: string | null;
  readonly cancelledFor: string | null;
  /** What the customer is owed, minor units of the order's currency; null until it is posted. */
  readonly credit: number | null;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    customerReturn: CustomerReturnRow;
  }
}

import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import { MOST_LINES } from '#model/lines/line-schemas.ts';
import * as v from '#model/values/schemas.ts';

const lineId = z.string().min(1).max(80);

/** Goods that are to go back. `quantity` in thousandths, zero for what stays. */
export const sendBackLine = z.strictObject({
  id: lineId,
  /** The line of the receipt that they came in on. */
  receiptLine: v.id,
  product: v.id,
  lot: v.id.optional(),
  /** Where they leave from: quarantine, or a place where they lie. */
  from: v.id,
  quantity: v.quantityOrZero,
  reason: v.reason.nullable(),
  note: v.text,
});
export type SendBackLine = z.infer<typeof sendBackLine>;

const lines = z.array(sendBackLine).max(MOST_LINES);

/** A new draft. Without lines it has those of the receipt, with nothing to send back yet. */
export const openSupplierReturn = z.strictObject({ receipt: v.id, lines: lines.default([]) });
export type OpenSupplierReturn = z.infer<typeof openSupplierReturn>;

/** What can be edited until the goods leave. */
export const supplierReturnForm = z.strictObject({ notes: v.text, lines });
export type SupplierReturnForm = z.infer<typeof supplierReturnForm>;

/** The supplier takes the goods back, under a number of theirs. */
export const acceptance = z.strictObject({ theirReference: v.text.min(1) });

/** What the supplier credits, minor units of the currency that goods were bought in; null: what they had cost. */
export const supplierCredit = z.strictObject({ amount: v.amount.nullable().default(null) });
export type SupplierCredit = z.infer<typeof supplierCredit>;

/**
 * `cost` in minor units of the company's currency: what the goods had come in at, and leave at. `difference`: by how much
 * they were worth less in stock by then, or with a minus more, as others had come and gone; absent: by nothing.
 */
const sent = z.array(
  z.object({
    line: lineId,
    quantity: v.quantity,
    cost: z.int().min(0),
    difference: z.int().optional(),
  }),
);
export type SentPart = z.infer<typeof sent>[number];

/**
 * Goods that are kept to go back, thousandths: `wanted` ones are reserved among what orders may be promised, the others
 * are promised to nobody, and only bound to their place.
 */
const keptParts = z
  .array(
    z.object({
      line: lineId,
      product: v.id,
      lot: v.id.optional(),
      from: v.id,
      quantity: v.quantity,
      wanted: z.boolean(),
    }),
  )
  .optional();
export type KeptPart = NonNullable<z.infer<typeof keptParts>>[number];

/** What is kept from now on, and what was until now; absent where nothing was, and in facts of before. */
const kept = { kept: keptParts };
const freed = { freed: keptParts };

export const supplierReturnFacts = {
  created: openSupplierReturn.extend({
    supplier: v.id,
    warehouse: v.id,
    order: v.id.nullable(),
  }),
  updated: supplierReturnForm.extend({ ...kept, ...freed }),
  requested: z.object({ number: z.string().nullable(), ...kept }),
  accepted: acceptance,
  rejected: v.withReason.extend(freed),
  cancelled: v.withReason.extend(freed),
  dispatched: z.object({ lines: sent, ...freed }),
  credited: z.object({ amount: v.amount, currency: v.currency }),
  /** The place that each line's goods lie in again. */
  reversed: v.withReason.extend({ lines: z.array(z.object({ line: lineId, to: v.id })) }),
} as const;
type Facts = { [F in keyof typeof supplierReturnFacts]: z.infer<(typeof supplierReturnFacts)[F]> };
export type SupplierReturnFact<F extends keyof Facts> = Facts[F];

export interface SupplierReturnLine extends SendBackLine {
  /**
   * What it had come in at, minor units of the company's currency; absent before it left, and for those who may not see
   * costs.
   */
  readonly cost?: number;
  /** By how much it was worth less in stock than that, or with a minus more; absent: by nothing, and as above. */
  readonly difference?: number;
}

export interface SupplierReturnRow extends DocumentRow, Omit<SupplierReturnFact<'created'>, 'lines'> {
  readonly lines: readonly SupplierReturnLine[];
  readonly notes: string;
  /** What is kept to go back until it leaves; absent if nothing is. */
  readonly kept?: readonly KeptPart[];
  /** The supplier's number for it; empty until they accept it. */
  readonly theirReference: string;
  /** Null until it is requested. */
  readonly number: string | null;
  readonly createdBy: string;
  /** UTC ISO. */
  readonly acceptedAt: string | null;
  readonly dispatchedAt: string | null;
  readonly creditedAt: string | null;
  /** Why the supplier said no, or it was cancelled; at most one of them. */
  readonly rejectedFor: string | null;
  readonly cancelledFor: string | null;
  /** Why it was reversed after the goods had left; absent if it was not. */
  readonly reversedFor?: string;
  /** What was credited, minor units of `currency`; absent before, and for those who may not see costs. */
  readonly amount?: number;
  readonly currency: string | null;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    supplierReturn: SupplierReturnRow;
  }
}

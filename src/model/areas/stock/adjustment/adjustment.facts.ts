import { z } from 'zod';
import { answered, type Answered } from '#model/areas/setup/member/answered.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { releasedPromises } from '#model/stock/stock.facts.ts';
import * as v from '#model/values/schemas.ts';

/** What a document adjusts: how much there is, what it is worth, or how much of it is on hold. */
export const adjustmentModes = ['quantity', 'value', 'hold', 'free'] as const;
export type AdjustmentMode = (typeof adjustmentModes)[number];

const MOST = 1_000_000_000_000;
const signed = z.int().min(-MOST).max(MOST);

/**
 * A line as written. `quantity` in thousandths: with `by` the change, with `to` what there is afterwards. `unitCost`
 * (ten-thousandths of the company's currency): of goods that are gained, null for the average; in mode value the new
 * average.
 */
export const adjustmentLine = z.strictObject({
  id: v.id,
  product: v.id,
  /** None in mode value: all stock of a product has one average. */
  location: v.id.nullable(),
  lot: v.id.optional(),
  how: z.enum(['by', 'to']),
  quantity: signed,
  unitCost: v.unitPrice.nullable(),
  reason: v.reason.nullable(),
  /** What is missing was thrown away. */
  scrap: z.boolean().default(false),
  note: v.text.default(''),
  /** The picture of it, among the files of the document. */
  photo: v.id.nullable().default(null),
});
export type AdjustmentLineForm = z.infer<typeof adjustmentLine>;

/**
 * A line with what the ledger had when it was written (thousandths; in mode value all there is of the product, and
 * its average cost).
 */
const draftLine = adjustmentLine.extend({ before: z.int(), costBefore: z.int().nullable().optional() });

/**
 * A posted line: its change is known, and so is its value (minor units): what came into stock, or with a minus left
 * it.
 */
const postedLine = draftLine.extend({ change: z.int(), after: z.int(), value: z.int() });
export type AdjustmentLine = z.infer<typeof draftLine> &
  Partial<Pick<z.infer<typeof postedLine>, 'change' | 'after' | 'value'>>;
export type PostedLine = z.infer<typeof postedLine>;

const lines = z.array(adjustmentLine).max(1000);

/** A new draft; what is known where it begins is filled in. */
export const openAdjustment = z.strictObject({
  /** None in mode value. */
  warehouse: v.id.nullable(),
  mode: z.enum(adjustmentModes),
  lines: lines.default([]),
});
export type OpenAdjustment = z.infer<typeof openAdjustment>;

/** What can be edited of a draft. */
export const adjustmentForm = z.strictObject({
  /** The day it is of; null: the day on which it is posted. */
  adjustedOn: v.day.nullable(),
  notes: v.text,
  lines,
});
export type AdjustmentForm = z.infer<typeof adjustmentForm>;

/** The lines that should have been posted: they replace those that were. It counts as done today. */
export const adjustmentCorrection = z.strictObject({ reason: v.reason, notes: v.text, lines });
export type AdjustmentCorrection = z.infer<typeof adjustmentCorrection>;

const created = openAdjustment.extend({ lines: z.array(draftLine) });
const updated = adjustmentForm.extend({ lines: z.array(draftLine) });
const posted = z.object({
  number: z.string().nullable(),
  effectiveAt: v.moment,
  lines: z.array(postedLine),
  released: releasedPromises,
});
const approved = z.object({
  /** Minor units: what was agreed to. */
  approvedValue: z.int().min(0),
});
const reversed = v.withReason.extend({ released: releasedPromises });
export type Created = z.infer<typeof created>;
export type Updated = z.infer<typeof updated>;
export type Posted = z.infer<typeof posted>;
export type Approved = z.infer<typeof approved>;
export type Reversed = z.infer<typeof reversed>;

export const adjustmentFacts = {
  created,
  updated,
  submitted: answered,
  approved,
  rejected: v.withReason,
  withdrawn: v.empty,
  /** Goods are taken from orders that they were promised to, before it is posted. */
  promisesTaken: v.withReason,
  posted,
  reversed,
  corrected: adjustmentCorrection,
  discarded: v.empty,
} as const;

export interface AdjustmentRow extends DocumentRow, Answered, Omit<OpenAdjustment, 'lines'> {
  readonly adjustedOn: string | null;
  readonly notes: string;
  readonly lines: readonly AdjustmentLine[];
  readonly number: string | null;
  readonly createdBy: string;
  readonly effectiveAt: string | null;
  readonly postedBy: string | null;
  /** Why goods were taken from orders that they were promised to; absent if none were. */
  readonly takeReason?: string;
  /** Who asked for approval last; absent if nobody has. */
  readonly submittedBy?: string;
  /** Code of the reason for which approval was refused last; absent once it is asked for again. */
  readonly rejectReason?: string;
  /** Who approved it; absent where nobody had to. */
  readonly approvedBy?: string;
  readonly approvedValue?: number;
  /** What orders lost by it; absent if none did. */
  readonly released?: Posted['released'];
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    adjustment: AdjustmentRow;
  }
}

import { z } from 'zod';
import { lineParts, MOST_LINES } from '#model/lines/line-schemas.ts';
import { vatCategories } from '#model/vat/vat-codes.ts';
import * as v from '#model/values/schemas.ts';

/** What an invoice charges of an order, thousandths and minor units of its lines as its prices are. */
export const invoicedLines = z
  .array(z.strictObject({ line: v.id, quantity: v.quantity, amount: v.amount }))
  .max(MOST_LINES);
/** What of advances is deducted, or goes back to them, by their lines; minor units as the order's prices are. */
const advanceParts = z
  .array(z.strictObject({ invoice: v.id, line: z.string().min(1).max(80), amount: v.amount.min(1) }))
  .max(MOST_LINES);
/** What an invoice asks for before delivery, by category and rate (basis points). [BIL22] */
export const advancedParts = z.strictObject({
  invoice: v.id,
  number: z.string().nullable(),
  lines: z
    .array(
      z.strictObject({
        line: z.string().min(1).max(80),
        category: z.enum(vatCategories),
        rate: z.int().min(0),
        amount: v.amount,
      }),
    )
    .max(MOST_LINES),
});
export type AdvancedParts = z.infer<typeof advancedParts>;
/** What a note takes back of an advance. */
export const advanceCredited = z.strictObject({ invoice: v.id, lines: advanceParts });
export type AdvanceCredited = z.infer<typeof advanceCredited>;

/** What returns keep of the goods of lines, by their rates (basis points). [BIL28] */
export const keptFees = z
  .array(z.strictObject({ line: v.id, rate: z.int().min(0), amount: v.amount.min(1) }))
  .max(MOST_LINES);
export type KeptFees = z.infer<typeof keptFees>;
/** Thousandths of lines that came back and were invoiced, and what of their price is kept. [BIL29] */
export const notedParts = z
  .array(z.strictObject({ line: v.id, quantity: v.quantity, kept: v.amount }))
  .max(MOST_LINES);
export type NotedParts = z.infer<typeof notedParts>;
/** What of such fees is invoiced, or may be invoiced again. */
const feeParts = z
  .array(z.strictObject({ return: v.id, line: v.id, rate: z.int().min(0), amount: v.amount.min(1) }))
  .max(MOST_LINES);
export type FeeParts = z.infer<typeof feeParts>;
/** What of the freight that returns give back comes off invoices, by the service that charges it; minor units. [BIL30] */
const freightParts = z
  .array(z.strictObject({ return: v.id, line: v.id, amount: v.amount.min(1) }))
  .max(MOST_LINES);
export type FreightParts = z.infer<typeof freightParts>;

/** What the credit of a return says of the order's lines besides. */
export const owedShape = {
  /** What of them was credited without coming back before, and has come back now. [BIL3] */
  keptBack: lineParts.optional(),
  /** What was kept of goods that were not invoiced, and so is invoiced. [BIL28] */
  fees: keptFees.optional(),
  /** The goods that were, and what of their price is kept. [BIL29] */
  byNotes: notedParts.optional(),
  /** What of the freight that it refunds is not invoiced, and so comes off the next invoice. [BIL30] */
  freightOff: z
    .array(z.strictObject({ line: v.id, amount: v.amount.min(1) }))
    .max(MOST_LINES)
    .optional(),
} as const;

export const invoicedParts = z.strictObject({
  invoice: v.id,
  lines: invoicedLines,
  /** What the invoice takes over of the payments of the order, minor units. [BIL6] */
  payments: z.array(z.strictObject({ payment: v.id, amount: v.amount.min(1) })).max(MOST_LINES),
  /** What it deducts of advances; absent: nothing. [BIL23] */
  deducted: advanceParts.optional(),
  /** What it charges of the fees of returns; absent: nothing. [BIL28] */
  fees: feeParts.optional(),
  /** What it takes off for freight that returns give back; absent: nothing. [BIL30] */
  freight: freightParts.optional(),
});
export type InvoicedParts = z.infer<typeof invoicedParts>;
/** What was invoiced and is taken back so that it may be invoiced again; `kept`: credited, and stays with the customer. */
export const uninvoicedParts = z.strictObject({
  invoice: v.id,
  lines: invoicedLines,
  kept: lineParts,
  /** What of it was credited for what is `kept`, minor units as the prices are; absent in facts of before. [BIL3] */
  keptAmounts: z
    .array(z.strictObject({ line: v.id, amount: v.amount }))
    .max(MOST_LINES)
    .optional(),
  /** What goes back to advances, to be deducted again; absent: nothing. [BIL23] */
  restored: advanceParts.optional(),
  /** What of the fees of returns may be invoiced again; absent: nothing. [BIL28] */
  fees: feeParts.optional(),
  /** What of such freight comes off the next invoice again; absent: nothing. [BIL30] */
  freight: freightParts.optional(),
  /** The return that is credited by it: what it takes of the goods, and of the freight, of that. [BIL29] */
  noted: z.strictObject({ return: v.id, lines: notedParts, freight: v.amount.min(1).optional() }).optional(),
});
export type UninvoicedParts = z.infer<typeof uninvoicedParts>;

import { z } from 'zod';
import type { DocumentRow } from '../engine/rows.ts';
import * as v from '../values/schemas.ts';

/** Source of the goods: an order, a supplier without an order, or opening stock. */
export const receiptSources = ['order', 'blind', 'opening'] as const;

/** The lot or serial number on a label, with its day of expiry as far as it is there. */
export const lotOnLabel = z.strictObject({ code: v.code, expiresOn: v.day.nullable() });

/**
 * One counted line: `quantity` is accepted, `rejected` goes to quarantine. Without a location it goes to the
 * warehouse's receiving; a null `unitCost` (ten-thousandths of the company's currency) means the order's price.
 */
export const receiptLine = z.strictObject({
  id: v.id,
  orderLine: v.id.nullable(),
  product: v.id,
  quantity: v.quantityOrZero,
  rejected: v.quantityOrZero,
  location: v.id.nullable(),
  unitCost: v.unitPrice.nullable(),
  /** The lot or serial number on the label, of products that have them. */
  lot: lotOnLabel.optional(),
});
export type ReceiptLine = z.infer<typeof receiptLine>;

const lines = z.array(receiptLine).max(1000);

/** A new draft; the client opening it fills in what is expected. */
export const openReceipt = z.strictObject({
  warehouse: v.id,
  order: v.id.nullable(),
  supplier: v.id.nullable(),
  source: z.enum(receiptSources),
  lines: lines.default([]),
});
export type OpenReceipt = z.infer<typeof openReceipt>;

/** The whole count; it replaces the previous one. */
export const receiptCount = z.strictObject({
  lines,
  /** Reason for receiving more than was ordered, if so. */
  overReason: v.reason.nullable().default(null),
  deliveryNote: v.text.default(''),
});
export type ReceiptCount = z.infer<typeof receiptCount>;

export const receiptPosting = z.strictObject({
  /** When the goods arrived, if not now. */
  receivedAt: v.moment.nullable().default(null),
  overReason: v.reason.nullable().default(null),
});
export type ReceiptPosting = z.infer<typeof receiptPosting>;

const posted = z.object({
  number: z.string().nullable(),
  effectiveAt: v.moment,
  overReason: v.reason.nullable(),
  /** With every location, unit cost and lot resolved. */
  lines: z.array(receiptLine.extend({ lotId: v.id.optional() })),
});
export type Posted = z.infer<typeof posted>;

export const goodsReceiptFacts = {
  created: openReceipt,
  counted: receiptCount,
  posted,
  reversed: v.withReason,
  discarded: v.empty,
} as const;

export type PostedLine = Posted['lines'][number];

export interface GoodsReceiptRow extends DocumentRow, OpenReceipt, ReceiptCount {
  /** `lotId` is known once it is posted. */
  readonly lines: PostedLine[];
  readonly number: string | null;
  /** Who counted last, and when. */
  readonly countedBy: string | null;
  readonly countedAt: string | null;
  readonly effectiveAt: string | null;
}

declare module '../engine/rows.ts' {
  interface Rows {
    goodsReceipt: GoodsReceiptRow;
  }
}

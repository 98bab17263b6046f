import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';

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
  /** Why goods of it are rejected: a reason for which goods are returned. [GR43] */
  rejectReason: v.reason.optional(),
  /** The picture, among the receipt's files, of what is rejected. [GR51] */
  photo: v.id.optional(),
});
export type ReceiptLine = z.infer<typeof receiptLine>;

/**
 * A posted line: its unit cost is known. `boughtAt` is there if it came in at an order's or a supplier's price: those
 * terms, and the exact value of the line's goods in minor units of the company's currency. [GR15]
 */
const boughtLine = receiptLine.extend({
  /** The lot that `lot` names. */
  lotId: v.id.optional(),
  boughtAt: z
    .object({
      price: v.unitPrice,
      discount: v.percent,
      /** Millionths of the company's currency for one of the price's. */
      rate: z.int().min(1),
      /** `denominator` of what the price is for are `numerator` stock units. */
      numerator: z.int().min(1),
      denominator: z.int().min(1),
      value: z.int().min(0),
    })
    .optional(),
});
export type BoughtLine = z.infer<typeof boughtLine>;

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

/** A posted receipt as it should have been counted: it replaces the lines that were posted. */
export const receiptCorrection = receiptCount.extend({ reason: v.reason });
export type ReceiptCorrection = z.infer<typeof receiptCorrection>;

export const receiptPosting = z.strictObject({
  /** When the goods arrived, if not now. */
  receivedAt: v.moment.nullable().default(null),
  overReason: v.reason.nullable().default(null),
});
export type ReceiptPosting = z.infer<typeof receiptPosting>;

/** How much of a line is checked: `percent` in basis points of what was accepted, `sample` in thousandths. [GR45] */
const sample = z.object({ line: v.id, percent: v.percent, sample: v.quantity });
export type Sample = z.infer<typeof sample>;

/** What an inspection found of a line: of what was counted, accepted and rejected add up to all of it. */
const inspectedLine = z.strictObject({
  line: v.id,
  /** Thousandths that were looked at: the sample at least. */
  checked: v.quantity,
  accepted: v.quantityOrZero,
  rejected: v.quantityOrZero,
  /** Why some of it is rejected: a reason for which goods are returned. */
  reason: v.reason.optional(),
  photo: v.id.optional(),
  note: v.text.default(''),
});
export const inspection = z.strictObject({ lines: z.array(inspectedLine).min(1).max(1000) });
export type Inspection = z.infer<typeof inspection>;

/** As inspected, with the lot that it was. */
const inspected = z.object({
  lines: z.array(inspectedLine.extend({ product: v.id, lot: v.code.optional() })),
});
export type Inspected = z.infer<typeof inspected>;

/** Pictures of what is rejected, by line. */
export const rejectPhotos = z.strictObject({
  lines: z
    .array(z.strictObject({ line: v.id, photo: v.id }))
    .min(1)
    .max(1000),
});
export type RejectPhotos = z.infer<typeof rejectPhotos>;

/** What lines of a posted receipt really cost; lines that are left out keep their cost. */
export const costCorrection = z.strictObject({
  reason: v.reason,
  lines: z
    .array(z.strictObject({ line: v.id, unitCost: v.unitPrice }))
    .min(1)
    .max(1000),
});
export type CostCorrection = z.infer<typeof costCorrection>;

const costCorrected = z.object({
  reason: v.reason,
  /** Minor units: what of the difference is in stock now, and what is not, as the goods are gone. */
  lines: z.array(z.object({ line: v.id, unitCost: v.unitPrice, value: z.int(), expensed: z.int() })),
});
export type CostCorrected = z.infer<typeof costCorrected>;

const posted = z.object({
  number: z.string().nullable(),
  effectiveAt: v.moment,
  overReason: v.reason.nullable(),
  /** With every location, unit cost and lot resolved. */
  lines: z.array(boughtLine),
});
export type Posted = z.infer<typeof posted>;

/** What a movement put away of a receipt's lines, or took out again. */
export const putAwayParts = z.strictObject({
  movement: v.id,
  lines: z
    .array(z.strictObject({ line: v.id, quantity: v.quantity }))
    .min(1)
    .max(1000),
});
export type PutAwayParts = z.infer<typeof putAwayParts>;

/** What a return sent back of a receipt's lines; `inPlace`: of that, what still lay where the receipt had put it. */
export const sentBackParts = z.strictObject({
  return: v.id,
  lines: z
    .array(z.strictObject({ line: v.id, quantity: v.quantity, inPlace: v.quantityOrZero }))
    .min(1)
    .max(1000),
});
export type SentBackParts = z.infer<typeof sentBackParts>;

/** Thousandths, and what they come to, minor units of the company's currency. */
export const much = z.strictObject({ quantity: v.thousandths, amount: z.int() });
export type Much = Readonly<z.infer<typeof much>>;

/**
 * What a supplier's bill charges of a receipt's lines: thousandths (below zero: that it credits), what they come to, and how
 * much more, or less, than was received at, minor units of the company's currency. `charged`: what of it is of goods that
 * were here; `waiting`: what is beyond them; both absent: all of it was of goods that were here. [GR53]
 */
export const billedParts = z.strictObject({
  bill: v.id,
  lines: z
    .array(
      z.strictObject({
        line: v.id,
        quantity: v.thousandths,
        billed: z.int(),
        difference: z.int(),
        charged: much.optional(),
        waiting: much.optional(),
      }),
    )
    .min(1)
    .max(1000),
});
export type BilledParts = z.infer<typeof billedParts>;

export const goodsReceiptFacts = {
  created: openReceipt,
  counted: receiptCount,
  photosAttached: rejectPhotos,
  submitted: z.object({ samples: z.array(sample) }),
  inspected,
  recounted: v.empty,
  posted,
  costCorrected,
  putAway: putAwayParts,
  takenOut: putAwayParts,
  returned: sentBackParts,
  unreturned: sentBackParts,
  billed: billedParts,
  unbilled: z.strictObject({ bill: v.id }),
  reversed: v.withReason,
  corrected: receiptCorrection,
  discarded: v.empty,
} as const;

/** What a bill charges of a receipt's line. */
export type BilledPart = Readonly<Omit<BilledParts['lines'][number], 'line'> & { bill: string }>;

export interface ReceiptRowLine extends BoughtLine {
  /** Thousandths that went back to the supplier, and those of them that still lay where they had been put. */
  readonly returned?: number;
  readonly returnedInPlace?: number;
  /** What bills charge of it, in the order in which they were posted; absent: nothing. [GR52] */
  readonly bills?: readonly BilledPart[];
}

/** What of a receipt is checked before it is posted, and what was found once it is. */
export interface ReceiptInspection {
  readonly samples: readonly Sample[];
  readonly submittedBy: string;
  /** UTC ISO. */
  readonly submittedAt: string;
  readonly found?: {
    readonly by: string;
    /** UTC ISO. */
    readonly at: string;
    readonly lines: Inspected['lines'];
  };
}

export interface GoodsReceiptRow extends DocumentRow, OpenReceipt, Omit<ReceiptCount, 'lines'> {
  /** `lotId` and `boughtAt` are known once it is posted. */
  readonly lines: ReceiptRowLine[];
  readonly number: string | null;
  /** Who counted last, and when. */
  readonly countedBy: string | null;
  readonly countedAt: string | null;
  readonly effectiveAt: string | null;
  /** Absent: none was asked for. */
  readonly inspection?: ReceiptInspection;
  /** Thousandths of each line that were put away; absent if nothing was. */
  readonly putAway?: readonly { readonly line: string; readonly quantity: number }[];
  /** What corrections of its costs did not put into stock, minor units; absent if there were none. */
  readonly expensed?: readonly { readonly line: string; readonly expensed: number }[];
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    goodsReceipt: GoodsReceiptRow;
  }
}

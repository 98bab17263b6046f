import { z } from 'zod';
import { answered, type Answered } from '#model/areas/setup/member/answered.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { pricedLine } from '#model/lines/line-schemas.ts';
import { deliveryShape } from '#model/areas/setup/delivery-term/delivery-term.facts.ts';
import { partyTerms, type PartyTerms } from '#model/areas/setup/payment-term/payment-term.facts.ts';
import { tagShape } from '#model/areas/setup/tag/tag.facts.ts';
import * as v from '#model/values/schemas.ts';

const counter = z.int().min(0);

/** An order line as entered. */
export const orderLineForm = pricedLine.omit({ charge: true }).extend({
  /** Over-receipt in basis points; null: as set on the product, its category, the supplier or the company. */
  tolerance: v.percent.nullable(),
});
export type OrderLineForm = z.infer<typeof orderLineForm>;

const orderLine = orderLineForm.extend({
  /** Basis points on the tax date, stored with the line; null if no rate was in force. */
  vatRate: z.int().min(0).nullable(),
  received: counter,
  rejected: counter,
  /** Of what arrived, accepted or rejected; absent if nothing went back. */
  returned: counter.optional(),
  /** The day that the supplier promised first, whatever it promised since; absent: it has promised none. */
  firstPromisedOn: v.day.optional(),
});
/** A line with its counters, thousandths; rejected goods do not count as received. */
export type PurchaseOrderLine = z.infer<typeof orderLine>;

const lines = z.array(orderLineForm).max(1000);
const terms = z.strictObject({
  theirReference: v.text,
  expectedOn: v.day.nullable(),
  notes: v.text,
  /** Absent in a new order: those of the supplier; else as they are. [DLT4] */
  ...deliveryShape,
  ...tagShape,
});

/** A draft's editable fields. `rate`: millionths of the company's currency for one unit of the order's. */
export const purchaseOrderForm = terms.extend({
  supplier: v.id.nullable(),
  warehouse: v.id,
  currency: v.currency,
  rate: v.exchangeRate,
  lines,
});
export type PurchaseOrderForm = z.infer<typeof purchaseOrderForm>;

/** A new draft: what is left out follows from the supplier, who may be added later. */
export const openOrder = purchaseOrderForm
  .partial({
    currency: true,
    rate: true,
    theirReference: true,
    expectedOn: true,
    notes: true,
    lines: true,
  })
  /** The request for quotation that it was awarded in. */
  .extend({ quoteRequest: v.id.optional() });
export type OpenOrder = z.infer<typeof openOrder>;

/** What a supplier confirmed; an absent line or value is confirmed as ordered. */
export const acknowledgement = z.strictObject({
  theirReference: v.text,
  lines: z
    .array(
      z.strictObject({
        line: v.id,
        quantity: v.quantity.optional(),
        price: v.unitPrice.optional(),
        promisedOn: v.day.nullable().optional(),
      }),
    )
    .max(1000),
});
export type Acknowledgement = z.infer<typeof acknowledgement>;

/** A complete new revision of a placed order, and the reason. */
export const amendment = terms.extend({ lines, reason: v.text.min(1) });
export type Amendment = z.infer<typeof amendment>;

/** What a receipt brought in, or its reversal took back, by order line. */
export const arrival = z.strictObject({
  receipt: v.id,
  lines: z.array(z.object({ line: v.id, quantity: v.quantityOrZero, rejected: v.quantityOrZero })).min(1),
});
export type Arrival = z.infer<typeof arrival>;

/** What a return sent back to the supplier, by order line. */
export const sentBack = z.strictObject({
  return: v.id,
  lines: z.array(z.strictObject({ line: v.id, quantity: v.quantity })).min(1),
});
export type SentBack = z.infer<typeof sentBack>;

/** A line before and after; null if it did not exist before, or was removed. */
const change = z.object({ line: v.id, before: orderLineForm.nullable(), after: orderLineForm.nullable() });
export type LineChange = z.infer<typeof change>;

const drafted = purchaseOrderForm.extend({
  lines: z.array(orderLine),
  /** The request for quotation that it comes of; absent: none. An edited draft keeps it. */
  quoteRequest: v.id.optional(),
});
const placed = z.object({
  number: z.string().nullable(),
  revision: z.int(),
  orderedOn: v.day,
  lines: z.array(orderLine),
  /** The payment terms of the supplier then; absent in facts of before. [PT11] */
  terms: partyTerms.optional(),
});
const acknowledged = z.object({
  theirReference: v.text,
  lines: z.array(orderLine),
  changes: z.array(change),
});
const amended = terms.extend({
  revision: z.int(),
  reason: v.text,
  lines: z.array(orderLine),
  changes: z.array(change),
});
export type Drafted = z.infer<typeof drafted>;
export type Placed = z.infer<typeof placed>;
export type Acknowledged = z.infer<typeof acknowledged>;
export type Amended = z.infer<typeof amended>;

export const purchaseOrderFacts = {
  created: drafted,
  updated: drafted,
  discarded: v.empty,
  submitted: answered,
  approved: v.empty,
  rejected: v.withReason,
  withdrawn: v.empty,
  placed,
  acknowledged,
  amended,
  received: arrival,
  unreceived: arrival,
  returned: sentBack,
  unreturned: sentBack,
  /** Automatic, once everything has been received. */
  closed: v.empty,
  closedShort: v.withReason,
  cancelled: v.withReason,
  /** Without a reason if caused by a reversed receipt. */
  reopened: z.object({ reason: v.reason.nullable() }),
} as const;

export interface PurchaseOrderRow extends DocumentRow, Answered, Drafted {
  readonly number: string | null;
  /** 0 until placed, then 1, plus one per amendment. */
  readonly revision: number;
  readonly orderedOn: string | null;
  /** The payment terms that it was placed with; absent before. */
  readonly terms?: PartyTerms;
  /** Who asked for approval last; absent if nobody has. */
  readonly submittedBy?: string;
  /** Code of the reason for which approval was refused last; absent once it is asked for again. */
  readonly rejectReason?: string;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    purchaseOrder: PurchaseOrderRow;
  }
}

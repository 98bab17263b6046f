import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import { charges, MOST_LINES } from '#model/lines/line-schemas.ts';
import { partyTerms } from '#model/areas/setup/payment-term/payment-term.facts.ts';
import { vatCategories } from '#model/vat/vat-codes.ts';
import * as v from '#model/values/schemas.ts';
import { settlement } from '#model/areas/sales/owed/settlement.ts';

/** An invoice, what takes all or part of one back, and one that corrects another up or down. */
export const invoiceTypes = ['invoice', 'creditNote', 'corrective'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];

/** A line names the goods of an order or the line that it takes back; one of a draft may be written by hand. */
const lineId = z.string().min(1).max(80);
const MOST_ORDERS = 200;
const signedAmount = z.int().min(-v.MOST_AMOUNT).max(v.MOST_AMOUNT);

export const invoiceLine = z.strictObject({
  id: lineId,
  /** The order and its line that are invoiced; absent: written by hand, or taken back. */
  order: v.id.optional(),
  orderLine: v.id.optional(),
  /** The line of the corrected invoice that is taken back, whole or in part. */
  of: lineId.optional(),
  /** Taken back so that it may be invoiced again: the goods came back, or the invoice was wrong. */
  again: z.literal(true).optional(),
  product: v.id.nullable(),
  text: v.text,
  /** Thousandths of the stock unit; zero where money is credited without goods. */
  quantity: v.quantityOrZero,
  orderedIn: v.orderedUnit.optional(),
  /** Ten-thousandths of the invoice's currency, as its prices are; null: its amount alone is known. */
  price: v.unitPrice.nullable(),
  discount: v.percent,
  vatClass: v.vatClass,
  charge: z.enum(charges).optional(),
  /** What of its order is asked for before it is delivered. [BIL22] */
  advance: z.literal(true).optional(),
  /** What this return kept of the goods of its order's line before they were invoiced. [BIL28] */
  fee: z.strictObject({ return: v.id }).optional(),
  /** The line of an advance that it deducts; with `of`, that such a line gets back. It follows from the others. [BIL23] */
  deducts: z.strictObject({ invoice: v.id, line: lineId, number: z.string().nullable() }).optional(),
  /**
   * The return whose freight comes off what a line of this invoice charges, by its id; with `of`, that such a line gets
   * back. It follows from the others. [BIL30]
   */
  freightOff: z.strictObject({ return: v.id, line: lineId }).optional(),
  /** What its return keeps of the price of these goods, minor units as the prices are; absent: nothing. [BIL29] */
  kept: v.amount.min(1).optional(),
  /** What is taken back of the line named by `of`, minor units as the prices are; absent: what its quantity cost. */
  credited: v.amount.optional(),
});
export type InvoiceLineForm = z.infer<typeof invoiceLine>;

/** What is asked for before delivery: a percentage (basis points) or an amount (minor units as the order's prices are). */
export const advanceAsked = z.strictObject({
  /** The day on which it is paid, as the invoice has to say. */
  on: v.day,
  share: z.union([
    z.strictObject({ percent: v.percent.min(1) }),
    z.strictObject({ amount: v.amount.min(1) }),
  ]),
});
export type AdvanceAsked = z.infer<typeof advanceAsked>;

/** A new draft: of orders, of an invoice that it takes back or corrects, or of neither. */
export const openInvoice = z.strictObject({
  type: z.enum(invoiceTypes),
  customer: v.id,
  /** The orders whose lines it has, as far as they are to be invoiced. */
  orders: z.array(v.id).max(MOST_ORDERS),
  /** The invoice that it takes back or corrects. */
  corrects: v.id.nullable(),
  /** It takes back what this return has to be credited for; absent: all that is left of the invoice. */
  return: v.id.optional(),
  /** It asks for a part of its one order before delivery; absent: for what has left. [BIL22] */
  advance: advanceAsked.optional(),
});
export type OpenInvoice = z.infer<typeof openInvoice>;

/** What may be edited in a draft. */
export const invoiceForm = z.strictObject({
  /** Null: the day on which it is issued. */
  issuedOn: v.day.nullable(),
  theirReference: v.text,
  /** The number of the buyer's own order. */
  theirOrder: v.text,
  address: v.address,
  terms: partyTerms,
  notes: v.text,
  /** The day on which an advance is paid; absent on other invoices. [BIL22] */
  advanceOn: v.day.nullable().optional(),
  lines: z.array(invoiceLine).max(MOST_LINES),
});
export type InvoiceForm = z.infer<typeof invoiceForm>;

/** A line with what follows from its order, its product and the day. */
const settledLine = invoiceLine.extend({
  /** Minor units as the prices are, after all discounts; below zero for what is taken back. */
  amount: signedAmount,
  /** What a line that is taken back comes to without VAT, where the prices have it, minor units; absent: its amount says. */
  net: signedAmount.optional(),
  /** Basis points; null: not known, and so not issued. */
  vatRate: z.int().min(0).nullable(),
  /** The VAT treatment by which the rate was chosen. */
  treatment: z.string().max(40),
  /** The kit that it was sold as a part of; absent: by itself. [BIL27] */
  kit: v.id.optional(),
  /** The last day on which its goods left, or its service was done. */
  deliveredOn: v.day.nullable(),
});
export type InvoiceLine = z.infer<typeof settledLine>;

const perRate = z.object({
  category: z.enum(vatCategories),
  rate: z.int().min(0),
  net: signedAmount,
  vat: signedAmount,
});
/** Minor units of the invoice's currency; below zero on what takes more back than it charges. */
const invoiceTotals = z.object({
  net: signedAmount,
  vat: signedAmount,
  gross: signedAmount,
  perRate: z.array(perRate),
  /** What rounds the sum to be paid to whole units; never a part of the VAT. */
  rounding: signedAmount,
  payable: signedAmount,
});
export type InvoiceTotals = z.infer<typeof invoiceTotals>;

/** Who an invoice is from or to, as they were on its day. */
const party = z.object({
  name: v.text,
  organisationNumber: v.text,
  vatNumber: v.text,
  address: v.address,
});
export type InvoiceParty = z.infer<typeof party>;

/** What an order was paid before it was invoiced, minor units of its currency. */
const prepaid = z.object({ order: v.id, payment: v.id, on: v.day, amount: v.amount });
export type PrepaidPart = z.infer<typeof prepaid>;

const written = invoiceForm.extend({
  type: z.enum(invoiceTypes),
  customer: v.id,
  corrects: v.id.nullable(),
  return: v.id.nullable(),
  currency: v.currency,
  rate: v.exchangeRate,
  pricesIncludeVat: z.boolean(),
  lines: z.array(settledLine),
  totals: invoiceTotals,
});

/** The draft that corrects an invoice, under the id that it was asked for. */
export const correction = z.strictObject({
  invoice: v.id,
  as: z.enum(['creditNote', 'corrective']),
});
export type Correction = z.infer<typeof correction>;

/** What of a credit note is set off against another invoice, minor units. */
export const toSetOff = z.strictObject({ invoice: v.id, amount: v.amount.min(1) });
export type ToSetOff = z.infer<typeof toSetOff>;

/** How an invoice reached its customer. */
export const sentBy = ['mail', 'peppol', 'print'] as const;
export const sending = z.strictObject({ by: z.enum(sentBy) });

/** How a reminder reached the customer; absent: not noted. */
export const reminding = z.strictObject({ by: z.enum(['mail', 'print']).optional() });

export const invoiceFacts = {
  created: written,
  updated: invoiceForm.extend({ lines: z.array(settledLine), totals: invoiceTotals }),
  discarded: v.empty,
  issued: z.object({
    number: z.string().nullable(),
    issuedOn: v.day,
    dueOn: v.day,
    /** Until when `discount` (basis points) may be taken; null: there is none. */
    discountUntil: v.day.nullable(),
    discount: v.percent,
    ocr: z.string(),
    seller: party.extend({
      bankgiro: z.string(),
      plusgiro: z.string(),
      iban: z.string(),
      bic: z.string(),
    }),
    buyer: party,
    lines: z.array(settledLine),
    totals: invoiceTotals,
    prepaid: z.array(prepaid),
    /** What of it is set off against the invoice that it corrects, minor units; not below zero. */
    setOff: v.amount,
  }),
  corrected: correction,
  /** Without money, `payment` is the credit note that was set off, or, on that, the invoice. [BIL26] */
  paid: settlement.extend({ withoutMoney: z.literal(true).optional() }),
  unpaid: settlement.pick({ payment: true }),
  /** What another invoice takes back of it: minor units, and the lines by their quantities and amounts. */
  creditApplied: z.object({
    by: v.id,
    amount: v.amount,
    lines: z.array(z.object({ line: lineId, quantity: v.quantityOrZero, amount: v.amount })),
  }),
  setOffAgainst: toSetOff.extend({ on: v.day }),
  setOffFreed: toSetOff.pick({ invoice: true }),
  /** What others deduct of an advance, minor units as its prices are; below zero where they give it back. [BIL23] */
  deducted: z.object({ by: v.id, lines: z.array(z.object({ line: lineId, amount: signedAmount })) }),
  writtenOff: z.object({ reason: v.reason, amount: v.amount, on: v.day }),
  fellDue: v.empty,
  becameOverdue: v.empty,
  reminded: reminding.extend({
    on: v.day,
    level: z.int().min(1),
    /** What it cost, minor units of the company's currency; absent: nothing. */
    fee: v.amount.optional(),
  }),
  disputed: v.withReason,
  disputeSettled: v.empty,
  sent: sending.extend({ on: v.day }),
  accepted: v.empty,
  rejected: v.withReason,
} as const;
type Facts = { [F in keyof typeof invoiceFacts]: z.infer<(typeof invoiceFacts)[F]> };
export type InvoiceFact<F extends keyof Facts> = Facts[F];

export interface InvoiceRow extends DocumentRow, z.infer<typeof written> {
  /** Null until it is issued, and in a prediction whose number is not assigned yet. */
  readonly number: string | null;
  /** Null until it is issued. */
  readonly issue: Omit<InvoiceFact<'issued'>, 'number' | 'lines' | 'totals' | 'prepaid' | 'setOff'> | null;
  readonly prepaid: readonly PrepaidPart[];
  /** What of it was set off against the invoice that it corrects, minor units. */
  readonly setOff: number;
  readonly paid: readonly InvoiceFact<'paid'>[];
  /** What was taken back of it, by the invoices that do. */
  readonly credits: readonly InvoiceFact<'creditApplied'>[];
  /** What others deducted of it, an advance; absent: nothing. */
  readonly deductions?: readonly InvoiceFact<'deducted'>[];
  readonly corrections: readonly Correction[];
  readonly writtenOff: number;
  /** When it was given up last; null: never. */
  readonly writtenOffOn: string | null;
  /** How often it was reminded of, when last, and for what fees together (minor units of the company's currency). */
  readonly reminders: { readonly level: number; readonly on: string; readonly fees?: number } | null;
  readonly disputeReason: string | null;
  readonly rejectReason: string | null;
  /** How it was sent last; null: not yet. */
  readonly sentBy: (typeof sentBy)[number] | null;
  readonly createdBy: string;
  readonly issuedBy: string | null;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    invoice: InvoiceRow;
  }
}

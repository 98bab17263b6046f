import { z } from 'zod';
import { shipPolicies } from '#model/values/ship-policies.ts';
import { reserveShape } from '#model/areas/setup/company/reserve-policy.ts';
import { deliveryShape } from '#model/areas/setup/delivery-term/delivery-term.facts.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { answered, type Answered } from '#model/areas/setup/member/answered.ts';
import type { LinePart } from '#model/lines/line-parts.ts';
import {
  discountMark,
  lineParts,
  MOST_LINES,
  ofKit,
  orderDiscount,
  pricedLine,
  type PricedLine,
} from '#model/lines/line-schemas.ts';
import { partyTerms, type PartyTerms } from '#model/areas/setup/payment-term/payment-term.facts.ts';
import { pickLine } from '../pick/pick.facts.ts';
import {
  advanceCredited,
  advancedParts,
  invoicedLines,
  invoicedParts,
  uninvoicedParts,
  type AdvancedParts,
  keptFees,
  owedShape,
  type NotedParts,
} from './sales-order.invoiced.ts';
import { allocationFacts, reserving, type Reserving } from './sales-order.allocation.facts.ts';
import { vatOverrides } from '#model/vat/vat-setting.ts';
import { tagList } from '#model/areas/setup/tag/tag.facts.ts';
import * as v from '#model/values/schemas.ts';

const lines = z.array(pricedLine).max(MOST_LINES);
/** What was agreed has nothing optional. [SO78] */
const agreedLine = pricedLine.omit({ optional: true, chosen: true });

/** The order's header fields that an amendment may still change. */
const terms = z.strictObject({
  theirReference: v.text,
  promisedOn: v.day,
  /** Higher is served first. */
  priority: z.int().min(0).max(9),
  shipPolicy: z.enum(shipPolicies),
  deliveryAddress: v.address,
  notes: v.text,
  tags: tagList,
  /** The account of the member who answers for it to the customer: "our reference"; absent or null: nobody. [SO72] */
  salesperson: v.id.nullable().optional(),
  /** When its goods are reserved; null: as its customer or the company decides, absent in an amendment: as it is. [SO62] */
  ...reserveShape,
  /** Parts of a kit may leave one by one; absent: kits ship whole. [SO30] */
  kitsInParts: z.boolean().optional(),
  /** On all of it but charges; null: none, absent in an amendment: as it is. [SO90] */
  orderDiscount: orderDiscount.nullable().optional(),
  /** How VAT is charged whatever would follow, and why; null: as it follows, absent in an amendment: as it is. [SO92] */
  vatOverride: z
    .strictObject({ treatment: z.enum(vatOverrides), reason: v.text })
    .nullable()
    .optional(),
  /** Absent in a new order: those of the customer; else as they are. [DLT4] */
  ...deliveryShape,
});

const sale = terms.extend({
  customer: v.id,
  warehouse: v.id,
  currency: v.currency,
  rate: v.exchangeRate,
  pricesIncludeVat: z.boolean(),
});

/** A draft's editable fields. */
export const salesOrderForm = sale.extend({
  orderedOn: v.day,
  lines,
  /** The last day of a quote; absent or null: so many days after it is sent. [SO75] */
  validUntil: v.day.nullable().optional(),
  /** What a customer who orders another quantity pays: it is priced again, or refused; absent: refused. [SO79] */
  quantities: z.enum(['locked', 'repriced']).optional(),
});
export type SalesOrderForm = z.infer<typeof salesOrderForm>;

/** What may still change on a confirmed order; omitted lines are removed. */
export const salesOrderAmendment = terms.extend({
  reason: v.reason,
  lines: z.array(agreedLine).max(MOST_LINES),
});
export type SalesOrderAmendment = z.infer<typeof salesOrderAmendment>;

/** A completed sale from another system: `soldAt` is when it happened; each line says how much of it was cancelled. */
export const salesOrderRecord = sale.extend({
  /** Null: the next number of the company's own series. */
  number: v.code.nullable(),
  soldAt: v.moment,
  lines: z
    .array(agreedLine.extend({ price: v.unitPrice, cancelled: v.quantityOrZero }))
    .min(1)
    .max(MOST_LINES),
});
export type SalesOrderRecord = z.infer<typeof salesOrderRecord>;

/**
 * What is resolved for a line beyond what was entered: whether it is picked from stock, and its VAT rate in basis
 * points, and its part of the discount on the order. A kit that was entered has become its parts. [SO30] [SO90]
 */
const settled = {
  stocked: z.boolean(),
  vatRate: z.int().min(0).nullable(),
  discountMark: discountMark.optional(),
};
const settledLine = pricedLine.extend({ ...settled, ofKit: ofKit.optional() });
export type SettledLine = z.infer<typeof settledLine>;

/** Money for what was shipped: the day it came, and how much, minor units of the order's currency. */
export const salesOrderPayment = z.strictObject({ payment: v.id, on: v.day, amount: v.amount.min(1) });
export type SalesOrderPayment = z.infer<typeof salesOrderPayment>;
/** What of a payment was paid back, or recorded by mistake, minor units; absent: all of it. */
export const takenBackPayment = salesOrderPayment
  .pick({ payment: true })
  .extend({ amount: salesOrderPayment.shape.amount.optional() });

/** The rates (basis points) of lines on the day they left; absent in facts of the time when the order fixed them. */
const taxed = z.array(z.object({ line: v.id, vatRate: z.int().min(0).nullable() })).optional();

/** Goods that came back with a return, or did not after all; thousandths. */
export const returnedParts = z.strictObject({ return: v.id, lines: lineParts });
/** What a return has to be credited for, minor units of the order's currency, VAT included. */
export const creditOwed = z.strictObject({
  return: v.id,
  amount: v.amount.min(1),
  /** What it is made of by rate (basis points), with or without VAT as the order's prices are. */
  shares: z.array(z.strictObject({ rate: z.int().min(0), amount: v.amount.min(1) })),
  /** Freight in it that is given back, as the order's prices are; absent: none. */
  freight: v.amount.min(1).optional(),
  lines: lineParts,
});
/** A return's credit, and what of the price of its goods was kept of it: fees, and freight. */
export const creditToOwe = creditOwed.extend({ kept: keptFees.optional() });
export type CreditToOwe = z.infer<typeof creditToOwe>;
/** How a quote reached its customer. */
export const sentBy = ['mail', 'link', 'ownMail', 'phone', 'inPerson'] as const;
export const quoteSending = z.strictObject({
  by: z.enum(sentBy),
  /** Absent: what the quote says, else so many days from now. */
  validUntil: v.day.optional(),
});
export type QuoteSending = z.infer<typeof quoteSending>;
/** What a customer takes of a quote, by the lines as they were entered; what is not named stays as it is quoted. */
export const acceptance = z.strictObject({
  lines: z
    .array(z.strictObject({ line: v.id, quantity: v.quantity.optional(), chosen: z.boolean().optional() }))
    .max(MOST_LINES)
    .optional(),
});
export type Acceptance = z.infer<typeof acceptance>;
export const renewal = z.strictObject({ validUntil: v.day });
/** A part of a quote that becomes an order of its own: `line` is of the quote as entered, `id` that of the new line. */
export const quotePart = z.strictObject({
  order: v.id,
  lines: z
    .array(z.strictObject({ line: v.id, id: v.id, quantity: v.quantity }))
    .min(1)
    .max(MOST_LINES),
});
export type QuotePart = z.infer<typeof quotePart>;
export const takenPart = z.strictObject({ quote: v.id, lines: quotePart.shape.lines });
export type TakenPart = z.infer<typeof takenPart>;
const ofQuote = z.object({ quote: v.id, lines: z.array(z.object({ line: v.id, of: v.id })) });

const written = salesOrderForm.extend({ lines: z.array(settledLine) });
const reason = v.reason;
const shown = z.union([z.string(), z.number()]);

export const salesOrderFacts = {
  created: written,
  updated: written,
  discarded: v.empty,
  approvalAsked: answered,
  approved: v.empty,
  rejected: v.withReason,
  withdrawn: v.empty,
  confirmed: z.object({
    number: z.string().nullable(),
    lines: z.array(z.object({ line: v.id, ...settled })),
    /** All lines anew, where kits are among them: they are what they are made of on this day. */
    whole: z.array(settledLine).optional(),
    /** The payment terms of the customer then; absent in facts of before. [PT11] */
    terms: partyTerms.optional(),
    /** Absent: as it is confirmed, which nobody has decided otherwise. */
    reserves: reserving.optional(),
    /** Of a quote: the day it became an order, and the day it is promised for if that was over. [SO77] */
    orderedOn: v.day.optional(),
    promisedOn: v.day.optional(),
  }),
  quoteSent: z.object({
    /** Null: it had one before, or it is a prediction whose number is not assigned yet. */
    number: z.string().nullable(),
    revision: z.int().min(1),
    by: z.enum(sentBy),
    sentOn: v.day,
    validUntil: v.day,
  }),
  /** What was sent, as it was entered; the sum with VAT, minor units of its currency. */
  revised: z.object({ lines: z.array(pricedLine), gross: z.int() }),
  /** `whole`: all lines, where something of them was chosen. */
  accepted: acceptance.extend({ whole: z.array(settledLine).optional() }),
  declined: v.withReason,
  expired: v.empty,
  renewed: renewal,
  partOrdered: quotePart,
  partTaken: written.extend({ ofQuote }),
  held: v.withReason,
  resumed: v.empty,
  amended: salesOrderAmendment.extend({
    revision: z.int(),
    lines: z.array(settledLine),
    /** Null: as it is confirmed, which nobody has decided otherwise; absent: as it was. */
    reserves: reserving.nullable().optional(),
    /** Changes since the previous revision; `line` is null for the order itself. */
    changes: z.array(
      z.object({
        line: v.id.nullable(),
        field: z.string(),
        before: shown.nullable(),
        after: shown.nullable(),
      }),
    ),
  }),
  linesCancelled: z.object({ reason, lines: lineParts }),
  cancelled: z.object({ reason, lines: lineParts }),
  closedShort: z.object({ reason, lines: lineParts }),
  closed: v.empty,
  reopened: z.object({ reason, lines: lineParts }),
  ...allocationFacts,
  released: z.object({ pick: v.id, lines: z.array(pickLine) }),
  unreleased: z.object({ pick: v.id, lines: lineParts }),
  rereleased: z.object({ pick: v.id, lines: lineParts }),
  picked: z.object({ pick: v.id, lines: lineParts }),
  unpicked: z.object({ shipment: v.id, lines: lineParts }),
  shipped: z.object({
    shipment: v.id,
    lines: lineParts,
    /** Service lines that count as delivered with the shipment. */
    services: lineParts,
    /** The remainder, given up under the ship policy. */
    cancelled: lineParts,
    taxed,
  }),
  unshipped: z.object({ shipment: v.id, lines: lineParts, services: lineParts }),
  servicesDelivered: z.object({ lines: lineParts, taxed }),
  paid: salesOrderPayment,
  paymentTakenBack: takenBackPayment,
  returned: returnedParts,
  unreturned: returnedParts,
  creditOwed: creditOwed.extend(owedShape),
  /** `paidBack`: what of it was given back in money; absent in facts of before. */
  credited: creditOwed.pick({ return: true }).extend({ paidBack: z.int().min(0).optional() }),
  replacementAdded: z.object({ return: v.id, lines: z.array(settledLine) }),
  invoiced: invoicedParts,
  /** `keptBack`: of what stays, what had come back before. [BIL3] */
  uninvoiced: uninvoicedParts.extend({ keptBack: lineParts.optional() }),
  advanced: advancedParts,
  advanceCredited,
  /** What had left before the company invoiced here was invoiced somewhere else. [BIL16] */
  invoicedElsewhere: z.object({ lines: invoicedLines }),
  recorded: sale.extend({
    number: z.string().nullable(),
    soldAt: v.moment,
    orderedOn: v.day,
    lines: z.array(settledLine.extend({ cancelled: v.quantityOrZero })),
    /** The bins the goods were taken from. */
    taken: z.array(pickLine),
  }),
} as const;
type Facts = { [F in keyof typeof salesOrderFacts]: z.infer<(typeof salesOrderFacts)[F]> };
export type SalesOrderFact<F extends keyof Facts> = Facts[F];

export interface TaxedPart {
  readonly shipment: string | null;
  readonly quantity: number;
  readonly vatRate: number | null;
}

/**
 * A line and its progress, thousandths. Each counter includes the next: quantity − cancelled ≥ released (to a pick
 * list) ≥ picked (in staging) ≥ shipped ≥ returned, invoiced.
 */
export interface SalesOrderLine extends SettledLine {
  /** The rate of the goods that left, by the shipment they left with; null for services on their own. [SO8] */
  readonly taxed?: readonly TaxedPart[];
  readonly cancelled: number;
  readonly released: number;
  readonly picked: number;
  readonly shipped: number;
  readonly returned: number;
  readonly invoiced: number;
  /** What that was invoiced for, minor units as the prices are; absent: nothing was invoiced here. */
  readonly invoicedAmount?: number;
  /** Thousandths that were credited and stay with the customer; absent: none. [BIL3] */
  readonly creditedOnly?: number;
  /** What that was credited for, minor units as the prices are; absent: what it costs. */
  readonly creditedOnlyAmount?: number;
}

/** Minor units of the order's currency, VAT included; thousandths of its lines. */
export interface OrderCredit extends z.infer<typeof creditOwed> {
  /** What of its goods notes have still to credit, and what of their price is kept; absent: no note does. [BIL29] */
  readonly byNotes?: NotedParts | undefined;
  /** What of the freight that is given back notes have, minor units; absent: nothing. */
  readonly freightNoted?: number;
  /** What of it comes off invoices of the services that charge it, and what of that has not yet; absent: nothing. [BIL30] */
  readonly freightOff?: readonly { readonly line: string; readonly amount: number; readonly left: number }[];
  /** When the customer got it, UTC ISO; null: not yet. */
  readonly creditedAt: string | null;
  /** What of it the customer got back in money, once that is known. */
  readonly paidBack?: number;
}

/** What an invoice asks for of an order before delivery at one rate, minor units as the order's prices are. [BIL22] */
export interface OrderAdvance extends Omit<AdvancedParts, 'lines'> {
  readonly line: string;
  readonly category: AdvancedParts['lines'][number]['category'];
  /** Basis points. */
  readonly rate: number;
  readonly amount: number;
  /** What of it is neither deducted nor credited. */
  readonly left: number;
}

/** What a return kept of goods before they were invoiced, minor units as the order's prices are. [BIL28] */
export interface OrderFee {
  readonly return: string;
  readonly line: string;
  /** Basis points. */
  readonly rate: number;
  /** What of it is not invoiced. */
  readonly left: number;
}

/** A quote as it was sent before it was revised. */
export interface EarlierQuote {
  readonly revision: number;
  readonly on: string;
  readonly validUntil: string;
  readonly lines: readonly PricedLine[];
  /** With VAT, minor units of its currency. */
  readonly gross: number;
}

/** What an order was, or is, as a quote. */
export interface Quoted {
  /** Null in a prediction whose number is not assigned yet. */
  readonly number: string | null;
  /** How often it was sent with something changed. */
  readonly revision: number;
  /** How and when it was sent last. */
  readonly by: (typeof sentBy)[number];
  readonly on: string;
  readonly earlier: readonly EarlierQuote[];
  /** Why the customer declined it; absent unless they did. */
  readonly declineReason?: string;
  /** When the customer accepted it, UTC ISO, and who noted that; absent unless they did. */
  readonly accepted?: { readonly at: string; readonly by: string };
  /** What was ordered of it in orders of their own, by the lines as they were entered, thousandths. */
  readonly parts?: readonly { readonly order: string; readonly lines: readonly LinePart[] }[];
}

export interface SalesOrderRow extends DocumentRow, Answered, Omit<SalesOrderForm, 'lines'> {
  /** Null until it is sent as a quote or confirmed, and in a prediction whose number is not assigned yet. */
  readonly number: string | null;
  /** 0 in a draft and in a quote, 1 when confirmed, plus one per amendment. */
  readonly revision: number;
  readonly lines: readonly SalesOrderLine[];
  /** The payment terms that it was confirmed with; absent before. */
  readonly terms?: PartyTerms;
  /** When its goods are reserved, as it was confirmed or amended; absent or null: as it was confirmed. [SO62] */
  readonly reserves?: Reserving | null;
  /** Why it is on hold; only while it is. */
  readonly holdReason?: SalesOrderFact<'held'>['reason'] | undefined;
  /** Absent unless it was sent as a quote. */
  readonly quote?: Quoted;
  /** The quote that it is a part of, and the line of it that each line is for; absent in others. */
  readonly ofQuote?: z.infer<typeof ofQuote>;
  /** User id of the person who asked for approval last; absent if nobody did. */
  readonly submittedBy?: string;
  /** Code of the reason for which approval was refused last; absent once it is asked for again. */
  readonly rejectReason?: string;
  /** User id of the person who confirmed it. */
  readonly confirmedBy: string | null;
  /** Quantities given up by cancelling or closing; reopening restores them. */
  readonly givenUp: readonly LinePart[];
  /** What was paid for it; absent before the first payment. */
  readonly payments?: readonly {
    readonly id: string;
    readonly on: string;
    readonly amount: number;
    /** What of it invoices have taken over, minor units; absent: nothing. */
    readonly taken?: number;
  }[];
  /** The invoices that were issued for what of it had left, oldest first; absent before anything of it was invoiced. */
  readonly invoices?: readonly string[];
  /** What was invoiced before delivery, oldest first; absent: nothing. [BIL22] */
  readonly advances?: readonly OrderAdvance[];
  /** What returns have to be credited for, or were; absent before the first. */
  readonly credits?: readonly OrderCredit[];
  /** What returns kept of goods that were not invoiced; absent: nothing. [BIL28] */
  readonly fees?: readonly OrderFee[];
  /** A sale recorded from another system, which follows its payment too. */
  readonly paidElsewhere?: true;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    salesOrder: SalesOrderRow;
  }
}

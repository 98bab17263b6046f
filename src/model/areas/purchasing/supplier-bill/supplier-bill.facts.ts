import { z } from 'zod';
import { answered, type Answered } from '#model/areas/setup/member/answered.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { vatTreatments } from '#model/vat/treatment.ts';
import { much } from '../goods-receipt/goods-receipt.facts.ts';
import * as v from '#model/values/schemas.ts';

const MOST_LINES = 1000;
/** Characters of a number or a name that a supplier wrote. */
const LONGEST_NUMBER = 100;
const short = z.string().trim().max(LONGEST_NUMBER);
/** Minor units, below zero for what is taken off. */
const signedAmount = z.int().min(-v.MOST_AMOUNT).max(v.MOST_AMOUNT);
/** Ten-thousandths, below zero for what is taken off. */
const signedPrice = z.int().min(-v.MOST_PRICE).max(v.MOST_PRICE);

/** How VAT is charged on what a supplier bills: by them, or reckoned by the buyer. */
export const billTreatments = vatTreatments.filter((one) => one !== 'euConsumer');

/**
 * One line of a bill, as the supplier wrote it. `receipt` and `receiptLine`: the goods that it charges for; null: none.
 * `amount` is without VAT, less the discount, in minor units of the bill's currency.
 */
export const billLine = z.strictObject({
  id: v.id,
  product: v.id.nullable(),
  /** The supplier's own code of it; empty: none. */
  code: short,
  text: z.string().trim().max(1000),
  quantity: v.quantityOrZero,
  /** What the price is for, where it is not the stock unit. */
  orderedIn: v.orderedUnit.optional(),
  price: signedPrice,
  discount: v.percent,
  amount: signedAmount,
  /** Basis points. */
  vatRate: v.percent,
  receipt: v.id.nullable(),
  receiptLine: v.id.nullable(),
  /** The account of what is no goods; absent: as posting rules say. */
  account: v.id.optional(),
});
export type BillLine = z.infer<typeof billLine>;

/** Sums as the supplier wrote them, minor units of the bill's currency. */
export const statedSums = z.strictObject({
  net: signedAmount,
  vat: signedAmount,
  rounding: signedAmount,
  payable: signedAmount,
});
export type StatedSums = z.infer<typeof statedSums>;

/** Where a supplier is paid; an empty account: it is not known yet. */
export const payeeAccount = z.strictObject({
  type: z.enum(['bankgiro', 'plusgiro', 'iban']),
  account: z.string().trim().max(40),
  /** Of an IBAN, where it is known. */
  bic: z.string().trim().max(11),
});
export type PayeeAccount = z.infer<typeof payeeAccount>;

/** What a draft says: a supplier's bill, or a credit note of theirs. `rate` in millionths, as on orders. */
export const billForm = z.strictObject({
  type: z.enum(['bill', 'creditNote']),
  supplier: v.id,
  /** The supplier's own number of it. */
  supplierNumber: short.min(1),
  billedOn: v.day,
  dueOn: v.day,
  currency: v.currency,
  rate: v.exchangeRate,
  treatment: z.enum(vatTreatments).refine((one) => one !== 'euConsumer'),
  stated: statedSums,
  payTo: payeeAccount,
  /** What the supplier wants written on the payment: an OCR reference or a text. */
  paymentReference: z.string().trim().max(140),
  notes: v.text,
  /** Typed by hand, made from receipts, or read from an e-invoice. */
  source: z.enum(['typed', 'receipt', 'eInvoice']),
  lines: z.array(billLine).max(MOST_LINES),
});
export type BillForm = z.infer<typeof billForm>;

/** What a bill can differ by from what was ordered and received, or from itself. */
export const deviationCodes = [
  'noReceipt',
  'unknownProduct',
  'otherProduct',
  'notReceived',
  'priceHigher',
  'priceLower',
  'quantityHigher',
  'otherCurrency',
  'lineSumDiffers',
  'netDiffers',
  'vatDiffers',
  'payableDiffers',
] as const;
export type DeviationCode = (typeof deviationCodes)[number];

/**
 * One difference: in which field of which line (null: of the bill), what was expected, and what the bill says. Figures in
 * the unit of the field: thousandths, ten-thousandths of a price, or minor units.
 */
export const deviation = z.object({
  line: v.id.nullable(),
  field: z.string(),
  code: z.enum(deviationCodes),
  expected: z.int().optional(),
  found: z.int().optional(),
});
export type Deviation = z.infer<typeof deviation>;

export const explanation = z.strictObject({ reason: v.reason, note: v.text });
export type Explanation = z.infer<typeof explanation>;

/**
 * What a line was posted as, minor units of the company's currency. `accrued`: what of goods received and not billed it
 * settles; `value`, `expensed`: what of the difference went into stock and to cost of goods; `rest`: what a credit differs
 * from what was waited for, to cost of goods too; `cost`: what is no goods. They add up to `billed`.
 */
export const postedLine = z.object({
  line: v.id,
  receipt: v.id.nullable(),
  receiptLine: v.id.nullable(),
  product: v.id.nullable(),
  /** Thousandths that it bills of the receipt's line; below zero: that it credits. */
  quantity: z.int(),
  /** What the line comes to. */
  billed: z.int(),
  accrued: z.int(),
  value: z.int(),
  expensed: z.int(),
  rest: z.int(),
  cost: z.int(),
  account: v.id.optional(),
  /** What of it is of goods that were here, and what is beyond them; absent: it is all of goods that were here. [GR53] */
  charged: much.optional(),
  waiting: much.optional(),
});
export type PostedLine = z.infer<typeof postedLine>;

/** The day of the books, where it is not today. */
export const billPosting = z.strictObject({ on: v.day.nullable().default(null) });
export type BillPosting = z.infer<typeof billPosting>;

const posted = z.object({ on: v.day, lines: z.array(postedLine) });

export const billPayment = z.strictObject({ on: v.day, rate: v.exchangeRate });
export type BillPayment = z.infer<typeof billPayment>;

/** A file of payments that the bill is in, and the day on which the bank is to pay. */
export const paymentOrder = z.strictObject({ file: v.id, on: v.day });
export type PaymentOrder = z.infer<typeof paymentOrder>;

/** The SHA-256 of a file of payments that somebody fetched, in hex. */
const fingerprint = z.string().regex(/^[\da-f]{64}$/);

/** A file of payments was fetched, with these bills in it as they are now: by id and version. */
export const fetchedFile = z.strictObject({
  file: v.id,
  fingerprint,
  bills: z.array(z.strictObject({ id: v.id, version: v.counted })).min(1),
});
export type FetchedFile = z.infer<typeof fetchedFile>;

export const supplierBillFacts = {
  created: billForm.extend({ number: z.string().nullable() }),
  updated: billForm,
  discarded: v.empty,
  matched: answered.extend({ deviations: z.array(deviation) }),
  explained: answered.extend(explanation.shape),
  approved: v.empty,
  reopened: v.withReason,
  posted,
  /** What it takes back of stock and of cost of goods. */
  reversed: posted.extend({ reason: v.reason }),
  ordered: paymentOrder,
  orderTakenBack: v.empty,
  /** The file of payments that it is in was fetched for the bank. */
  fileFetched: z.object({ file: v.id, fingerprint }),
  paid: billPayment,
  unpaid: v.empty,
} as const;
type Facts = { [F in keyof typeof supplierBillFacts]: z.infer<(typeof supplierBillFacts)[F]> };
export type SupplierBillFact<F extends keyof Facts> = Facts[F];

interface FetchedAt {
  readonly at: string;
  readonly fingerprint: string;
}

export interface SupplierBillRow extends DocumentRow, Answered, BillForm {
  /** Null in a prediction whose number is not assigned yet. */
  readonly number: string | null;
  /** As it was matched last; empty: it agreed, or was not matched. */
  readonly deviations: readonly Deviation[];
  readonly explanation: Explanation | null;
  readonly createdBy: string;
  /** Who edited it last; absent: nobody has. */
  readonly editedBy?: string;
  /** Everybody who entered, edited, matched or explained it, and whose agents did; absent: as the fields around say. */
  readonly workedOnBy?: readonly string[];
  /** Who matched or explained it last; absent: nobody. */
  readonly submittedBy?: string;
  readonly approvedBy: string | null;
  /** Null until it is posted; it stays where that is reversed. */
  readonly posted: SupplierBillFact<'posted'> | null;
  readonly reversed: SupplierBillFact<'reversed'> | null;
  /** The file of payments that it is in, and when it was put there and first fetched (UTC ISO); null: none. */
  readonly ordered: (PaymentOrder & { readonly at: string; readonly fetched?: FetchedAt }) | null;
  /** The files that it was taken out of after they were fetched; absent: none. */
  readonly leftFiles?: readonly string[];
  readonly paid: BillPayment | null;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    supplierBill: SupplierBillRow;
  }
}

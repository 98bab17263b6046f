import { z } from 'zod';
import * as v from '#model/values/schemas.ts';
import { payeeAccount } from './supplier-bill.facts.ts';

const text = z.string().max(1000);
const signedAmount = z.int().min(-v.MOST_AMOUNT).max(v.MOST_AMOUNT);
const signedPrice = z.int().min(-v.MOST_PRICE).max(v.MOST_PRICE);

/** Lines and charges that are read of one e-invoice. */
export const MOST_E_BILL_LINES = 1000;

const party = z.object({
  name: text,
  vatNumber: text,
  organisationNumber: text,
});
export type EBillParty = z.infer<typeof party>;

/** A line as the supplier wrote it. Codes are empty where there are none. */
const eBillLine = z.object({
  /** The supplier's code of it, the buyer's, and its GTIN. */
  sellerCode: text,
  buyerCode: text,
  gtin: text,
  name: text,
  /** Thousandths of what `unitCode` (UN/ECE Recommendation 20 or 21) says. */
  quantity: v.quantityOrZero,
  unitCode: text,
  /** Ten-thousandths for one; below zero for what is taken off. */
  price: signedPrice,
  /** Basis points. */
  discount: v.percent,
  /** Minor units, without VAT. */
  amount: signedAmount,
  vatRate: v.percent,
});
export type EBillLine = z.infer<typeof eBillLine>;

/** What an e-invoice says (EN 16931 in UBL 2.1), as far as a bill has it. Days are `YYYY-MM-DD`. */
export const eBill = z.object({
  type: z.enum(['bill', 'creditNote']),
  number: text.min(1),
  billedOn: v.day,
  /** Null: it does not say. */
  dueOn: v.day.nullable(),
  currency: v.currency,
  supplier: party,
  buyer: party,
  /** The buyer's order, and the invoice that is credited; empty: none is named. */
  order: text,
  corrects: text,
  /** The codes of VAT categories (UNCL5305) that its lines have. */
  vatCategories: z.array(z.string().max(10)).max(20),
  payTo: payeeAccount.nullable(),
  paymentReference: z.string().max(140),
  note: text,
  /** Charges and discounts on the whole follow the lines, without codes. */
  lines: z.array(eBillLine).max(MOST_E_BILL_LINES),
  stated: z.object({ net: signedAmount, vat: signedAmount, rounding: signedAmount, payable: signedAmount }),
});
export type EBill = z.infer<typeof eBill>;

/** What of a file cannot be read: its field as a bill has it, why, and the line of the file. */
export const eBillFault = z.object({ field: z.string().max(100), code: z.string().max(60), line: z.int() });
export type EBillFault = z.infer<typeof eBillFault>;

/** A file that was in an e-invoice, or the e-invoice that was in a PDF. */
export const eBillAttachment = z.object({
  name: z.string().max(200),
  type: z.string().max(100),
  /** Bytes. */
  size: z.int().min(0),
});

/** What reading found: a bill, or what is wrong with it, field by field. */
export const readBill = z.object({
  bill: eBill.nullable(),
  faults: z.array(eBillFault).max(200),
  attachments: z.array(eBillAttachment).max(20),
});
export type ReadBill = z.infer<typeof readBill>;

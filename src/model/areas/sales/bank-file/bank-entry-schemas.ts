import { z } from 'zod';
import * as v from '#model/values/schemas.ts';

/** Characters of the longest text of ISO 20022 that is kept (Max500Text). */
const text = z.string().max(500);

/** Money in or out of an account, as a bank's file has it. */
export const bankEntry = z.strictObject({
  /** The line of the file that it begins in. */
  line: z.int().min(1),
  /** The bank's reference of it, by which it counts once; a part of a sum has that of the sum and its own, or its place. */
  reference: z.string().min(1).max(200),
  /** The bank's reference of the sum that it is booked in. */
  booking: z.string().min(1).max(100),
  /** What the payer called it; empty: nothing. */
  endToEndId: text,
  /** Minor units, above zero. */
  amount: v.amount.min(1),
  /** Any of ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** The account that the file is about: an IBAN, or a number of the bank's or of Bankgiro. */
  account: text.min(1),
  isCredit: z.boolean(),
  /** It takes back what was booked before. */
  isReversal: z.boolean(),
  debtor: text,
  /** References for machines, such as OCR. */
  structured: z.array(text).max(100),
  /** What was written to people, and numbers of documents. */
  text: z.string().max(5000),
  bookedOn: v.day,
  /** What the bank kept of it, minor units. */
  charges: v.amount,
  /** What the payer sent in another currency, minor units, where the bank says so; absent: the same money. */
  instructed: z
    .strictObject({ amount: v.amount.min(1), currency: z.string().regex(/^[A-Z]{3}$/) })
    .optional(),
});
export type BankEntry = Readonly<z.infer<typeof bankEntry>>;
/** A part of a file, as its reader sends it. */
export const bankEntries = z.array(bankEntry);

/** What a bank's file is. */
export const bankFileHead = z.strictObject({
  /** camt.053 states an account, camt.054 notes what came in and went out. */
  type: z.enum(['camt.053', 'camt.054']),
  /** The bank's name of the file. */
  message: text.min(1),
});
export type BankFileHead = Readonly<z.infer<typeof bankFileHead>>;

import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';

const days = z.int().min(0).max(365);

/** When what was delivered is to be paid. Percents in basis points; a `discount` of 0: none, a `prepayment` of 0: none. */
export const paymentTermForm = z.strictObject({
  code: v.code,
  name: v.localized,
  /** Days net, from the day of the invoice. */
  days,
  /** Due at the end of the month in which the days end. */
  endOfMonth: z.boolean(),
  /** What is taken off the amount if it is paid within `discountDays`. */
  discount: v.percent,
  discountDays: days,
  /** What is paid before anything is delivered. */
  prepayment: v.percent,
});
export type PaymentTermForm = z.infer<typeof paymentTermForm>;

/**
 * The payment terms of a party, or those of its category: the id of a term, or whole days net, as parties said before
 * terms were documents, and as files still say. [PT5]
 */
export const partyTerms = z.union([days, v.id]);
export type PartyTerms = z.infer<typeof partyTerms>;

const provided = paymentTermForm.extend({ isDefault: z.boolean() });

export const paymentTermFacts = {
  created: paymentTermForm,
  provided,
  updated: paymentTermForm,
  madeDefault: v.empty,
  cededDefault: v.empty,
  archived: v.empty,
  restored: v.empty,
} as const;
export type ProvidedTerm = z.infer<typeof provided>;

export interface PaymentTermRow extends DocumentRow, PaymentTermForm {
  /** True: it came with the company. */
  readonly builtIn: boolean;
  /** What a party without terms of its own, or of its category, pays by. */
  readonly isDefault: boolean;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    paymentTerm: PaymentTermRow;
  }
}

import { shipPolicies } from '#model/values/ship-policies.ts';
import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import { recategorised } from '#model/areas/setup/party-category/party-category.ts';
import { reserveShape } from '#model/areas/setup/company/reserve-policy.ts';
import { partyForm } from '#model/areas/setup/party/party.ts';
import * as v from '#model/values/schemas.ts';
import { invoiceRhythms } from './invoice-rhythm.ts';

/**
 * A customer's editable fields. `creditLimit` in minor units of its currency (null: none), `discount` in basis points.
 */
export const customerForm = z.strictObject({
  ...partyForm.shape,
  /** Why VAT is charged in another way than follows from a sale; absent or empty: nobody wrote it. [CU6] */
  vatReason: v.text.optional(),
  /** What VIES answered about a VAT number; absent or null: it was not asked. [VAT2] */
  vatNumberAnswer: z
    .strictObject({ number: v.text, askedOn: v.day, valid: z.boolean() })
    .nullable()
    .optional(),
  creditLimit: v.amount.nullable(),
  shipPolicy: z.enum(shipPolicies),
  /** When goods are reserved for their orders; null or absent: as the company decides. [SO62] */
  ...reserveShape,
  discount: v.percent,
  /** The carrier that is proposed for their goods. */
  carrier: v.id.nullable().optional(),
  /** The account of the member who answers for their orders; absent or null: whoever writes them. [CU5] */
  salesperson: v.id.nullable().optional(),
  /** Where it takes e-invoices, as Peppol writes it: `0007:5560000001`; absent or empty: it does not. */
  eInvoiceAddress: v.text.optional(),
  /** When what has left is invoiced; absent: after each delivery. [CU7] */
  invoiceRhythm: z.enum(invoiceRhythms).optional(),
  /** Terms that are those of its category; what it says of them itself is not used meanwhile. [PC2] */
  follows: z.array(z.enum(['terms', 'discount', 'creditLimit', 'shipPolicy', 'vatTreatment'])).optional(),
});
export type CustomerForm = z.infer<typeof customerForm>;

export const customerFacts = {
  created: customerForm,
  updated: customerForm,
  blocked: v.withReason,
  unblocked: v.empty,
  archived: v.empty,
  recategorised,
} as const;

export interface CustomerRow extends DocumentRow, CustomerForm {}

declare module '#model/engine/rows.ts' {
  interface Rows {
    customer: CustomerRow;
  }
}

import { z } from 'zod';
import type { DocumentRow } from '../engine/rows.ts';
import * as v from '../values/schemas.ts';

export const companyForm = z.strictObject({
  name: v.name,
  organisationNumber: v.text,
  vatNumber: v.text,
  address: v.address,
  timeZone: v.name,
  currency: v.currency,
});
export type CompanyForm = z.infer<typeof companyForm>;

/** What the company allows; over-receipt in basis points of the ordered quantity. */
export const companyPolicies = z.strictObject({
  overReceipt: v.percent,
  /** Facts dated on or before this day are refused. */
  closedUntil: v.day.nullable(),
});
export type CompanyPolicies = z.infer<typeof companyPolicies>;

export const companyFacts = {
  founded: companyForm.extend({ policies: companyPolicies }),
  updated: companyForm,
  policiesChanged: companyPolicies,
} as const;

export interface CompanyRow extends DocumentRow, CompanyForm {
  readonly policies: CompanyPolicies;
}

declare module '../engine/rows.ts' {
  interface Rows {
    company: CompanyRow;
  }
}

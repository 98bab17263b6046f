import type { Reader } from '#model/engine/reader.ts';
import { COMPANY } from '#model/values/company-document.ts';
import type { CompanyPolicies } from './company.facts.ts';

/** Where a company invoices. [BIL15] */
export const invoicerOf = (view: Reader): NonNullable<CompanyPolicies['invoicing']> =>
  view.get('company', COMPANY)?.policies.invoicing ?? 'elsewhere';

/** Whether invoices are issued here, and so paid here. [BIL15] */
export const invoicesHere = (view: Reader): boolean => invoicerOf(view) === 'here';

import { companyPolicies, type CompanyPolicies } from '#model/areas/setup/company/company.facts.ts';

/** The policies that the settings edit themselves. */
export const policiesForm = companyPolicies.pick({
  overReceipt: true,
  overReceiptCap: true,
  closedUntil: true,
  pricesIncludeVat: true,
  shipPolicy: true,
  reserve: true,
  reserveDays: true,
});
export type PoliciesForm = Pick<
  CompanyPolicies,
  | 'overReceipt'
  | 'overReceiptCap'
  | 'closedUntil'
  | 'pricesIncludeVat'
  | 'shipPolicy'
  | 'reserve'
  | 'reserveDays'
>;

import type { Reader } from '#model/engine/reader.ts';
import { usualBills, type BillPolicy } from '#model/areas/setup/company/bill-policy.ts';
import { COMPANY } from '#model/values/company-document.ts';

/** How a company judges what it is billed. */
export const billPolicyOf = (view: Reader): BillPolicy =>
  view.get('company', COMPANY)?.policies.bills ?? usualBills;

import type { Rule } from '../engine/chart.ts';
import type { Reader } from '../engine/reader.ts';
import { onField } from '../engine/on-field.ts';
import { dayIn } from '../values/moments.ts';
import { palletsIn } from '../labels/sscc.ts';
import type { CompanyForm, CompanyRow, PalletsToNumber } from './company.facts.ts';
import { COMPANY } from './company.kind.ts';

/** [CY1] The currency cannot change once the company is founded. */
export const currencyIsKept: Rule<CompanyRow, CompanyForm> = ({ row }, data) =>
  data && row && data.currency !== row.currency ? onField('currencyIsFixed', 'currency') : null;

/** [CY3] */
export const isNotRequired: Rule<CompanyRow> = ({ row }) =>
  row?.secondFactor ? { code: 'secondFactorIsRequired' } : null;

/** [CY3] */
export const isRequired: Rule<CompanyRow> = ({ row }) =>
  row?.secondFactor ? null : { code: 'secondFactorIsNotRequired' };

/** [CY4] Pallets get numbers while the company has a prefix and numbers are left. */
export const prefixIsKnown: Rule<CompanyRow, PalletsToNumber> = ({ row }, data) => {
  const prefix = row?.labels?.gs1Prefix ?? '';
  if (prefix === '') return { code: 'gs1PrefixMissing' };
  const last = (row?.nextPallet ?? 0) + (data?.count ?? 1);
  return last > palletsIn(prefix) ? { code: 'palletNumbersUsedUp' } : null;
};

/**
 * [CY2] The last day of the closed period (`YYYY-MM-DD`) if a moment (UTC ISO) falls into it, else null.
 */
export function closedDay(view: Reader, moment: string): string | null {
  const company = view.get('company', COMPANY);
  const until = company?.policies.closedUntil ?? null;
  return company && until !== null && dayIn(moment, company.timeZone) <= until ? until : null;
}

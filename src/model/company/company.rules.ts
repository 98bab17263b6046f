import type { Rule } from '../engine/chart.ts';
import type { Reader } from '../engine/reader.ts';
import { onField } from '../engine/on-field.ts';
import { dayIn } from '../values/moments.ts';
import type { CompanyForm, CompanyRow } from './company.facts.ts';
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

/**
 * [CY2] The last day of the closed period (`YYYY-MM-DD`) if a moment (UTC ISO) falls into it, else null.
 */
export function closedDay(view: Reader, moment: string): string | null {
  const company = view.get('company', COMPANY);
  const until = company?.policies.closedUntil ?? null;
  return company && until !== null && dayIn(moment, company.timeZone) <= until ? until : null;
}

import type { Rule } from '../engine/chart.ts';
import { onField } from '../engine/on-field.ts';
import type { CompanyForm, CompanyRow } from './company.facts.ts';

/** [CY1] The currency cannot change once the company is founded. */
export const currencyIsKept: Rule<CompanyRow, CompanyForm> = ({ row }, data) =>
  data && row && data.currency !== row.currency ? onField('currencyIsFixed', 'currency') : null;

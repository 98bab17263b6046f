import type { Rule } from '../engine/chart.ts';
import type { CompanyForm, CompanyRow } from './company.events.ts';

/** [CY1] The currency is fixed once the company is founded. */
export const currencyIsKept: Rule<CompanyRow, CompanyForm> = ({ row }, data) =>
  data && row && data.currency !== row.currency
    ? { code: 'currencyIsFixed', fields: { currency: 'currencyIsFixed' } }
    : null;

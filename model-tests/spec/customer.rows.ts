import { blockable, formRows, orderRows } from './master.rows.ts';
import { quoted } from './quotes.ts';

export const customerStart = { at: 'none' };
export const customerRows = [
  ...formRows('CU', quoted('/customers/create, /customers/edit/{id}'), 'active', ['active', 'blocked']),
  ...blockable('CU', quoted('**supplier, customer** active → blocked → archived.'), (before) => !before.busy),
  ...orderRows('CU'),
];

import { blockable, formRows, orderRows } from './master.rows.ts';
import { quoted } from './quotes.ts';

export const supplierStart = { at: 'none' };
export const supplierRows = [
  ...formRows('SU', quoted('/suppliers/create, /suppliers/edit/{id}'), 'active', ['active', 'blocked']),
  ...blockable('SU', quoted('**supplier, customer** active → blocked → archived.'), (before) => !before.busy),
  ...orderRows('SU'),
];

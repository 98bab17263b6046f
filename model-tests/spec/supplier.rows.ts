import { blockable } from './master.rows.ts';
import { quoted } from './quotes.ts';

export const supplierStart = { at: 'active' };
export const supplierRows = blockable('SU', quoted('**supplier, customer** active → blocked → archived.'), false);

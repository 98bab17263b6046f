import { blockable } from './master.rows.ts';
import { quoted } from './quotes.ts';

export const customerStart = { at: 'active' };
export const customerRows = blockable('CU', quoted('**supplier, customer** active → blocked → archived.'), false);

import { blockable } from './master.rows.ts';
import { quoted } from './quotes.ts';

export const warehouseStart = { at: 'active' };
export const warehouseRows = blockable('WH', quoted('**location** active → blocked → archived [empty].'), true);

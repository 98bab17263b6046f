import { blockable } from './master.rows.ts';
import { quoted } from './quotes.ts';

export const locationStart = { at: 'active' };
export const locationRows = blockable('LO', quoted('**location** active → blocked → archived [empty].'), true);

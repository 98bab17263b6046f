import { partyRows } from './master-rows.ts';
import { quoted } from './quotes.ts';

export const supplierStart = { at: 'none' };
export const supplierRows = partyRows('SU', quoted('/suppliers/create, /suppliers/edit/{id}'));

import { partyRows } from './master-rows.ts';
import { quoted } from './quotes.ts';

export const customerStart = { at: 'none' };
export const customerRows = partyRows('CU', quoted('/customers/create, /customers/edit/{id}'));

import { isStockUnit, type StockUnit } from './units.ts';

/** UN/ECE Recommendation 20 (revision 17), with packages of Recommendation 21, which begin with an X. */
const codes: Readonly<Record<StockUnit, string>> = {
  pcs: 'H87',
  pack: 'XPK',
  box: 'XBX',
  kg: 'KGM',
  g: 'GRM',
  l: 'LTR',
  m: 'MTR',
  h: 'HUR',
};
/** "One", which says nothing of what. */
const ONE = 'C62';

/** The code of a unit in e-invoices; a unit of the company's own has none, and is counted. */
export const unitCodeOf = (unit: string): string => (isStockUnit(unit) ? codes[unit] : ONE);

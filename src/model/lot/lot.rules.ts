import type { Rule } from '../engine/chart.ts';
import { onField } from '../engine/on-field.ts';
import type { LotForm, LotRow, NewLot } from './lot.facts.ts';
import { lotByCode } from './lot.kind.ts';

/** [LT1] A code belongs to one lot of a product, whatever its case. */
export const lotIsNew: Rule<LotRow, NewLot> = ({ view }, data) =>
  data && lotByCode(view, data.product, data.code) ? onField('codeTaken', 'code', { code: data.code }) : null;

/** [LT2] A lot of a product that expires has a day on which it does. */
export const expiryIsKnown: Rule<LotRow, LotForm> = ({ view, row }, data) => {
  if (!data || !row) return null;
  const product = view.get('product', row.product);
  return product?.expires && data.expiresOn === null
    ? onField('expiryMissing', 'expiresOn', { sku: product.sku })
    : null;
};

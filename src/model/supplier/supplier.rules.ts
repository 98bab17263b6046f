import type { Rule } from '../engine/chart.ts';
import { onField } from '../engine/on-field.ts';
import type { SupplierForm, SupplierRow } from './supplier.facts.ts';

type SupplierRule<D = never> = Rule<SupplierRow, D>;

/** [SU1] A number belongs to one supplier of the company, whatever its case. */
export const supplierNumberIsFree: SupplierRule<SupplierForm> = ({ view, id }, data) => {
  const taken = data && view.by('supplier', 'number', data.number.toLowerCase()).some((row) => row.id !== id);
  return taken ? onField('numberTaken', 'number', { number: data.number }) : null;
};

/** [SU2] A supplier that is a business in another EU country has a VAT number. */
export const supplierVatNumberIsGiven: SupplierRule<SupplierForm> = (_, data) =>
  data?.vatTreatment === 'euB2B' && data.vatNumber === '' ? onField('vatNumberMissing', 'vatNumber') : null;

/** [SU4] A supplier with orders that are not over is not archived. */
export const supplierHasNoOrders: SupplierRule = ({ view, id }) => {
  const orders = view.by('purchaseOrder', 'openSupplier', id).length;
  return orders > 0 ? { code: 'ordersOpen', params: { orders } } : null;
};

import type { Rule } from '#model/engine/chart.ts';
import { workOpen } from '#model/archiving/open-work.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import { onField } from '#model/engine/on-field.ts';
import type { SupplierForm, SupplierRow } from './supplier.facts.ts';

type SupplierRule<D = never> = Rule<SupplierRow, D>;

/** [SU1] Supplier numbers are unique in the company, case-insensitively. */
export const supplierNumberIsFree: SupplierRule<SupplierForm> = ({ view, id }, data) => {
  const taken = data && view.by('supplier', 'number', data.number.toLowerCase()).some((row) => row.id !== id);
  return taken ? onField('numberTaken', 'number', { number: data.number }) : null;
};

/** [SU2] A business supplier in another EU country must have a VAT number. */
export const supplierVatNumberIsGiven: SupplierRule<SupplierForm> = (_, data) =>
  data?.vatTreatment === 'euB2B' && data.vatNumber === '' ? onField('vatNumberMissing', 'vatNumber') : null;

/** [LC10] */
function landedCostsOpen(view: Reader, supplier: string): Refusal | null {
  const open = view.by('landedCost', 'openSupplier', supplier);
  const [first] = open;
  return first
    ? {
        code: 'landedCostsOpen',
        params: { open: open.length },
        fix: { kind: 'landedCost', document: first.id, type: 'discard' },
      }
    : null;
}

/** [SU4] A supplier with open orders, receipts, returns or landed costs cannot be archived. */
export const supplierHasNoOrders: SupplierRule = ({ view, id }) => {
  const orders = view.by('purchaseOrder', 'openSupplier', id).length;
  if (orders > 0) return { code: 'ordersOpen', params: { orders } };
  return (
    workOpen('goodsReceipt', view.by('goodsReceipt', 'openSupplier', id)) ??
    workOpen('supplierReturn', view.by('supplierReturn', 'openSupplier', id)) ??
    landedCostsOpen(view, id)
  );
};

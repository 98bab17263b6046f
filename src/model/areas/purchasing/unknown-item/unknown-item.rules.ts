import { all, type Rule } from '#model/engine/chart.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Matching, Parking, UnknownItemForm, UnknownItemRow } from './unknown-item.facts.ts';

type ItemRule<D = never> = Rule<UnknownItemRow, D>;

/** [UKI1] What is set aside has a label or a note: a photo comes as a file, and may wait for a connection. */
const saysSomething: ItemRule<UnknownItemForm> = (_, data) =>
  data && data.code === '' && data.note === '' ? onField('unknownItemSaysNothing', 'note') : null;

/** [UKI1] It came with a receipt, of which opening stock is none that goods come with. */
const receiptIsKnown: ItemRule<Parking> = ({ view }, data) => {
  if (!data) return null;
  const receipt = view.get('goodsReceipt', data.receipt);
  return !receipt || receipt.state === 'discarded' ? onField('unknownReceipt', 'receipt') : null;
};

export const mayBeParked: ItemRule<Parking> = all<UnknownItemRow, Parking>(receiptIsKnown, saysSomething);
export const mayBeDescribed: ItemRule<UnknownItemForm> = saysSomething;

/** [UKI4] A code is taught where there is one; everything else is judged by the receipt and the product. */
export const mayBeMatched: ItemRule<Matching> = ({ row, view }, data) => {
  if (!data || !row) return null;
  if (!view.get('product', data.product)) return onField('unknownProduct', 'product');
  return data.teach && row.code === '' ? onField('nothingToTeach', 'teach') : null;
};

/** [UKI5] It goes back to a supplier that is known. */
export const supplierIsKnown: ItemRule<object> = ({ row }) =>
  row && row.supplier === null ? { code: 'unknownItemSupplierMissing' } : null;

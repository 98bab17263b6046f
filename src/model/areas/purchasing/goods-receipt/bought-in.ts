import type { Reader } from '#model/engine/reader.ts';
import { COMPANY } from '#model/values/company-document.ts';
import type { Currency } from '#model/values/money.ts';
import type { GoodsReceiptRow } from './goods-receipt.facts.ts';

/** The currency that goods were bought in: of their order, or of the supplier where they came without one. */
export const boughtIn = (
  view: Reader,
  { order, supplier }: Pick<GoodsReceiptRow, 'order' | 'supplier'>,
): Currency | undefined => {
  if (order !== null) return view.get('purchaseOrder', order)?.currency;
  return supplier === null ? undefined : view.get('supplier', supplier)?.currency;
};

/** The company's own currency. */
export const ownCurrency = (view: Reader): Currency => view.get('company', COMPANY)?.currency ?? 'SEK';

import type { Rule } from '../engine/chart.ts';
import type { DecisionContext } from '../engine/document-type.ts';
import type { Refusal } from '../engine/envelope.ts';
import { onField } from '../engine/on-field.ts';
import { writtenForms } from '../gs1/check-digit.ts';
import type { ProductForm, ProductRow } from './product.facts.ts';

type ProductRule<D = never> = Rule<ProductRow, D>;

/** [PR1] SKUs are unique in the company, case-insensitively. */
export const skuIsFree: ProductRule<ProductForm> = ({ view, id }, data) => {
  if (!data) return null;
  const taken = view.by('product', 'sku', data.sku.toLowerCase()).some((row) => row.id !== id);
  return taken ? onField('skuTaken', 'sku', { sku: data.sku }) : null;
};

/** [PR2] Barcodes are unique in the company, and within a product, however a GTIN is written. */
export const barcodesAreFree: ProductRule<ProductForm> = ({ view, id }, data) => {
  const seen = new Set<string>();
  for (const [index, { code }] of (data?.barcodes ?? []).entries()) {
    const others = writtenForms(code).flatMap((form) => view.by('product', 'barcode', form));
    const taken = seen.has(code) || others.some((row) => row.id !== id);
    if (taken) return onField('barcodeTaken', `barcodes.${index}.code`, { barcode: code });
    for (const form of writtenForms(code)) seen.add(form);
  }
  return null;
};

/** [PR7] Its category, suppliers and the warehouses of its reorder rules belong to the company. */
export const isOfCompany: ProductRule<ProductForm> = ({ view }, data) => {
  if (!data) return null;
  if (data.category !== null && !view.get('category', data.category))
    return onField('unknownCategory', 'category');
  for (const [index, { supplier }] of data.suppliers.entries())
    if (!view.get('supplier', supplier)) return onField('unknownSupplier', `suppliers.${index}.supplier`);
  for (const [index, { warehouse }] of data.reorder.entries())
    if (!view.get('warehouse', warehouse)) return onField('unknownWarehouse', `reorder.${index}.warehouse`);
  return null;
};

/** [PR3] A product's kind and unit cannot change once it has moved. */
export const kindIsKept: ProductRule<ProductForm> = ({ view, id, row }, data) => {
  if (!data || !row || (data.kind === row.kind && data.unit === row.unit)) return null;
  const moved = view.by('balance', 'product', id).length > 0;
  return moved ? onField('productHasMoved', data.kind === row.kind ? 'unit' : 'kind') : null;
};

/** [PR10] Tracking changes only while there is no stock anywhere; what expires has lots or serial numbers. */
export const trackingIsKept: ProductRule<ProductForm> = ({ view, id, row }, data) => {
  if (!data) return null;
  const { tracking = 'none', expires = false } = data;
  if (tracking !== 'none' && data.kind !== 'stocked') return onField('onlyStockIsTracked', 'tracking');
  if (expires && tracking === 'none') return onField('expiryNeedsLots', 'expires');
  if (!row || tracking === (row.tracking ?? 'none')) return null;
  const held = view.by('balance', 'product', id).some((b) => b.warehouse !== null && b.onHand !== 0);
  return held ? onField('trackingIsFixed', 'tracking') : null;
};

/** [PR4] Only a product without stock and open orders can be archived. */
export const nothingLeft: ProductRule = ({ view, id }) => {
  const open = view.by('availability', 'product', id).some((a) => a.onHand || a.incoming || a.outgoing);
  const held = view.by('balance', 'product', id).some((b) => b.warehouse !== null && b.onHand !== 0);
  return open || held ? { code: 'stillInStock' } : null;
};

/** [PR5] A product to buy or sell must be active (phasing out: sold only). The refusal names the product. */
export function tradable(
  view: DecisionContext<ProductRow>['view'],
  product: string,
  trade: 'buy' | 'sell',
): Refusal | null {
  const row = view.get('product', product);
  if (!row) return { code: 'unknownProduct' };
  const fine = row.state === 'active' || (trade === 'sell' && row.state === 'phasingOut');
  return fine ? null : { code: 'productNotActive', params: { sku: row.sku } };
}

/** [PR8] Refuses if the product of any line is blocked; the refusal names the first. */
export function noneIsBlocked(
  view: DecisionContext<ProductRow>['view'],
  lines: readonly { readonly product: string }[],
): Refusal | null {
  for (const { product } of lines) {
    const row = view.get('product', product);
    if (row?.state !== 'blocked') continue;
    return {
      code: 'productBlocked',
      params: { sku: row.sku },
      fix: { kind: 'product', document: product, type: 'unblock' },
    };
  }
  return null;
}

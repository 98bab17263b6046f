import { allAtOnce, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import { readAll } from '#model/engine/read-all.ts';
import type { Reader } from '#model/engine/reader.ts';
import { workOpen, worksOfProducts } from '#model/archiving/open-work.ts';
import { tagsRefusal } from '#model/areas/setup/tag/tag.rules.ts';
import { ownedPlaces } from '#model/stock/stock.places.ts';
import type { BalanceRow } from '#model/stock/stock.tables.ts';
import { toOther } from '#model/values/factor.ts';
import { UNIT } from '#model/values/money.ts';
import { isKit, isStocked } from './product.bundle.ts';
import type { ProductForm, ProductRow, ReorderPutOff } from './product.facts.ts';
import { packagingsOf } from './product.units.ts';
import { isParent } from './product.parent.ts';

type ProductRule<D = never> = Rule<ProductRow, D>;

/**
 * [PR9] Its packagings have names of their own, and what it is bought in, sold in or priced in is one of them. [PR10] A
 * packaging with a barcode is a whole number of thousandths of the stock unit.
 */
export const unitsAreSound: ProductRule<ProductForm> = ({ row }, data) => {
  if (!data) return null;
  const form = { ...row, ...data };
  const packagings = packagingsOf(form);
  const names = new Set([data.unit.toLowerCase()]);
  for (const [index, one] of packagings.entries()) {
    const name = one.unit.toLowerCase();
    if (names.has(name)) return onField('unitTwice', `packagings.${index}.unit`, { unit: one.unit });
    names.add(name);
    if (one.barcode !== '' && toOther(UNIT, one) === null)
      return onField('unitNotExact', `packagings.${index}.barcode`, { unit: one.unit });
  }
  const isKnown = (name: string | null | undefined): boolean =>
    name === null || name === undefined || packagings.some(({ unit }) => unit === name);
  for (const field of ['purchaseUnit', 'salesUnit'] as const)
    if (!isKnown(form[field])) return onField('unknownUnit', field, { unit: form[field] ?? '' });
  for (const [index, { unit }] of form.suppliers.entries())
    if (!isKnown(unit)) return onField('unknownUnit', `suppliers.${index}.unit`, { unit: unit ?? '' });
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

/** [RPL9] Where it is not proposed for ordering. */
export const warehouseIsKnown: ProductRule<ReorderPutOff> = ({ view }, data) =>
  data && !view.get('warehouse', data.warehouse) ? onField('unknownWarehouse', 'warehouse') : null;

/** [TG3] A variant begins with the tags of its product, whatever became of them. [TG6] */
export const productTagsAreKnown: ProductRule<ProductForm> = ({ view, row }, data) => {
  if (!data) return null;
  const parent = row || !data.variantOf ? undefined : view.get('product', data.variantOf);
  return tagsRefusal(view, 'product', data, row?.tags ?? parent?.tags);
};

/** [PR3] A product's kind and unit cannot change once it has moved, nor while an open line has it. */
export const kindIsKept: ProductRule<ProductForm> = ({ view, id, row }, data) => {
  if (!data || !row || (data.kind === row.kind && data.unit === row.unit)) return null;
  const field = data.kind === row.kind ? 'unit' : 'kind';
  // Balances of lots go once they are empty; the lots stay.
  const moved = view.by('balance', 'product', id).length + view.by('lot', 'product', id).length > 0;
  return moved ? onField('productHasMoved', field) : openLine(view, id, field);
};

/** [PR3] [PR13] Lines keep what their product was as they were written. */
function openLine(view: Reader, product: string, field: string): Refusal | null {
  const ordered =
    view.by('availability', 'product', product).some((a) => a.incoming || a.outgoing) ||
    view.by('salesOrder', 'openProduct', product).length > 0 ||
    view.by('purchaseOrder', 'openProduct', product).length > 0;
  const refusal = ordered ? { code: 'onOpenOrder' } : productWork(view, product);
  return refusal && { ...refusal, fields: { [field]: refusal.code } };
}

/** [PR4] What is to bring or take goods of a product, and is not finished. */
function productWork(view: Reader, product: string): Refusal | null {
  const open = readAll(worksOfProducts, (kind) => workOpen(kind, view.by(kind, 'openProduct', product)));
  return open.find((refusal) => refusal !== null) ?? null;
}

/** [PR13] [TY6] Tracking changes only while there is no stock anywhere and no open line; what expires has lots or serial numbers. */
export const trackingIsKept: ProductRule<ProductForm> = ({ view, id, row }, data) => {
  if (!data) return null;
  const { tracking = 'none', expires = false } = { ...row, ...data };
  if (tracking !== 'none' && !isStocked({ ...row, ...data }))
    return onField('onlyStockIsTracked', 'tracking');
  if (expires && tracking === 'none') return onField('expiryNeedsLots', 'expires');
  if (!row || tracking === (row.tracking ?? 'none')) return null;
  const bins = binsHolding(view.by('balance', 'product', id));
  return bins > 0 ? onField('trackingIsFixed', 'tracking', { bins }) : openLine(view, id, 'tracking');
};

/** In how many places of the company a product lies, on its way between two of them too. [TY6] */
export const binsHolding = (balances: readonly BalanceRow[]): number =>
  new Set(
    balances
      .filter(
        ({ onHand, warehouse, location }) =>
          onHand !== 0 && (warehouse !== null || ownedPlaces.includes(location)),
      )
      .map(({ location }) => location),
  ).size;

/** [PR4] Only a product without stock can be archived, of which nothing is to come or to go. */
export const nothingLeft: ProductRule = allAtOnce(
  ({ view, id }) =>
    view.by('availability', 'product', id).some((a) => a.onHand || a.incoming || a.outgoing)
      ? { code: 'stillInStock' }
      : null,
  ({ view, id }) => (binsHolding(view.by('balance', 'product', id)) > 0 ? { code: 'stillInStock' } : null),
  ({ view, id }) => productWork(view, id),
);

/** [PR5] A product to buy or sell must be active (phasing out: sold only); of one with variants, these are. [PR20] A kit is only sold. The refusal names the product. */
export function tradable(
  view: DecisionContext<ProductRow>['view'],
  product: string,
  trade: 'buy' | 'sell',
): Refusal | null {
  const row = view.get('product', product);
  if (!row) return { code: 'unknownProduct' };
  if (trade === 'buy' && isKit(row)) return { code: 'kitNotBought', params: { sku: row.sku } };
  if (isParent(row)) return { code: 'productHasVariants', params: { sku: row.sku } };
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

import { all, type Rule } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { skuOf } from '#model/lines/line-rules.ts';
import { placeProblem } from '../movement/movement.rules.ts';
import { isAssembled } from '#model/areas/products/product/product.bundle.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { partIsWhole } from '#model/areas/products/product/product.quantities.ts';
import { noneIsBlocked } from '#model/areas/products/product/product.rules.ts';
import { demandersOf } from '#model/stock/stock.demanders.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import type { AssemblyForm, AssemblyLine, AssemblyRow } from './assembly.facts.ts';
import { bundleLine, componentsNow, quantityFor } from './assembly.lines.ts';

export type AssemblyRule<D = never> = Rule<AssemblyRow, D>;
type Form = Pick<AssemblyForm, 'mode' | 'product' | 'quantity' | 'warehouse' | 'to' | 'without'>;

/** Whether a product is built, or at least taken apart; one that is blocked is refused once it is released. [PR8] */
export const isBuildable = (product: ProductRow): boolean =>
  isAssembled(product) && product.state !== 'draft' && product.state !== 'archived';

/** [AS1] What is built is an assembled bundle in use; one that is phased out is still taken apart. */
const bundleFits: AssemblyRule<Form> = ({ view }, data) => {
  if (!data) return null;
  const product = view.get('product', data.product);
  if (!product) return onField('unknownProduct', 'product');
  const { sku } = product;
  if (!isAssembled(product)) return onField('notAssembled', 'product', { sku });
  return isBuildable(product) && (data.mode === 'unbuild' || product.state !== 'phasingOut')
    ? partIsWhole(view, data, data.quantity, 0)
    : onField('productNotActive', 'product', { sku });
};

/** [AS1] The warehouse is active, and so is the place in it that goods are put in. */
const placesFit: AssemblyRule<Form> = ({ view }, data) => {
  if (!data) return null;
  const warehouse = view.get('warehouse', data.warehouse);
  if (!warehouse) return onField('unknownWarehouse', 'warehouse');
  if (warehouse.state !== 'active')
    return onField('warehouseNotActive', 'warehouse', { code: warehouse.code });
  return data.to === null ? null : placeProblem(view, warehouse.id, data.to, 'to');
};

/** [AS2] Only what the bundle may do without stays out. */
const onlyOptionalStaysOut: AssemblyRule<Form> = ({ view, id }, data) => {
  if (!data) return null;
  const needed = componentsNow(view, id, data.product).filter(({ optional }) => !optional);
  const kept = needed.find(({ product }) => data.without.includes(product));
  return kept ? onField('notOptional', 'without', { sku: skuOf(view, kept) }) : null;
};

export const isSound: AssemblyRule<Form> = all(bundleFits, placesFit, onlyOptionalStaysOut);

/** Thousandths of a product that are free in a warehouse. */
export function freeOf(view: Reader, product: string, warehouse: string): number {
  const stock = view.get('availability', placeKey(product, warehouse));
  return stock ? Math.max(0, stock.onHand - stock.reserved) : 0;
}

/**
 * The components with which a document is released now; those that it may do without, and that are not all free, are
 * left out. [AS2] [AS3]
 */
export function releasePlan(
  view: Reader,
  row: AssemblyRow,
): { readonly lines: readonly AssemblyLine[]; readonly leftOut: readonly string[] } {
  const lines = componentsNow(view, row.id, row.product).filter(
    ({ product }) => !row.without.includes(product),
  );
  if (row.mode === 'unbuild') return { lines, leftOut: [] };
  const isLeftOut = (line: AssemblyLine): boolean =>
    line.optional && freeOf(view, line.product, row.warehouse) < quantityFor(line, row.quantity, row.mode);
  return {
    lines: lines.filter((line) => !isLeftOut(line)),
    leftOut: lines.filter(isLeftOut).map(({ product }) => product),
  };
}

/** Refuses to take more than is free; the refusal names the documents that have reserved it. [AS4] */
export function lacking(
  view: Reader,
  row: AssemblyRow,
  product: string,
  free: number,
  wanted: number,
): Refusal {
  const params = { sku: skuOf(view, { product }), free, wanted };
  const holders = demandersOf(view, product, row.warehouse, row.id).join(', ');
  return holders === ''
    ? { code: 'notFree', params }
    : { code: 'heldForOthers', params: { ...params, holders } };
}

/** [AS4] It is released once all that it takes is free: the components, or the bundle that is taken apart. */
const goodsAreFree: AssemblyRule<unknown> = ({ view, row }) => {
  if (!row) return null;
  const { lines } = releasePlan(view, row);
  if (lines.length === 0) return { code: 'noComponents' };
  const taken = row.mode === 'build' ? lines : [bundleLine(row)];
  const blocked = noneIsBlocked(view, [row, ...taken]);
  if (blocked) return blocked;
  for (const line of taken) {
    const free = freeOf(view, line.product, row.warehouse);
    const wanted = quantityFor(line, row.quantity, row.mode);
    if (free < wanted) return lacking(view, row, line.product, free, wanted);
  }
  return null;
};

const isStillSound: AssemblyRule<unknown> = (context) => (context.row ? isSound(context, context.row) : null);

export const mayBeReleased: AssemblyRule<unknown> = all<AssemblyRow, unknown>(isStillSound, goodsAreFree);

import { isArchived } from '#model/engine/archived.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { forecastOf, shortfalls, type Shortfall } from '#model/areas/products/product/product.reorder.ts';
import type { AvailabilityRow } from '#model/stock/stock.tables.ts';
import { multiplyDivide } from '#model/values/round.ts';
import type { WarehouseRow } from '#model/areas/stock/warehouse/warehouse.facts.ts';
import { isStocked } from '#model/areas/products/product/product.bundle.ts';

/** Promised beyond stock and supply, to be reordered, empty, or none of these. */
export type StockLevel = 'short' | 'reorder' | 'out' | 'fine';

/** Stock of a product in a warehouse; quantities in thousandths. */
export interface ItemLine {
  readonly id: string;
  readonly product: ProductRow;
  /** Null for a product that has never been in a warehouse. */
  readonly warehouse: WarehouseRow | null;
  /** All that lies in the warehouse: free, reserved and set aside. */
  readonly onHand: number;
  /** Not available to promise: in quarantine, blocked or doubted. */
  readonly setAside: number;
  readonly reserved: number;
  readonly free: number;
  readonly incoming: number;
  readonly outgoing: number;
  /** Its share of the value of the company's stock of the product, minor units; null if costs are hidden. */
  readonly value: number | null;
  readonly shortfall: Shortfall | null;
  readonly level: StockLevel;
}

const NOTHING = { onHand: 0, reserved: 0, incoming: 0, outgoing: 0 };

/** Whether a product is kept in stock. */
export const keepsStock = (product: ProductRow): boolean => isStocked(product) && !isArchived(product);

/** The stock of every stocked product, by warehouse. */
export function itemLines(model: CompanyModel): readonly ItemLine[] {
  const products = model.replica.rows('product') as readonly ProductRow[]; // table product holds ProductRow
  return products.filter(keepsStock).flatMap((product) => itemLinesOf(model, product));
}

/** The stock of one product by warehouse; one line without a warehouse if there is none anywhere. */
export function itemLinesOf(model: CompanyModel, product: ProductRow): readonly ItemLine[] {
  const { view } = model.replica;
  const stock = view.by('availability', 'product', product.id);
  const missing = shortfalls(product, stock);
  const lying = lyingIn(model, product.id);
  const others = new Set([...missing.map(({ warehouse }) => warehouse), ...lying.keys()]);
  for (const { warehouse } of stock) others.delete(warehouse);
  const lines = [
    ...stock,
    ...[...others].map((warehouse) => ({ ...NOTHING, warehouse, id: `${product.id}:${warehouse}` })),
  ].map((row) => {
    const shortfall = missing.find((one) => one.warehouse === row.warehouse) ?? null;
    return lineOf(model, product, row, { lying: lying.get(row.warehouse) ?? 0, shortfall });
  });
  return lines.length > 0
    ? lines
    : [lineOf(model, product, { ...NOTHING, id: product.id, warehouse: '' }, { lying: 0, shortfall: null })];
}

/** The stock in each warehouse, whatever its locations are used for; thousandths. */
function lyingIn({ replica: { view } }: CompanyModel, product: string): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { warehouse, onHand } of view.by('balance', 'product', product))
    if (warehouse !== null && onHand !== 0) sums.set(warehouse, (sums.get(warehouse) ?? 0) + onHand);
  return sums;
}

function lineOf(
  model: CompanyModel,
  product: ProductRow,
  stock: Omit<AvailabilityRow, 'product'>,
  { lying, shortfall }: { readonly lying: number; readonly shortfall: Shortfall | null },
): ItemLine {
  const { id, onHand: available, reserved, incoming, outgoing } = stock;
  return {
    id,
    product,
    warehouse: stock.warehouse === '' ? null : (model.replica.view.get('warehouse', stock.warehouse) ?? null),
    onHand: lying,
    setAside: lying - available,
    reserved,
    free: available - reserved,
    incoming,
    outgoing,
    value: model.may('product.viewCost') ? valueOf(model, product.id, lying) : null,
    shortfall,
    level: forecastOf(stock) < 0 ? 'short' : shortfall ? 'reorder' : available === 0 ? 'out' : 'fine',
  };
}

function valueOf({ replica: { view } }: CompanyModel, product: string, quantity: number): number {
  const held = view.get('valuation', product);
  return held && held.quantity > 0 ? multiplyDivide(held.value, quantity, held.quantity) : 0;
}

type Figure = 'onHand' | 'setAside' | 'reserved' | 'free' | 'incoming' | 'outgoing';

/** Each figure summed over several warehouses; the value stays null if any is hidden. */
export function itemTotals(lines: readonly ItemLine[]): Pick<ItemLine, Figure | 'value'> {
  const sum = (field: Figure): number => lines.reduce((total, line) => total + line[field], 0);
  const value = lines.some((line) => line.value === null)
    ? null
    : lines.reduce((total, line) => total + (line.value ?? 0), 0);
  return {
    onHand: sum('onHand'),
    setAside: sum('setAside'),
    reserved: sum('reserved'),
    free: sum('free'),
    incoming: sum('incoming'),
    outgoing: sum('outgoing'),
    value,
  };
}

/** The level of a product over its warehouses: the most urgent one, but `out` only if it is out everywhere. */
export function overallLevel(lines: readonly ItemLine[]): StockLevel {
  const levels = new Set(lines.map((line) => line.level));
  if (levels.has('short')) return 'short';
  if (levels.has('reorder')) return 'reorder';
  return levels.has('fine') ? 'fine' : 'out';
}

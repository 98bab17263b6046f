import type { ReceiptLine } from '../goods-receipt/goods-receipt.facts.ts';
import type { LocationRow } from '../location/location.facts.ts';
import { isStocked } from '../product/product.bundle.ts';
import type { ProductRow } from '../product/product.facts.ts';
import { takesGoods } from '../purchase-order/purchase-order.rules.ts';
import type { WarehouseRow } from '../warehouse/warehouse.facts.ts';
import type { FieldChange, LineRefusal } from './import-line.ts';
import type { ImportWorld } from './import-world.ts';
import type { LineReading } from './read-line.ts';
import { shownNumber } from './reading/numbers.ts';

/** A line of opening stock: what is received, and where. */
export interface StockLine {
  readonly warehouse: string;
  readonly entry: ReceiptLine;
  /** Product, place and lot: a file names them once. */
  readonly identity: string;
  readonly changes: readonly FieldChange[];
}

interface Known {
  readonly products: ReadonlyMap<string, ProductRow>;
  readonly warehouses: readonly WarehouseRow[];
  readonly locations: ReadonlyMap<string, LocationRow>;
}

const key = (...parts: readonly string[]): string => parts.map((part) => part.toLowerCase()).join('\u001f');

const knownIn = (world: ImportWorld): Known =>
  world.once('stock', () => ({
    products: new Map(world.rows('product').map((row) => [row.sku.toLowerCase(), row])),
    warehouses: world.rows('warehouse').filter(takesGoods),
    locations: new Map(
      world
        .rows('location')
        .filter(takesGoods)
        .map((row) => [key(row.warehouse, row.code), row]),
    ),
  }));

const has = (said: ReadonlyMap<string, unknown>, field: string): string => String(said.get(field) ?? '');

/** What a line of opening stock says; the first thing that is wrong with it. [DI7] */
export function stockLine({ said, columns }: LineReading, world: ImportWorld): StockLine | LineRefusal {
  const known = knownIn(world);
  const wrong = (code: string, field: string, params?: LineRefusal['params']): LineRefusal => ({
    code,
    field,
    column: columns.get(field) ?? null,
    ...(params && { params }),
  });
  const sku = has(said, 'sku');
  if (sku === '') return wrong('cellMissing', 'sku');
  const product = known.products.get(sku.toLowerCase());
  if (!product) return wrong('cellUnknownRecord', 'sku', { cell: sku });
  if (!isStocked(product)) return wrong('importNotStocked', 'sku', { cell: sku });
  const quantity = said.get('quantity');
  if (typeof quantity !== 'number') return wrong('cellMissing', 'quantity');
  if (quantity === 0) return wrong('importQuantityZero', 'quantity');
  const asked = said.get('warehouse');
  const warehouse = known.warehouses.find(({ id }) => asked === undefined || id === asked);
  if (!warehouse) return wrong('cellUnknownRecord', 'warehouse', { cell: has(said, 'warehouse') });
  const bin = has(said, 'location');
  const location = bin === '' ? null : known.locations.get(key(warehouse.id, bin));
  if (location === undefined) return wrong('cellUnknownRecord', 'location', { cell: bin });
  const [code, expiresOn] = [has(said, 'lot'), said.get('expires_on')];
  if (code === '' && expiresOn !== undefined) return wrong('importLotMissing', 'lot');
  const place = location?.id ?? warehouse.receiving;
  const unitCost = said.get('unit_cost');
  const identity = key(product.id, place, code);
  const change = (field: string, after: string): FieldChange[] =>
    after === '' ? [] : [{ field, before: '', after }];
  return {
    warehouse: warehouse.id,
    identity,
    entry: {
      id: world.idOf(`stock/${identity}`),
      orderLine: null,
      product: product.id,
      quantity,
      rejected: 0,
      location: place,
      unitCost: typeof unitCost === 'number' ? unitCost : null,
      ...(code !== '' && { lot: { code, expiresOn: typeof expiresOn === 'string' ? expiresOn : null } }),
    },
    changes: [
      ...change('sku', product.sku),
      ...change('quantity', shownNumber(quantity, 3)),
      ...change('warehouse', warehouse.code),
      ...change('location', bin),
      ...change('unit_cost', typeof unitCost === 'number' ? shownNumber(unitCost, 4) : ''),
      ...change('lot', code),
      ...change('expires_on', has(said, 'expires_on')),
    ],
  };
}

/** Whether a line of stock was refused. */
export const isRefused = (line: StockLine | LineRefusal): line is LineRefusal => 'code' in line;

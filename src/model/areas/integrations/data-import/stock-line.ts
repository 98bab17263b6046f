import type { ReceiptLine } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import { isStocked } from '#model/areas/products/product/product.bundle.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { takesGoods } from '#model/areas/purchasing/purchase-order/purchase-order.rules.ts';
import type { WarehouseRow } from '#model/areas/stock/warehouse/warehouse.facts.ts';
import type { FieldChange, LineRefusal } from './import-line.ts';
import type { ImportWorld } from './import-world.ts';
import { productsWithSku } from './products-with-sku.ts';
import { lacking } from './decide-line.ts';
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

/** Nothing is in stock of it: there is nothing to receive, and nothing wrong. */
export const NO_STOCK = 'none';
export type NoStock = typeof NO_STOCK;

interface Known {
  readonly warehouses: readonly WarehouseRow[];
  readonly locations: ReadonlyMap<string, LocationRow>;
}

const key = (...parts: readonly string[]): string => parts.map((part) => part.toLowerCase()).join('\u001f');

const knownIn = (world: ImportWorld): Known =>
  world.once('stock', () => ({
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
export function stockLine(reading: LineReading, world: ImportWorld): StockLine | LineRefusal | NoStock {
  const { said, columns } = reading;
  const wrong = (code: string, field: string, cell?: string): LineRefusal => ({
    code,
    field,
    column: columns.get(field) ?? null,
    ...(cell !== undefined && { params: { cell } }),
  });
  const lack = (field: string): LineRefusal => {
    const [code, more] = lacking(reading, field);
    return { ...wrong(code, field), ...more };
  };
  const known = knownIn(world);
  const sku = has(said, 'sku');
  if (sku === '') return lack('sku');
  const [product, other] = productsWithSku(sku, world);
  if (!product) return wrong('cellUnknownRecord', 'sku', sku);
  if (other) return wrong('cellSeveralRecords', 'sku', sku);
  if (!isStocked(product)) return wrong('importNotStocked', 'sku', sku);
  const quantity = said.get('quantity');
  if (typeof quantity !== 'number') return lack('quantity');
  if (quantity === 0) return NO_STOCK;
  const asked = said.get('warehouse');
  const warehouse = known.warehouses.find(({ id }) => asked === undefined || id === asked);
  if (!warehouse) return wrong('cellUnknownRecord', 'warehouse', has(said, 'warehouse'));
  const bin = has(said, 'location');
  const location = bin === '' ? null : known.locations.get(key(warehouse.id, bin));
  if (location === undefined) return wrong('cellUnknownRecord', 'location', bin);
  if (has(said, 'lot') === '' && said.has('expires_on')) return wrong('importLotMissing', 'lot');
  return received({ said, product, quantity, warehouse, place: location?.id ?? warehouse.receiving }, world);
}

interface Received {
  readonly said: ReadonlyMap<string, unknown>;
  readonly product: ProductRow;
  readonly quantity: number;
  readonly warehouse: WarehouseRow;
  /** The location's id. */
  readonly place: string;
}

function received({ said, product, quantity, warehouse, place }: Received, world: ImportWorld): StockLine {
  const [code, expiresOn, unitCost] = [has(said, 'lot'), said.get('expires_on'), said.get('unit_cost')];
  const identity = key(product.id, place, code);
  const shown: Readonly<Record<string, string>> = {
    sku: product.sku,
    quantity: shownNumber(quantity, 3),
    warehouse: warehouse.code,
    location: has(said, 'location'),
    unit_cost: typeof unitCost === 'number' ? shownNumber(unitCost, 4) : '',
    lot: code,
    expires_on: has(said, 'expires_on'),
  };
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
    changes: Object.entries(shown).flatMap(([field, after]) =>
      after === '' ? [] : [{ field, before: '', after }],
    ),
  };
}

/** Whether a line of stock was refused. */
export const isRefused = (line: StockLine | LineRefusal | NoStock): line is LineRefusal =>
  line !== NO_STOCK && 'code' in line;

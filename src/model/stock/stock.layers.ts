import type { RowTarget } from '../engine/engine.ts';
import { ifHeld } from '../engine/if-known.ts';
import { readAll } from '../engine/read-all.ts';
import type { Reader } from '../engine/reader.ts';
import type { Rows } from '../engine/rows.ts';
import { isAtLeast, minus, NOTHING, partOf, plus, scaled, timesOver } from '../values/scaled.ts';
import type { Valued } from './stock.facts.ts';
import { layerKey } from './stock.layer-rows.ts';

/**
 * How much of a receipt is still here, under a moving average [ST27]. What leaves takes of everything in stock the same
 * share (left ÷ stock), so a receipt keeps the product of (1 − left ÷ stock) over all that left since. As shares in a
 * fund have it: the stock is divided into units, goods that come in get units at stock ÷ units, and what leaves changes
 * what a unit stands for, not how many there are. What is still here of a receipt is then its units × stock ÷ all units,
 * without a look at what happened in between. Units have 15 significant digits and are rounded when goods come in alone,
 * so after n receipts a share is exact to n × 10⁻¹⁵.
 */

type Entry = Valued['entries'][number];
type Source = Valued['source'];
type Pool = Rows['layerPool'];
type Layer = Rows['receiptLayer'];

/** Kinds of documents whose goods come back to where they left from; in facts that do not say it themselves. */
const returning: ReadonlySet<string> = new Set(['shipment', 'customerReturn']);

/** An entry, with the units of its product and of the receipt that it is of. */
interface Change extends Entry {
  /** Thousandths of the product in stock before. */
  readonly before: number;
  readonly pool: Pool;
  /** The key of the receipt's layer; without it, goods are of no receipt. */
  readonly id: string | undefined;
  readonly layer: Layer | undefined;
}

/**
 * What an entry changes in the units of its product; total. Devices have no layers.
 * @param before thousandths of it in stock before the entry
 */
export function foldLayers(target: RowTarget, source: Source, entry: Entry, before: number): void {
  const receipt = entry.receipt ?? (source.kind === 'goodsReceipt' ? source.document : undefined);
  const isLeaving = entry.quantity < 0;
  if (entry.quantity === 0 || (isLeaving && receipt === undefined)) return;
  const { product } = entry;
  const id = receipt === undefined ? undefined : layerKey(product, receipt);
  const held = ifHeld(() => layersOf(target, product, id), null);
  if (held === null) return;
  const { pool = { id: product, era: 0, units: NOTHING }, layer } = held;
  const change = { ...entry, before, pool, id, layer };
  if (isLeaving) redeem(target, change);
  else if (!(entry.back ?? returning.has(source.kind)) || pool.units.digits === 0) enter(target, change);
}

/** Both are asked for at once. */
function layersOf(target: RowTarget, product: string, id: string | undefined) {
  const tables = [
    ['layerPool', product] as const,
    ...(id === undefined ? [] : [['receiptLayer', id] as const]),
  ];
  const [pool, layer] = readAll(tables, ([table, key]) => ({ row: target.getRow(table, key) }));
  return { pool: pool?.row as Pool | undefined, layer: layer?.row as Layer | undefined }; // their tables hold these
}

/** Goods that come in get units at what a unit stands for; into empty stock, one for each thousandth, of a new era. */
function enter(target: RowTarget, { product, quantity, before, pool, id, layer }: Change): void {
  const startsEra = before <= 0;
  const era = startsEra ? pool.era + 1 : pool.era;
  const there = startsEra ? NOTHING : pool.units.digits > 0 ? pool.units : scaled(BigInt(before));
  const units = startsEra ? scaled(BigInt(quantity)) : timesOver(there, quantity, before);
  put(target, 'layerPool', { id: product, era, units: plus(there, units) });
  if (id !== undefined)
    put(target, 'receiptLayer', { id, era, units: layer?.era === era ? plus(layer.units, units) : units });
}

/** Goods of a receipt that go back where they came from take its units with them; beyond those, they leave as others do. */
function redeem(target: RowTarget, { quantity, before, pool, layer }: Change): void {
  if (layer?.era !== pool.era || before <= 0) return;
  const wanted = timesOver(pool.units, -quantity, before);
  const units = isAtLeast(layer.units, wanted) ? wanted : layer.units;
  put(target, 'receiptLayer', { ...layer, units: minus(layer.units, units) });
  put(target, 'layerPool', { ...pool, units: minus(pool.units, units) });
}

const put = <N extends 'layerPool' | 'receiptLayer'>(target: RowTarget, table: N, row: Rows[N]): void =>
  target.put(table, row);

/** What of a product a receipt brought in and did not go back, thousandths. */
export interface Kept {
  readonly receipt: string;
  readonly quantity: number;
}

/**
 * The part of an amount over what was kept of a receipt that falls to what is still here; null where its goods were
 * never valued.
 * @param stock thousandths of the product in stock
 */
export function partStillHere(
  view: Reader,
  product: string,
  kept: Kept,
  stock: number,
  amount: number,
): number | null {
  const layer = view.get('receiptLayer', layerKey(product, kept.receipt));
  const pool = view.get('layerPool', product);
  if (!layer || !pool) return null;
  if (layer.era !== pool.era || pool.units.digits === 0 || stock <= 0 || kept.quantity <= 0) return 0;
  return partOf(amount, [layer.units, stock], [pool.units, kept.quantity]);
}

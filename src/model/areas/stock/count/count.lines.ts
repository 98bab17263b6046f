import type { Reader } from '#model/engine/reader.ts';
import { lyingAt } from '#model/stock/stock.counting.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { averageOf } from '#model/stock/stock.values.ts';
import { valueAt } from '#model/values/money.ts';
import { compare } from '#model/values/order.ts';
import { multiplyDivide } from '#model/values/round.ts';
import type { CountLine, CountRow, PlainLine } from './count.facts.ts';

type Scoped = Pick<CountRow, 'warehouse' | 'scope'>;

/** What somebody found on a line, thousandths, and when; null while nobody has counted it. */
export function foundOn({ entries }: Pick<CountLine, 'entries'>): { quantity: number; at: string } | null {
  if (entries.length === 0) return null;
  const at = entries.reduce((latest, entry) => (entry.at > latest ? entry.at : latest), '');
  return { quantity: entries.reduce((sum, entry) => sum + entry.quantity, 0), at };
}

/** A line as it stands now: recomputed until the count is posted. [CN3] [CN13] Thousandths. */
export interface Standing {
  readonly line: CountLine;
  readonly counted: number;
  readonly at: string;
  readonly expected: number;
  readonly variance: number;
}

/** How a counted line stands against the books at the moment it was counted; null while nobody has counted it. */
export function standingOf(view: Reader, line: CountLine): Standing | null {
  const found = foundOn(line);
  if (!found) return null;
  const expected = line.expected ?? lyingAt(view, line.location, line, found.at);
  const variance = line.variance ?? found.quantity - expected;
  return { line, counted: found.quantity, at: found.at, expected, variance };
}

/** Whether the scope names products: then other products in the same bins are not looked at. */
export const namesProducts = ({ scope }: Scoped): boolean =>
  scope.by === 'category' || scope.by === 'product' || scope.by === 'abc';

/** Whether a product is counted, of a scope that names products or of whole bins. */
export function isInScope(view: Reader, { scope }: Scoped, product: string): boolean {
  switch (scope.by) {
    case 'category':
      return view.get('product', product)?.category === scope.category;
    case 'product':
      return scope.product === product;
    case 'abc':
      return scope.products.includes(product) === (scope.class !== 'C');
    default:
      return true;
  }
}

/** The bins of a scope, in the order in which somebody walks past them. [CN2] */
export function binsOf(view: Reader, count: Scoped, now: string): string[] {
  const { scope, warehouse } = count;
  const places = view
    .by('location', 'warehouse', warehouse)
    .filter(({ state }) => state !== 'archived')
    .sort((a, b) => a.pickSequence - b.pickSequence || compare(a.code, b.code));
  const isMeant = (id: string, zone: string): boolean => {
    switch (scope.by) {
      case 'bins':
        return scope.bins.includes(id);
      case 'zone':
        return zone.toLowerCase() === scope.zone.toLowerCase();
      case 'notCounted':
        return isStale(view, id, now, scope.days);
      default:
        return goodsIn(view, count, id).length > 0;
    }
  };
  return places.filter(({ id, zone }) => isMeant(id, zone)).map(({ id }) => id);
}

/** Whether something lies in a bin that nobody has counted for so many days. */
function isStale(view: Reader, location: string, now: string, days: number): boolean {
  if (view.by('balance', 'location', location).length === 0) return false;
  const at = view.get('lastCount', location)?.at ?? null;
  return at === null || Date.parse(now) - Date.parse(at) > days * 86_400_000;
}

/** What lies in a bin by the books, as far as it is counted. */
function goodsIn(view: Reader, count: Scoped, location: string): Omit<PlainLine, 'id'>[] {
  return view
    .by('balance', 'location', location)
    .filter(({ onHand, product }) => onHand !== 0 && isInScope(view, count, product))
    .map(({ product, lot }) => ({ location, product, ...ofLot(lot) }));
}

/** The lines that a count starts with, in walking order, by SKU within a bin: what lies there, without how much. */
export function firstLines(view: Reader, count: Scoped, bins: readonly string[]): PlainLine[] {
  const skuOf = ({ product }: { product: string }): string => view.get('product', product)?.sku ?? product;
  const goods = bins.flatMap((bin) =>
    goodsIn(view, count, bin).sort(
      (a, b) => compare(skuOf(a), skuOf(b)) || compare(a.lot ?? '', b.lot ?? ''),
    ),
  );
  return goods.map((one, index) => ({ id: String(index + 1), ...one }));
}

/** What is left to count: lines, bins that nobody has looked into, and goods in counted bins that are on no line. [CN7] */
export function uncounted(
  view: Reader,
  row: CountRow,
): { location: string; product?: string; line?: string }[] {
  return row.bins.flatMap(({ location, empty }) => {
    const lines = row.lines.filter((line) => line.location === location);
    const moments = lines.flatMap((line) => line.entries.map(({ at }) => at)).concat(empty ? [empty.at] : []);
    const looked = moments.sort().at(-1);
    const open = lines.filter((line) => line.entries.length === 0);
    if (looked === undefined && lines.length === 0)
      return namesProducts(row) || isParkedIn(row, location) ? [] : [{ location }];
    const left = open.map(({ product, id }) => ({ location, product, line: id }));
    return looked === undefined ? left : [...left, ...onNoLine(view, row, location, lines, looked)];
  });
}

const isParkedIn = (row: CountRow, location: string): boolean =>
  row.parked.some((item) => item.location === location);

/** Goods that came before the bin was counted, after its lines were made. */
function onNoLine(
  view: Reader,
  row: CountRow,
  location: string,
  lines: readonly CountLine[],
  looked: string,
): { location: string; product: string }[] {
  return goodsIn(view, row, location)
    .filter(({ product, lot }) => !lines.some((line) => line.product === product && line.lot === lot))
    .filter((goods) => lyingAt(view, location, goods, looked) !== 0)
    .map(({ product }) => ({ location, product }));
}

/**
 * What a difference is worth, minor units: at the cost that was stated for a gain, else at the average; zero where
 * nothing is known of the cost. Throws `Miss` where costs may not be seen.
 */
export function worthOf(view: Reader, { line, variance }: Pick<Standing, 'line' | 'variance'>): number {
  const stated = line.explained?.unitCost;
  if (stated !== undefined && variance > 0) return valueAt(variance, stated);
  const held = view.get('valuation', line.product);
  if (!held || held.quantity <= 0 || variance === 0) return 0;
  const worth = multiplyDivide(held.value, Math.abs(variance), held.quantity);
  return variance < 0 ? -worth : worth;
}

/** Whether goods were gained without an average to come in at. Throws `Miss` where costs may not be seen. [CN15] */
export const isCostless = (view: Reader, { line, variance }: Pick<Standing, 'line' | 'variance'>): boolean =>
  variance > 0 && averageOf(view, line.product) === null;

/** Whether goods were gained of which nobody has said what they cost. [CN15] */
export const lacksCost = (view: Reader, standing: Pick<Standing, 'line' | 'variance'>): boolean =>
  standing.line.explained?.unitCost === undefined && isCostless(view, standing);

/** The sum of what lines differ by, gains and losses alike, minor units. */
export const sumAtStake = (view: Reader, standings: readonly Standing[]): number =>
  standings.reduce((sum, standing) => sum + Math.abs(worthOf(view, standing)), 0);

/** The goods of a line's bin by the books. */
export const balanceOf = (view: Reader, { product, location, lot }: PlainLine) =>
  view.get('balance', placeKey(product, location, lot));

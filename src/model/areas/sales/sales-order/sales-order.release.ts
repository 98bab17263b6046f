import type { Rule } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import { chooseBins } from '#model/stock/choose-bins.ts';
import { lineIsThere, firstRefused, skuOf } from '#model/lines/line-rules.ts';
import { noneIsBlocked } from '#model/areas/products/product/product.rules.ts';
import { partOf, type LinePart } from '#model/lines/line-parts.ts';
import type { PickLine } from '../pick/pick.facts.ts';
import { demanderOf } from '#model/stock/stock.demanders.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { partIsWhole } from '#model/areas/products/product/product.quantities.ts';
import type { SalesOrderLine, SalesOrderRecord, SalesOrderRow } from './sales-order.facts.ts';
import { UNIT } from '#model/values/money.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { explode, kitsIn, wholeKits } from './sales-order.kits.ts';
import { commercialOf } from './sales-order.kind.ts';
import { unreleasedOf } from './sales-order.lines.ts';
import { isStocked } from '#model/areas/products/product/product.bundle.ts';

/** What to release: everything reserved for the order, or parts of its lines. */
export interface Release {
  readonly pick: string;
  readonly lines?: readonly LinePart[] | undefined;
}

/** What is there, and the company's day: lots that have expired by then are left. */
interface Stock {
  readonly view: Reader;
  readonly today: string;
}

interface Missing {
  readonly product: string;
  /** Thousandths: what can be released, and what was requested. */
  readonly free: number;
  readonly wanted: number;
}

/** The pick list a release makes: what is softly reserved, by bin, and what is missing. [SO10] */
export function releasePlan(
  stock: Stock,
  row: SalesOrderRow,
  asked: readonly LinePart[] | undefined,
): Pick<Found, 'lines' | 'missing'> {
  const found = find(stock, row, asked);
  const most = mostOfKits(row, found);
  return most.size === 0 ? found : { ...find(stock, row, asked, most), missing: found.missing };
}

interface Found {
  readonly lines: PickLine[];
  readonly missing: Missing[];
  /** Thousandths that were found, by line. */
  readonly free: ReadonlyMap<string, number>;
}

/** How much of a part of a kit (thousandths) is released with what was found, by line: whole kits alone. [SO31] */
function mostOfKits(row: SalesOrderRow, { free }: Found): Map<string, number> {
  const most = new Map<string, number>();
  if (row.kitsInParts) return most;
  for (const { parts } of kitsIn(row.lines)) {
    const stocked = parts.filter((part) => part.stocked);
    if (stocked.length === 0) continue;
    const kits = wholeKits(stocked, (part) => part.released + (free.get(part.id) ?? 0));
    for (const { id, ofKit, released } of stocked)
      most.set(id, Math.max(0, multiplyDivide(kits, ofKit.per, UNIT) - released));
  }
  return most;
}

/** What is found for an order in bins, of some lines no more than they may have. */
function find(
  { view, today }: Stock,
  row: SalesOrderRow,
  asked: readonly LinePart[] | undefined,
  most?: ReadonlyMap<string, number>,
): Found {
  const lines: PickLine[] = [];
  const missing: Missing[] = [];
  const found = new Map<string, number>();
  const taken = new Map<string, number>();
  for (const line of row.lines.filter(
    (candidate) => candidate.stocked && !noneIsBlocked(view, [candidate]),
  )) {
    const some = Math.min(
      asked ? partOf(asked, line.id) : unreleasedOf(line),
      most?.get(line.id) ?? Infinity,
    );
    const quantity = Math.min(some, view.get('reservation', line.id)?.soft ?? 0);
    const free = fetch({ view, today, warehouse: row.warehouse, taken, into: lines }, line, quantity);
    const wanted = row.shipPolicy === 'completeOnly' ? Math.max(some, unreleasedOf(line)) : some;
    found.set(line.id, free);
    if (free < wanted) missing.push({ product: line.product, free, wanted });
  }
  return { lines, missing, free: found };
}

/** [SO10] Releases what is reserved for the order; if nothing is left, the refusal names who holds it. */
export const mayRelease: Rule<SalesOrderRow, Release> = ({ view, row, env: { today } }, data) =>
  row ? whyNotReleased({ view, today }, row, data) : null;

/**
 * Whether something of an order can go on a pick list now, whoever releases it: part of it, or all of it where it ships
 * complete only. [SO61]
 */
export function canBePicked(stock: Stock, row: SalesOrderRow): boolean {
  if (commercialOf(row.state) !== 'confirmed') return false;
  // Nothing is found where nothing is reserved: spares the search in bins for the many that wait.
  const isReserved = row.lines.some(({ id }) => (stock.view.get('reservation', id)?.soft ?? 0) > 0);
  return isReserved && whyNotReleased(stock, row, undefined) === null;
}

function whyNotReleased(
  { view, today }: Stock,
  row: SalesOrderRow,
  data: Release | undefined,
): Refusal | null {
  const unfit = firstRefused(data?.lines ?? [], (part) => partFits(view, row, part));
  if (unfit) return unfit;
  const plan = releasePlan({ view, today }, row, data?.lines);
  const [missing] = plan.missing;
  const whole = row.shipPolicy === 'completeOnly' || data?.lines !== undefined;
  const blocked = noneIsBlocked(view, askedOf(row, data?.lines));
  if (blocked && (whole || plan.lines.length === 0)) return blocked;
  if (plan.lines.length > 0 && (!missing || !whole)) return null;
  if (!missing) return keptForKit(view, row, data?.lines) ?? { code: 'nothingToRelease' };
  return lastUnitTaken(view, row, missing.product) ?? lacking(view, row, missing, data);
}

/** A part is of a line of the order, and whole. [PR12] */
function partFits(view: Reader, row: SalesOrderRow, part: LinePart): Refusal | null {
  const line = row.lines.find(({ id }) => id === part.line);
  return line ? partIsWhole(view, line, part.quantity, unreleasedOf(line)) : lineIsThere(row.lines, part);
}

/** [SO31] Parts alone are asked for, of a kit that ships whole. */
function keptForKit(view: Reader, row: SalesOrderRow, asked: Release['lines']): Refusal | null {
  const sold = kitsIn(row.lines).find(({ parts }) => parts.some((part) => partOf(asked ?? [], part.id) > 0));
  return sold ? { code: 'kitStaysWhole', params: { sku: skuOf(view, sold.kit) } } : null;
}

/** The lines that a release is asked for. */
const askedOf = (row: SalesOrderRow, parts: readonly LinePart[] | undefined): readonly SalesOrderLine[] =>
  row.lines.filter((line) => line.stocked && (parts ? partOf(parts, line.id) : unreleasedOf(line)) > 0);

function lacking(view: Reader, row: SalesOrderRow, missing: Missing, data: Release | undefined): Refusal {
  const { free, wanted } = missing;
  const sku = skuOf(view, missing);
  if (row.shipPolicy === 'completeOnly') return { code: 'completeOnly', params: { sku, free, wanted } };
  return data?.lines ? { code: 'notFree', params: { sku, free, wanted } } : { code: 'nothingToRelease' };
}

/** Names the order that reserves most of a product, and who confirmed it; null if no other order does. */
function lastUnitTaken(view: Reader, row: SalesOrderRow, product: string): Refusal | null {
  const [winner] = view
    .by('reservation', 'product', product)
    .filter(
      (held) => held.warehouse === row.warehouse && held.document !== row.id && held.soft + held.hard > 0,
    )
    .sort((a, b) => b.soft + b.hard - (a.soft + a.hard));
  if (!winner) return null;
  const { holder, by } = demanderOf(view, winner);
  return { code: 'lastUnitTaken', params: { sku: skuOf(view, { product }), holder, by } };
}

/** The bins a recorded sale takes its goods from: only unreserved goods. [SO19] */
export function recordPlan(
  { view, today }: Stock,
  data: SalesOrderRecord,
): { readonly lines: PickLine[]; readonly missing: Missing | null } {
  const lines: PickLine[] = [];
  const taken = new Map<string, number>();
  const used = new Map<string, number>();
  for (const line of explode(view, data.lines)) {
    const wanted = line.quantity - line.cancelled;
    if (wanted === 0 || !isStocked(view.get('product', line.product))) continue;
    const stock = view.get('availability', placeKey(line.product, data.warehouse));
    const unheld = (stock?.onHand ?? 0) - (stock?.reserved ?? 0) - (used.get(line.product) ?? 0);
    const from = { view, today, warehouse: data.warehouse, taken, into: lines };
    const free = fetch(from, line, Math.min(wanted, Math.max(unheld, 0)));
    if (free < wanted) return { lines, missing: { product: line.product, free, wanted } };
    used.set(line.product, (used.get(line.product) ?? 0) + wanted);
  }
  return { lines, missing: null };
}

/** [SO19] The goods of a recorded sale are in stock and free. */
export const goodsAreThere: Rule<SalesOrderRow, SalesOrderRecord> = ({ view, env: { today } }, data) => {
  const missing = data ? recordPlan({ view, today }, data).missing : null;
  if (!missing) return null;
  const { free, wanted } = missing;
  return { code: 'notFree', params: { sku: skuOf(view, missing), free, wanted } };
};

interface Fetching extends Stock {
  readonly warehouse: string;
  /** What is already chosen, by balance. */
  readonly taken: Map<string, number>;
  readonly into: PickLine[];
}

/** Adds the bins for a line to `into`; returns the quantity found (thousandths). */
function fetch(
  { view, into, ...where }: Fetching,
  line: Pick<SalesOrderLine, 'id' | 'product'>,
  quantity: number,
): number {
  if (quantity <= 0) return 0;
  const { id: orderLine, product } = line;
  const bins = chooseBins(view, { ...where, product, quantity });
  for (const bin of bins) into.push({ id: String(into.length + 1), orderLine, product, ...bin });
  return bins.reduce((sum, bin) => sum + bin.quantity, 0);
}

import { all } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { todayIsOpen } from '#model/stock/closed-period.ts';
import { lotProblem } from '#model/areas/stock/lot/received-lots.ts';
import { repetition, skuOf } from '#model/lines/line-rules.ts';
import { lotCodeKey } from '../lot/lot.kind.ts';
import { placeProblem } from '../movement/movement.rules.ts';
import { roomIn } from '../movement/movement.work.ts';
import { partIsWhole } from '#model/areas/products/product/product.quantities.ts';
import { noneIsBlocked } from '#model/areas/products/product/product.rules.ts';
import { isPromisable, placeKey, unheldOf } from '#model/stock/stock.tables.ts';
import type { AssembledGoods, AssemblyRow, Build } from './assembly.facts.ts';
import { goodsInto, goodsOut } from './assembly.goods.ts';
import { entering, leaving, leftOf, partFor } from './assembly.lines.ts';
import { freeOf, lacking, type AssemblyRule } from './assembly.rules.ts';

/** [AS10] Nothing is built or taken back in a closed period. */
const dayIsOpen: AssemblyRule<unknown> = (context) => (context.row ? todayIsOpen(context) : null);

/** [PR8] Nothing of it is blocked. */
const nothingIsBlocked: AssemblyRule<unknown> = ({ view, row }) =>
  row ? noneIsBlocked(view, [row, ...leaving(row)]) : null;

/** [AS5] No more is built than is left of it, in wholes where it is counted. */
const quantityFits: AssemblyRule<Build> = ({ view, row }, data) => {
  if (!row || !data) return null;
  const [most, wanted] = [leftOf(row), data.quantity];
  if (wanted > most) return onField('tooMuchForLine', 'quantity', { sku: skuOf(view, row), most, wanted });
  const comes = entering(row).some((line) => partFor(row, line, wanted) > 0);
  return comes ? partIsWhole(view, row, wanted, most) : onField('nothingToBuild', 'quantity');
};

/** [AS4] All that it takes is reserved for it, or free. */
const goodsAreKept: AssemblyRule<Build> = ({ view, row }, data) => {
  if (!row || !data) return null;
  for (const line of leaving(row)) {
    const wanted = partFor(row, line, data.quantity);
    const own = view.get('reservation', line.id)?.soft ?? 0;
    const free = own + freeOf(view, line.product, row.warehouse);
    if (free < wanted) return lacking(view, row, line.product, free, wanted);
  }
  return null;
};

/** [AS6] There are places to take it from; what somebody took is what it takes, and lies there free. */
const goodsLieThere: AssemblyRule<Build> = (context, data) => {
  const { row, view } = context;
  if (!row || !data) return null;
  if (data.taken)
    return sumsFit(view, row, data, data.taken) ?? lieThere(view, row, data.taken, context.env.today);
  const { missing } = goodsOut({ view, today: context.env.today }, row, data);
  return missing ? lacking(view, row, missing.product, missing.free, missing.wanted) : null;
};

function sumsFit(
  view: Reader,
  row: AssemblyRow,
  data: Build,
  taken: readonly AssembledGoods[],
): Refusal | null {
  const lines = leaving(row);
  const stranger = taken.find(({ product }) => lines.every((line) => line.product !== product));
  if (stranger) return onField('notAComponent', 'taken', { sku: skuOf(view, stranger) });
  for (const line of lines) {
    const wanted = partFor(row, line, data.quantity);
    const said = sumOf(taken, line.product);
    if (said !== wanted)
      return onField('otherQuantityTaken', 'taken', { sku: skuOf(view, line), taken: said, wanted });
  }
  return null;
}

const sumOf = (goods: readonly Pick<AssembledGoods, 'product' | 'quantity'>[], product: string): number =>
  goods.reduce((sum, one) => (one.product === product ? sum + one.quantity : sum), 0);

/** Goods lie in active places of the warehouse, free to be taken; by place, the first of which there is too little. */
function lieThere(
  view: Reader,
  row: AssemblyRow,
  goods: readonly AssembledGoods[],
  today: string,
): Refusal | null {
  const asked = new Map<string, number>();
  for (const { product, location, lot, quantity } of goods) {
    const problem = placeProblem(view, row.warehouse, location, 'taken');
    if (problem) return problem;
    const key = placeKey(product, location, lot);
    const wanted = (asked.get(key) ?? 0) + quantity;
    asked.set(key, wanted);
    const stock = view.get('balance', key);
    const expiresOn = lot === undefined ? null : (view.get('lot', lot)?.expiresOn ?? null);
    const isUsable = isPromisable(stock) && (expiresOn === null || expiresOn >= today);
    const free = isUsable ? Math.max(0, unheldOf(stock)) : 0;
    if (free < wanted) return notThere(view, { product, location, free, wanted });
  }
  return null;
}

function notThere(
  view: Reader,
  {
    product,
    location,
    free,
    wanted,
  }: Pick<AssembledGoods, 'product' | 'location'> & { free: number; wanted: number },
): Refusal {
  const params = {
    sku: skuOf(view, { product }),
    location: view.get('location', location)?.code ?? location,
  };
  return { code: 'notThere', params: { ...params, free, wanted } };
}

/** [AS7] What comes in has its lots or serial numbers, if it has any, and only then. */
const lotsFit: AssemblyRule<Build> = ({ view, env, row }, data) => {
  if (!row || !data) return null;
  const lines = entering(row);
  const lots = data.lots ?? [];
  const repeats = repetition();
  for (const [index, { product, code, expiresOn, quantity }] of lots.entries()) {
    const sku = skuOf(view, { product });
    if (lines.every((line) => line.product !== product)) return onField('notAComponent', 'lots', { sku });
    if (repeats(lotCodeKey(product, code)))
      return onField('lotTwice', `lots.${index}.code`, { sku, lot: code });
    const problem = lotProblem(
      { view, env },
      { product, quantity, rejected: 0, lot: { code, expiresOn } },
      true,
    );
    if (problem) return { ...problem, fields: { [`lots.${index}.code`]: problem.code } };
  }
  for (const line of lines) {
    const wanted = partFor(row, line, data.quantity);
    const given = sumOf(lots, line.product);
    const isTracked = (view.get('product', line.product)?.tracking ?? 'none') !== 'none';
    if (!isTracked || given === wanted) continue;
    const sku = skuOf(view, line);
    return given === 0
      ? onField('lotMissing', 'lots', { sku })
      : onField('otherQuantityInLots', 'lots', { sku, given, wanted });
  }
  return null;
};

/** [AS7] It is put in an active place of the warehouse that has room for it. */
const placeHasRoom: AssemblyRule<Build> = (context, data) => {
  const { view, row } = context;
  if (!row || !data) return null;
  const coming = new Map<string, number>();
  for (const { location, quantity } of goodsInto(context, row, data)) {
    const problem = placeProblem(view, row.warehouse, location, 'to');
    if (problem) return problem;
    const wanted = (coming.get(location) ?? 0) + quantity;
    coming.set(location, wanted);
    const room = roomIn(view, location);
    if (room === null || wanted <= room) continue;
    return onField('placeIsFull', 'to', {
      location: view.get('location', location)?.code ?? location,
      room,
      wanted,
    });
  }
  return null;
};

export const mayBuild: AssemblyRule<Build> = all<AssemblyRow, Build>(
  dayIsOpen,
  nothingIsBlocked,
  quantityFits,
  goodsAreKept,
  goodsLieThere,
  lotsFit,
  placeHasRoom,
);

/** Selects the transition after which nothing is left to build; the next one handles the same data otherwise. */
export const leavesNothing: AssemblyRule<Build> = ({ row }, data) =>
  !row || !data || data.quantity >= leftOf(row) ? null : { code: 'stillOpen' };

/** [AS11] All that came in still lies where it was put, free to go. */
const goodsAreStillThere: AssemblyRule<unknown> = ({ view, row }) => {
  if (!row) return null;
  const asked = new Map<string, number>();
  for (const { product, location, lot, quantity } of row.builds.flatMap(({ into }) => into)) {
    const key = placeKey(product, location, lot);
    const wanted = (asked.get(key) ?? 0) + quantity;
    asked.set(key, wanted);
    const stock = view.get('balance', key);
    const free = stock ? Math.max(0, unheldOf(stock)) : 0;
    if (free < wanted) return notThere(view, { product, location, free, wanted });
  }
  return null;
};

export const mayBeReversed: AssemblyRule<unknown> = all<AssemblyRow, unknown>(dayIsOpen, goodsAreStillThere);

import { all, type Rule } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import { readAll } from '#model/engine/read-all.ts';
import type { Reader } from '#model/engine/reader.ts';
import { skuOf } from '#model/lines/line-rules.ts';
import { lotByCode } from '../lot/lot.kind.ts';
import { partIsWhole } from '#model/areas/products/product/product.quantities.ts';
import { UNIT } from '#model/values/money.ts';
import {
  MOST_BINS,
  MOST_LINES,
  type CountEntries,
  type CountLine,
  type CountPlan,
  type CountRow,
  type ExplainLines,
  type EmptyBin,
  type Found,
  type ParkedItem,
  type RecountLines,
  type ResolveParked,
  type WithdrawEntry,
} from './count.facts.ts';
import { binsOf, firstLines, isInScope, lacksCost, uncounted } from './count.lines.ts';
import { standings, toExplain, unresolved } from './count.tolerance.ts';
import { isStocked } from '#model/areas/products/product/product.bundle.ts';

export type CountRule<D = never> = Rule<CountRow, D>;

/** [CN2] A count is planned in an active warehouse, of bins, a category or products that there are. */
export const mayBePlanned: CountRule<CountPlan> = ({ view }, data) => {
  if (!data) return null;
  const { warehouse: id } = data;
  const warehouse = view.get('warehouse', id);
  if (!warehouse) return onField('unknownWarehouse', 'warehouse');
  if (warehouse.state !== 'active')
    return onField('warehouseNotActive', 'warehouse', { code: warehouse.code });
  return scopeUnknown(view, data);
};

function scopeUnknown(view: Reader, { warehouse, scope }: CountPlan): Refusal | null {
  switch (scope.by) {
    case 'bins':
      return scope.bins.every((bin) => view.get('location', bin)?.warehouse === warehouse)
        ? null
        : onField('unknownLocation', 'scope.bins');
    case 'category':
      return view.get('category', scope.category) ? null : onField('unknownCategory', 'scope.category');
    case 'product': {
      const product = view.get('product', scope.product);
      if (!product) return onField('unknownProduct', 'scope.product');
      return isStocked(product) ? null : onField('notStocked', 'scope.product', { sku: product.sku });
    }
    case 'abc':
      return readAll(scope.products, (id) => view.get('product', id)).includes(undefined)
        ? onField('unknownProduct', 'scope.products')
        : null;
    default:
      return null;
  }
}

/** [CN2] [CN9] A count begins if there is something to count, not too much of it, and no other count has a bin of it. */
export const mayBegin: CountRule = ({ view, row, env }) => {
  if (!row) return null;
  const bins = binsOf(view, row, env.now);
  if (bins.length === 0) return { code: 'nothingToCount' };
  if (bins.length > MOST_BINS)
    return { code: 'countTooLarge', params: { bins: bins.length, most: MOST_BINS } };
  const lines = firstLines(view, row, bins).length;
  if (lines > MOST_LINES) return { code: 'countTooManyLines', params: { lines, most: MOST_LINES } };
  return binIsHeld(view, bins);
};

function binIsHeld(view: Reader, bins: readonly string[]): Refusal | null {
  for (const id of bins) {
    const held = view.get('countedBin', id);
    if (!held) continue;
    const number = view.get('count', held.count)?.number ?? '';
    return { code: 'binIsCounted', params: { location: codeOf(view, id), number } };
  }
  return null;
}

export const codeOf = (view: Reader, location: string): string =>
  view.get('location', location)?.code ?? location;

/** [CN4] [CN6] [CN7] What is counted fits the count, its product and lot, and what others have counted there. */
export const entriesFit: CountRule<CountEntries> = (context, data) => {
  const { row, view } = context;
  if (!row || !data) return null;
  for (const [index, found] of data.entries.entries()) {
    const refusal = entryProblem(view, row, found, context.env.by);
    if (refusal) return atEntry(refusal, index);
  }
  return null;
};

const atEntry = ({ fields, ...refusal }: Refusal, index: number): Refusal => ({
  ...refusal,
  fields: Object.fromEntries(
    Object.entries(fields ?? { '': refusal.code }).map(([field, code]) => [
      ['entries', index, field].filter((part) => part !== '').join('.'),
      code,
    ]),
  ),
});

function entryProblem(view: Reader, row: CountRow, found: Found, by: string): Refusal | null {
  const { location, quantity } = found;
  const bin = row.bins.find((one) => one.location === location);
  if (!bin) return onField('binNotInCount', 'location', { location: codeOf(view, location) });
  const unfit = productProblem(view, row, found);
  if (unfit) return unfit;
  const lot = found.lot === undefined ? undefined : lotByCode(view, found.product, found.lot)?.id;
  const line = row.lines.find(
    (one) => one.location === location && one.product === found.product && one.lot === lot,
  );
  if (!line && row.lines.length >= MOST_LINES)
    return { code: 'countTooManyLines', params: { lines: MOST_LINES + 1, most: MOST_LINES } };
  const others = line ? othersProblem(view, row, line, by) : null;
  if (others) return others;
  return bin.empty && bin.empty.by !== by && quantity > 0
    ? onField('binSaidEmpty', 'location', { location: codeOf(view, location), by: bin.empty.by })
    : null;
}

function productProblem(view: Reader, row: CountRow, found: Found): Refusal | null {
  const product = view.get('product', found.product);
  if (!product) return onField('unknownProduct', 'product');
  const { sku } = product;
  if (!isStocked(product)) return onField('notStocked', 'product', { sku });
  if (!isInScope(view, row, product.id)) return onField('notInScope', 'product', { sku });
  return lotOfFound(view, found, sku) ?? partIsWhole(view, found, found.quantity, 0);
}

/** [CN7] A product with lots is counted by its lots; one that nobody knows is parked. */
function lotOfFound(view: Reader, { product: id, lot, quantity }: Found, sku: string): Refusal | null {
  const tracking = view.get('product', id)?.tracking ?? 'none';
  if (tracking === 'none') return lot === undefined ? null : onField('lotNotAsked', 'lot', { sku });
  if (lot === undefined) return onField('lotMissing', 'lot', { sku });
  if (!lotByCode(view, id, lot)) return onField('unknownLot', 'lot', { sku, lot });
  return tracking === 'serial' && quantity > UNIT
    ? onField('serialIsOne', 'lot', { sku, serial: lot })
    : null;
}

/** [CN4] One person counts a line; another counts it anew. [CN6] Beyond the limit it is another one. */
function othersProblem(view: Reader, row: CountRow, line: CountLine, by: string): Refusal | null {
  const sku = skuOf(view, line);
  const other = line.entries.find((entry) => entry.by !== by);
  if (other)
    return {
      ...onField('countedByAnother', 'product', { sku, by: other.by }),
      fix: { kind: 'count', document: row.id, type: 'recount' },
    };
  const isAgain = line.recount?.byAnother === true && line.earlier?.some((entry) => entry.by === by);
  return isAgain ? onField('recounterIsAnother', 'product', { sku }) : null;
}

/** [CN4] An entry is taken back by who made it. */
export const entryIsTheirs: CountRule<WithdrawEntry> = ({ row, env }, data) => {
  if (!row || !data) return null;
  const line = row.lines.find(({ id }) => id === data.line);
  const entry = line?.entries.find(({ id }) => id === data.entry);
  if (!entry) return onField('unknownEntry', 'entry');
  return entry.by === env.by ? null : onField('notYourEntry', 'entry', { by: entry.by });
};

/** [CN7] A bin in which something was found is not empty. */
export const binIsEmpty: CountRule<EmptyBin> = ({ row, view, env }, data) => {
  if (!row || !data) return null;
  const { location } = data;
  const params = { location: codeOf(view, location) };
  if (!row.bins.some((bin) => bin.location === location)) return onField('binNotInCount', 'location', params);
  const lines = row.lines.filter((line) => line.location === location);
  const parked = row.parked.some((item) => item.location === location && !item.resolved);
  if (parked || lines.some(({ entries }) => entries.some(({ quantity }) => quantity > 0)))
    return onField('binNotEmpty', 'location', params);
  for (const line of lines) {
    const refusal = othersProblem(view, row, line, env.by);
    if (refusal) return refusal;
  }
  return null;
};

/** [CN7] Something unknown is parked at a bin of the count, once. */
export const mayBeParked: CountRule<ParkedItem> = ({ row, view }, data) => {
  if (!row || !data) return null;
  if (!row.bins.some(({ location }) => location === data.location))
    return onField('binNotInCount', 'location', { location: codeOf(view, data.location) });
  return row.parked.some(({ id }) => id === data.id) ? onField('alreadyParked', 'id') : null;
};

/** [CN7] What was parked is a product with its lot, or nothing of ours for a reason. */
export const mayBeResolved: CountRule<ResolveParked> = ({ row, view }, data) => {
  if (!row) return null;
  if (!data) return row.parked.some(({ resolved }) => !resolved) ? null : { code: 'nothingParked' };
  const item = row.parked.find(({ id }) => id === data.parked);
  if (!item || item.resolved) return onField('nothingParked', 'parked');
  const { location, quantity } = item;
  const { product, lot } = data;
  if (product === null) return data.reason === null ? onField('whyNotCounted', 'reason') : null;
  const isNew = lot !== undefined && !lotByCode(view, product, lot);
  const found = {
    id: item.id,
    location,
    product,
    quantity,
    isTotal: false,
    ...(lot !== undefined && { lot }),
  };
  const refusal = entryProblem(view, row, found, item.by);
  const isMade = isNew && refusal?.code === 'unknownLot';
  return isMade ? null : refusal;
};

/** [CN7] Everything is counted, and every bin looked into. */
export const allIsCounted: CountRule = ({ row, view }) => {
  const left = row ? uncounted(view, row) : [];
  const [first] = left;
  if (!first) return null;
  return {
    code: 'linesUncounted',
    params: { lines: left.length, location: codeOf(view, first.location) },
  };
};

/** [CN4] Lines that somebody has counted are counted again. */
export const mayBeRecounted: CountRule<RecountLines> = ({ row }, data) => {
  if (!row || !data) return null;
  const areCounted = data.lines.every((id) =>
    row.lines.some((line) => line.id === id && line.entries.length > 0),
  );
  return areCounted ? null : onField('lineNotCounted', 'lines');
};

/** [CN1] What differs from the books is explained. [CN15] Its cost is stated only of lines that are. */
export const mayBeExplained: CountRule<ExplainLines> = ({ row, view }, data) => {
  if (!row) return null;
  const differ = toExplain(view, row);
  if (!data) return differ.length > 0 ? null : { code: 'nothingDeviates' };
  if (!data.lines.every((id) => differ.some((line) => line.id === id)))
    return onField('lineDoesNotDeviate', 'lines');
  return data.costs.every(({ line }) => data.lines.includes(line))
    ? null
    : onField('lineDoesNotDeviate', 'costs');
};

/** [CN7] Nothing is parked any longer. */
const nothingIsParked: CountRule = ({ row }) => {
  const parked = row?.parked.filter(({ resolved }) => !resolved).length ?? 0;
  return parked > 0
    ? {
        code: 'parkedLeft',
        params: { parked },
        fix: { kind: 'count', document: row?.id ?? '', type: 'resolve' },
      }
    : null;
};

/** [CN1] Every line agrees with the books or is explained. */
const allIsResolved: CountRule = ({ row, view }) => {
  const left = row ? unresolved(view, row) : [];
  const [first] = left;
  return first
    ? {
        code: 'linesUnresolved',
        params: { lines: left.length, sku: skuOf(view, first), location: codeOf(view, first.location) },
      }
    : null;
};

/** [CN15] Goods come in at a cost: the average, or one that was stated. */
const allIsCosted: CountRule = ({ row, view }) => {
  const costless = row ? standings(view, row).find((standing) => lacksCost(view, standing)) : undefined;
  return costless
    ? {
        code: 'gainWithoutCost',
        params: { sku: skuOf(view, costless.line) },
        fix: { kind: 'count', document: row?.id ?? '', type: 'explain' },
      }
    : null;
};

export const mayBeReviewed: CountRule = all(nothingIsParked, allIsResolved, allIsCosted);

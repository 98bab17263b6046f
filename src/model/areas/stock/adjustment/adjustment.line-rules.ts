import type { Env } from '#model/engine/env.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { valueFits } from '#model/lines/line-figures.ts';
import { productIsKnown, skuOf } from '#model/lines/line-rules.ts';
import { VIEW_COST } from '#model/stock/costs.ts';
import { partIsWhole } from '#model/areas/products/product/product.quantities.ts';
import { reasonOf } from '#model/areas/setup/reason/reason.rules.ts';
import type { ReasonRow } from '#model/areas/setup/reason/reason.facts.ts';
import { averageOf } from '#model/stock/stock.values.ts';
import { UNIT } from '#model/values/money.ts';
import type { ReasonList } from '#model/values/reasons.ts';
import type { AdjustmentLine, AdjustmentLineForm, AdjustmentMode } from './adjustment.facts.ts';
import { stockOf, type Effect } from './adjustment.lines.ts';
import { isStocked } from '#model/areas/products/product/product.bundle.ts';

/** What a line is judged by. */
export interface LineContext {
  readonly view: Reader;
  readonly env: Env;
  readonly mode: AdjustmentMode;
  readonly warehouse: string | null;
  /** The lines as they stood before. */
  readonly known: readonly AdjustmentLine[];
}

/** The list that the reason of a line is from. [CR8] */
export const reasonListOf = (
  mode: AdjustmentMode,
  { scrap }: Pick<AdjustmentLineForm, 'scrap'>,
): ReasonList => (mode === 'quantity' ? (scrap ? 'scrap' : 'adjust') : listOfMode[mode]);

const listOfMode = { value: 'revalue', hold: 'holdStock', free: 'freeStock' } as const;

/** The reason of a line, if it has one. */
export const reasonRow = (
  view: Reader,
  mode: AdjustmentMode,
  line: AdjustmentLineForm,
): ReasonRow | undefined =>
  line.reason === null ? undefined : reasonOf(view, reasonListOf(mode, line), line.reason);

/** [AD3] What can be said of a line as soon as it is written. */
export function lineProblem(given: LineContext, line: AdjustmentLineForm): Refusal | null {
  return (
    productIsKnown(given.view, line) ??
    productFits(given, line) ??
    placeFits(given, line) ??
    lotFits(given, line) ??
    quantityFits(given, line) ??
    reasonIsOffered(given, line) ??
    costMayBeSet(given, line) ??
    worthIsExact(given, line)
  );
}

/** Only what is kept in stock; what came in before it no longer was may still be taken out, or freed. */
function productFits({ view, mode }: LineContext, line: AdjustmentLineForm): Refusal | null {
  const product = view.get('product', line.product);
  if (isStocked(product) || mode === 'value' || (stockOf(view, line)?.onHand ?? 0) > 0) return null;
  return onField('productNotStocked', 'product', { sku: skuOf(view, line) });
}

/** Places belong to the warehouse; what lies in a blocked or archived one is adjusted as well. */
function placeFits({ view, mode, warehouse }: LineContext, { location }: AdjustmentLineForm): Refusal | null {
  if (mode === 'value') return location === null ? null : onField('locationNotAsked', 'location');
  if (location === null) return null;
  return view.get('location', location)?.warehouse === warehouse
    ? null
    : onField('unknownLocation', 'location');
}

/** A lot is one of the product's, where it has lots. */
function lotFits({ view, mode }: LineContext, line: AdjustmentLineForm): Refusal | null {
  if (line.lot === undefined) return null;
  const sku = skuOf(view, line);
  const { tracking = 'none' } = view.get('product', line.product) ?? {};
  const isKnown = view.get('lot', line.lot)?.product === line.product;
  if (mode === 'value' || (tracking === 'none' && !isKnown)) return onField('lotNotAsked', 'lot', { sku });
  return isKnown ? null : onField('unknownLot', 'lot', { sku, lot: line.lot });
}

/** Whole where the unit is; nothing is counted below zero, and holds only go one way in a document. */
function quantityFits({ view, mode }: LineContext, line: AdjustmentLineForm): Refusal | null {
  if (mode === 'value') return null;
  const isCount = line.how === 'to';
  const isBelow = line.quantity < 0 && (isCount || mode !== 'quantity');
  if (isBelow || (isCount && mode !== 'quantity')) return onField('notBelowZero', 'quantity');
  const onHand = stockOf(view, line)?.onHand ?? 0;
  return partIsWhole(view, line, Math.abs(line.quantity), onHand);
}

/** [AD3] A reason is one that its action offers; a line keeps one that has been archived since. */
function reasonIsOffered({ view, mode, known }: LineContext, line: AdjustmentLineForm): Refusal | null {
  if (line.reason === null) return null;
  const reason = reasonRow(view, mode, line);
  const isKept = known.some(({ id, reason: before }) => id === line.id && before === line.reason);
  return reason?.state === 'active' || (reason && isKept)
    ? null
    : onField('unknownReason', 'reason', { reason: line.reason });
}

/** A cost is written by those who see costs; others leave the one that is there. */
function costMayBeSet({ env, known }: LineContext, line: AdjustmentLineForm): Refusal | null {
  if (line.unitCost === null || env.internal || env.may(VIEW_COST)) return null;
  const before = known.find(({ id }) => id === line.id);
  return before?.unitCost === line.unitCost
    ? null
    : onField('notPermitted', 'unitCost', { permission: VIEW_COST });
}

/** [LN7] for the goods of a line, or for all there is of its product. */
function worthIsExact({ view, mode }: LineContext, line: AdjustmentLineForm): Refusal | null {
  const { product, quantity, unitCost } = line;
  const valued = mode === 'value' ? (view.get('valuation', product)?.quantity ?? 0) : quantity;
  return valueFits(valued, unitCost, 'unitCost');
}

/** [AD5] What a line must have before it is posted. */
export const lineIsComplete = (given: LineContext, effect: Effect): Refusal | null =>
  given.mode === 'value' ? valueIsComplete(given, effect) : stockIsComplete(given, effect);

function valueIsComplete({ view }: LineContext, { line, before }: Effect): Refusal | null {
  const sku = skuOf(view, line);
  if (line.unitCost === null) return onField('newCostMissing', 'unitCost', { sku });
  return before > 0 ? null : onField('nothingToValue', 'product', { sku });
}

function stockIsComplete({ view, mode }: LineContext, effect: Effect): Refusal | null {
  const { line, change, after } = effect;
  const sku = skuOf(view, line);
  if (line.location === null) return onField('locationMissing', 'location', { sku });
  const product = view.get('product', line.product);
  const { tracking = 'none' } = product ?? {};
  const isOfNoLot = stockOf(view, line) !== undefined && change < 0;
  if (tracking !== 'none' && line.lot === undefined && !isOfNoLot)
    return onField('lotMissing', 'lot', { sku });
  if (mode !== 'quantity') return change === 0 ? onField('nothingChanged', 'quantity') : null;
  if (tracking === 'serial' && (after < 0 || after > UNIT))
    return onField('serialIsOne', 'lot', { sku, serial: view.get('lot', line.lot ?? '')?.code ?? '' });
  return gainIsSound({ view }, effect);
}

/** [AD3] Goods come in active places, at a cost: the given one, or the average. */
function gainIsSound({ view }: Pick<LineContext, 'view'>, { line, change }: Effect): Refusal | null {
  if (change <= 0) return null;
  const sku = skuOf(view, line);
  if (view.get('location', line.location ?? '')?.state === 'archived')
    return onField('locationNotActive', 'location');
  if (line.scrap) return onField('onlyLossIsScrapped', 'reason', { sku });
  const isCosted = line.unitCost !== null || averageOf(view, line.product) !== null;
  return isCosted ? null : onField('costMissing', 'unitCost', { sku });
}

/** [AD5] Every line that changes something says why. */
export function reasonProblem({ view, mode }: LineContext, { line, change }: Effect): Refusal | null {
  const isAsked = mode === 'value' || change !== 0;
  return isAsked && line.reason === null
    ? onField('reasonMissing', 'reason', { sku: skuOf(view, line) })
    : null;
}

/** [AD7] A reason may ask for a picture. */
export function photoProblem(
  { view, mode }: Pick<LineContext, 'view' | 'mode'>,
  { line }: Effect,
  pictures: ReadonlySet<string>,
): Refusal | null {
  if (reasonRow(view, mode, line)?.photo !== true) return null;
  return line.photo !== null && pictures.has(line.photo)
    ? null
    : onField('photoMissing', 'photo', { sku: skuOf(view, line) });
}

import type {
  DoubtDraft,
  HoldDraft,
  MoveDraft,
  ReserveDraft,
  StockEffect,
  ValueDraft,
} from '#model/engine/document-type.ts';
import type { Reader } from '#model/engine/reader.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { promisesBeyondAll } from '#model/stock/stock.promises.ts';
import { valueAt } from '#model/values/money.ts';
import type { AdjustmentLine, AdjustmentRow, PostedLine } from './adjustment.facts.ts';
import { stockOf, unpromised, type Effect } from './adjustment.lines.ts';

type Placed = PostedLine & { readonly location: string };

/** The places that goods come from and go to that are not in a warehouse. [W9] */
const outside = ({ scrap }: Pick<AdjustmentLine, 'scrap'>): 'loss' | 'scrap' => (scrap ? 'scrap' : 'loss');

/** Promises that the stock could no longer keep after these effects, latest filled first. [AD5] */
export const promisesBroken = (
  view: Reader,
  { warehouse, mode }: Pick<AdjustmentRow, 'warehouse' | 'mode'>,
  effects: readonly Effect[],
): ReserveDraft[] =>
  mode === 'value'
    ? []
    : promisesBeyondAll(
        view,
        effects.map((effect) => ({
          product: effect.line.product,
          warehouse,
          quantity: unpromised(view, mode, effect),
        })),
      ).filter(({ quantity }) => quantity < 0);

const posted = ({ lines }: AdjustmentRow): readonly PostedLine[] => lines as readonly PostedLine[]; // in state posted

const placed = (row: AdjustmentRow): Placed[] =>
  posted(row).flatMap((line) => (line.location === null ? [] : [{ ...line, location: line.location }]));

/** The change of a line as its mode has it: what is freed is less on hold. */
const effectsIn = (row: AdjustmentRow): Effect[] =>
  placed(row).map((line) => ({ line, before: line.before, change: line.change, after: line.after }));

/** Stock effect of a posted adjustment. [AD3] [AD4] */
export function adjust(view: Reader, row: AdjustmentRow): StockEffect {
  if (row.mode === 'value') return { values: newValues(row), ...at(row) };
  const lines = placed(row);
  const reserve = promisesBroken(view, row, effectsIn(row));
  if (row.mode !== 'quantity') return { reserve, hold: holdsOf(lines, 1), ...fillOf(row) };
  return {
    reserve,
    doubt: trusted(view, lines),
    moves: movesOf(lines, 1),
    ...fillOf(row),
    ...at(row),
  };
}

/** Stock effect of a reversal: the same mirrored, goods at the value they left or came with. [AD9] */
export function adjustBack(view: Reader, row: AdjustmentRow): StockEffect {
  if (row.mode === 'value') return { values: formerValues(row) };
  const lines = placed(row);
  const reserve = promisesBroken(view, row, backOf(row));
  if (row.mode !== 'quantity') return { reserve, hold: holdsOf(lines, -1), ...fillOf(row) };
  return { reserve, moves: movesOf(lines, -1), ...fillOf(row) };
}

/** What a reversal does to the stock. */
export const backOf = (row: AdjustmentRow): Effect[] =>
  effectsIn(row).map(({ line, before, change, after }) => ({
    line,
    before: after,
    change: -change,
    after: before,
  }));

const at = ({ effectiveAt }: AdjustmentRow): Pick<StockEffect, 'effectiveAt'> =>
  effectiveAt === null ? {} : { effectiveAt };

/** Somebody has looked: what was doubted in the places of the lines no longer is. [ST12] */
const trusted = (view: Reader, lines: readonly Placed[]): DoubtDraft[] =>
  lines
    .filter((line) => stockOf(view, line)?.doubted !== undefined)
    .map(({ product, location, lot }) => ({ product, location, ...ofLot(lot), pick: null }));

const fillOf = ({ warehouse, lines }: AdjustmentRow): Pick<StockEffect, 'fill'> =>
  warehouse === null ? {} : { fill: lines.map(({ product }) => ({ product, warehouse })) };

const holdsOf = (lines: readonly Placed[], sign: 1 | -1): HoldDraft[] =>
  lines
    .filter(({ change }) => change !== 0)
    .map(({ product, location, lot, change }) => ({
      product,
      location,
      ...ofLot(lot),
      quantity: sign * change,
    }));

function movesOf(lines: readonly Placed[], sign: 1 | -1): MoveDraft[] {
  return lines.flatMap((line): MoveDraft[] => {
    const { id, product, location, lot, change, value } = line;
    if (change === 0) return [];
    const isGain = sign * change > 0;
    const [from, to] = isGain ? [outside(line), location] : [location, outside(line)];
    const goods = { product, ...ofLot(lot), quantity: Math.abs(change), from, to, line: id };
    // What left at the average leaves at it, whatever the line said then; everything else at its own value.
    return [sign === 1 && !isGain ? goods : { ...goods, value: Math.abs(value) }];
  });
}

/** All of a product is to be worth its quantity at the new average. */
const newValues = (row: AdjustmentRow): ValueDraft[] =>
  posted(row).map(({ product, before, unitCost }) => ({
    product,
    type: 'revaluation',
    value: valueAt(before, unitCost ?? 0),
  }));

/** What of the difference has been sold meanwhile is expensed. [ST16] */
const formerValues = (row: AdjustmentRow): ValueDraft[] =>
  posted(row)
    .filter(({ value }) => value !== 0)
    .map(({ product, before, value }) => ({
      product,
      type: 'correction',
      value: -value,
      quantity: before,
    }));

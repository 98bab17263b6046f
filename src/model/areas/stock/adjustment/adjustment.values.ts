import type { ValueDraft } from '#model/engine/document-type.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { Valued } from '#model/stock/stock.facts.ts';
import { averageOf, reworths, valueOf } from '#model/stock/stock.values.ts';
import { valueAt } from '#model/values/money.ts';
import type { AdjustmentRow, PostedLine } from './adjustment.facts.ts';
import { effectsOf, type Effect } from './adjustment.lines.ts';

type Entry = Valued['entries'][number];

/** The lines as they would be posted now: what each changes, and by how much the value of the stock. [AD3] [AD4] */
export function postedLines(view: Reader, row: Pick<AdjustmentRow, 'mode' | 'lines'>): PostedLine[] {
  const effects = effectsOf(view, row);
  const values = valuesOf(view, row, effects);
  return effects.map(({ line, before, change, after }, index) => ({
    ...line,
    ...costOf(view, row, { line, change }),
    before,
    change,
    after,
    value: values[index] ?? 0,
  }));
}

/** What a line's goods cost: in mode value before and after, of gained ones what they come in at. */
function costOf(
  view: Reader,
  { mode }: Pick<AdjustmentRow, 'mode'>,
  { line, change }: Pick<Effect, 'line' | 'change'>,
): Pick<PostedLine, 'unitCost' | 'costBefore'> {
  const { product, unitCost } = line;
  if (mode === 'value') return { unitCost, costBefore: averageOf(view, product) };
  return { unitCost: mode === 'quantity' && change > 0 ? (unitCost ?? averageOf(view, product)) : null };
}

function valuesOf(
  view: Reader,
  { mode }: Pick<AdjustmentRow, 'mode'>,
  effects: readonly Effect[],
): readonly number[] {
  if (mode === 'value') return reworths(view, revaluations(effects)).map(({ value }) => value);
  if (mode !== 'quantity') return [];
  const entries: Entry[] = [];
  return effects.map((effect) => {
    if (effect.change === 0) return 0;
    const entry = entryOf(view, effect, entries);
    entries.push(entry);
    return entry.value;
  });
}

/** Goods leave at the average; they come in at the given cost, else the average. */
function entryOf(view: Reader, { line, change }: Effect, earlier: readonly Entry[]): Entry {
  const { product, unitCost } = line;
  const draft = { product, quantity: Math.abs(change) };
  if (change < 0) return valueOf(view, draft, false, earlier);
  return valueOf(view, unitCost === null ? draft : { ...draft, unitCost }, true, earlier);
}

/** All of a product is to be worth its quantity at the new average. [AD4] */
const revaluations = (effects: readonly Effect[]): ValueDraft[] =>
  effects.map(({ line, before }) => ({
    product: line.product,
    type: 'revaluation',
    value: valueAt(before, line.unitCost ?? 0),
  }));

/** What a document moves in value, gains and losses alike, minor units: what limits of roles are compared with. */
export const totalOf = (lines: readonly Pick<PostedLine, 'value'>[]): number =>
  lines.reduce((sum, { value }) => sum + Math.abs(value), 0);

/** What a document changed the value of the stock by, minor units. */
export const changeOfValue = (lines: readonly { readonly value?: number | undefined }[]): number =>
  lines.reduce((sum, { value = 0 }) => sum + value, 0);

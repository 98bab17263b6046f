import type { AdjustmentLineForm, AdjustmentMode } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { averageOf } from '#model/stock/stock.values.ts';
import { isKeptBack, placeKey, unheldOf, type BalanceRow } from '#model/stock/stock.tables.ts';
import type { Trading } from './trading.ts';

const ONE = 1000;
/** Free pieces that a scene leaves untouched. */
const SPARE = 6 * ONE;

type Written = Partial<AdjustmentLineForm>;
type End = 'draft' | 'ready' | 'posted' | 'reversed' | 'discarded';

interface Scene {
  readonly name: string;
  /** The product to begin looking at. */
  readonly from: number;
  readonly lines: readonly Written[];
  readonly mode?: AdjustmentMode;
  readonly end?: End;
}

const missing = (pieces: number): Written => ({ quantity: -pieces * ONE, reason: 'missing' });
const scrapped = (pieces: number, reason: string): Written => ({
  quantity: -pieces * ONE,
  reason,
  scrap: true,
});

/** Small losses over some months, and of the last days an adjustment in every state and of every mode. */
export function planAdjustments(trading: Trading): void {
  const { agenda, calendar } = trading;
  const note = (days: number, hour: number, scene: Scene): void =>
    agenda.note(calendar.ago(days, hour), (at) => adjust(trading, scene, at));
  note(96, 15, { name: 'autumn', from: 1, lines: [missing(2), scrapped(1, 'damaged')] });
  note(61, 15, { name: 'shelf', from: 4, lines: [scrapped(2, 'damaged'), scrapped(1, 'quality')] });
  note(33, 15, { name: 'month', from: 6, lines: [missing(1)] });
  note(12, 14, { name: 'found', from: 2, lines: [{ quantity: ONE, reason: 'found' }] });
  note(8, 14, { name: 'dropped', from: 3, lines: [scrapped(2, 'damaged'), missing(1)] });
  note(6, 14, { name: 'twice', from: 5, lines: [missing(2)], end: 'reversed' });
  note(5, 14, { name: 'aged', from: 7, lines: [{ reason: 'agedStock' }], mode: 'value' });
  note(4, 14, { name: 'inspect', from: 0, lines: [{ quantity: ONE, reason: 'quality' }], mode: 'hold' });
  note(3, 14, { name: 'inspected', from: 0, lines: [{ quantity: ONE, reason: 'inspected' }], mode: 'free' });
  note(2, 15, { name: 'sample', from: 8, lines: [{ quantity: -ONE, reason: 'sample' }], end: 'ready' });
  note(2, 16, { name: 'mistaken', from: 9, lines: [missing(1)], end: 'discarded' });
  agenda.note(calendar.morning(0.7), (at) =>
    adjust(trading, { name: 'morning', from: 3, lines: [missing(1)], end: 'draft' }, at),
  );
}

function adjust(
  trading: Trading,
  { name, from, lines, mode = 'quantity', end = 'posted' }: Scene,
  at: string,
): void {
  const { model, seeded, staff } = trading;
  const as = { by: mode === 'value' ? staff.purchasing : staff.warehouse, at };
  const document = model.id(`adjustment/${name}`, at);
  const goods = stockFor(trading, from, mode, lines.length);
  const written = goods.map((stock, index) =>
    lineOf(trading, `${name}/${index}`, stock, lines[index] ?? {}, { mode, at }),
  );
  const warehouse = mode === 'value' ? null : seeded.warehouse;
  model.must('adjustment', document, 'create', { warehouse, mode, lines: written }, as);
  if (end === 'discarded') return model.must('adjustment', document, 'discard', {}, as);
  if (end === 'draft') return;
  if (end === 'ready') return model.must('adjustment', document, 'submit', {}, as);
  model.must('adjustment', document, 'post', {}, as);
  if (end === 'reversed') model.must('adjustment', document, 'reverse', { reason: 'enteredByMistake' }, as);
}

function lineOf(
  { model }: Trading,
  name: string,
  { product, location }: BalanceRow,
  written: Written,
  { mode, at }: { readonly mode: AdjustmentMode; readonly at: string },
): AdjustmentLineForm {
  const average = averageOf(model.view, product) ?? 0;
  const isValue = mode === 'value';
  return {
    id: model.id(`adjustment-line/${name}`, at),
    product,
    location: isValue ? null : location,
    how: 'by',
    quantity: 0,
    unitCost: isValue ? Math.round(average * 0.8) : null,
    reason: null,
    scrap: false,
    note: '',
    photo: null,
    ...written,
  };
}

/** Stock of goods without lots of which enough is free; what is freed is on hold. */
function stockFor(
  { model, seeded, products }: Trading,
  from: number,
  mode: AdjustmentMode,
  count: number,
): BalanceRow[] {
  const isFit = (row: BalanceRow): boolean =>
    mode === 'free'
      ? (row.held ?? 0) >= ONE
      : row.available && !isKeptBack(row) && unheldOf(row) >= SPARE && isFree(row.product);
  const isFree = (product: string): boolean => {
    const stock = model.view.get('availability', placeKey(product, seeded.warehouse));
    return stock !== undefined && stock.onHand - stock.reserved >= SPARE;
  };
  const turned = [...products.slice(from), ...products.slice(0, from)];
  return turned
    .flatMap((product) => {
      const rows = model.view.by('balance', 'bins', placeKey(product, seeded.warehouse));
      const fit = rows.find((row) => row.lot === undefined && isFit(row));
      return fit ? [fit] : [];
    })
    .slice(0, count);
}

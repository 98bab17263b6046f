import type { StockEffect, ValueDraft } from '#model/engine/document-type.ts';
import type { Reader } from '#model/engine/reader.ts';
import { landValue } from '#model/stock/stock.land-value.ts';
import { reworths } from '#model/stock/stock.values.ts';
import { carryingLines } from './carrying-lines.ts';
import type { LandedCostFact, LandedCostForm, LandedLine } from './landed-cost.facts.ts';
import { spreadCharges } from './spread.ts';

/** What falls to a line of a receipt, minor units of the company's currency. */
type Landing = Pick<LandedLine, 'receipt' | 'line' | 'product'> & { readonly amount: number };

/** The change of value of a line. What went back as a whole takes its part out of the stock that it was left in. [LC8] */
function draftOf(view: Reader, { receipt: id, line, product, amount }: Landing): ValueDraft {
  const receipt = view.get('goodsReceipt', id);
  if (!receipt) throw new Error(`no receipt ${id}`);
  const draft = landValue({ receipt, line, amount, kind: 'landed' });
  return draft.quantity === 0 && amount < 0 ? { product, type: 'landed', value: amount } : draft;
}

/** Where amounts go as they are booked now, in their order. [LC7] */
const booked = (view: Reader, landings: readonly Landing[]) =>
  reworths(
    view,
    landings.map((one) => draftOf(view, one)),
  ).map(({ value, expensed = 0 }) => ({ value, expensed }));

/** What would be booked of a form now: the lines of its posted receipts. Takes what a server alone has. [LC5] [LC7] */
export function landedLines(
  view: Reader,
  form: Pick<LandedCostForm, 'charges' | 'receipts'>,
): readonly LandedLine[] {
  const lines = carryingLines(view, form);
  const parts = spreadCharges(view, form.charges, lines);
  const landings = lines.map(({ receipt, line, product }, at) => ({
    receipt: receipt.id,
    line,
    product,
    amount: (parts[at] ?? []).reduce((sum, one) => sum + one, 0),
  }));
  const splits = booked(view, landings);
  return landings.map(({ receipt, line, product }, at) => ({
    receipt,
    line,
    product,
    quantity: lines[at]?.quantity ?? 0,
    amounts: parts[at] ?? [],
    ...(splits[at] ?? { value: 0, expensed: 0 }),
  }));
}

type Booked = Pick<LandedLine, 'receipt' | 'line' | 'product' | 'value' | 'expensed'>;
const takenFrom = ({ receipt, line, product, value, expensed }: Booked): Landing => ({
  receipt,
  line,
  product,
  amount: 0 - value - expensed,
});

/** What is booked as amounts are taken back now. [LC8] */
export function takenBack(view: Reader, lines: readonly LandedLine[]): LandedCostFact<'reversed'>['lines'] {
  const splits = booked(view, lines.map(takenFrom));
  return lines.map(({ receipt, line }, at) => ({
    receipt,
    line,
    ...(splits[at] ?? { value: 0, expensed: 0 }),
  }));
}

/** Stock effect of lines that were landed: values change, nothing moves. [LC7] */
export const landing = (view: Reader, lines: readonly Booked[]): StockEffect => ({
  values: lines
    .map(({ value, expensed, ...line }) => ({ ...line, amount: value + expensed }))
    .filter(({ amount }) => amount !== 0)
    .map((line) => draftOf(view, line)),
});

/** Stock effect of a reversal. [LC8] */
export const unlanding = (view: Reader, lines: readonly Booked[]): StockEffect => ({
  values: lines
    .map(takenFrom)
    .filter(({ amount }) => amount !== 0)
    .map((line) => draftOf(view, line)),
});

import { all, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext, StockEffect, ValueDraft } from '#model/engine/document-type.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { todayIsOpen } from '#model/stock/closed-period.ts';
import { valueFits } from '#model/lines/line-figures.ts';
import { firstRefused, repetition } from '#model/lines/line-rules.ts';
import { costsAreVisible } from '#model/stock/costs.ts';
import { keptOf } from '#model/stock/stock.land-value.ts';
import { reworths } from '#model/stock/stock.values.ts';
import { valueAt } from '#model/values/money.ts';
import type {
  CostCorrected,
  CostCorrection,
  GoodsReceiptRow,
  ReceiptLine,
  ReceiptRowLine,
} from './goods-receipt.facts.ts';
import { known } from './goods-receipt.costs.ts';
import { nothingIsBilled } from './goods-receipt.rules.ts';
import { stocked } from './goods-receipt.stock.ts';
import { keptWorth, standingOf } from './not-billed.ts';

type CorrectionRule = Rule<GoodsReceiptRow, CostCorrection>;

interface Difference extends ValueDraft {
  readonly line: string;
}

/** How much more, or less, lines have cost than was posted; what is not kept in stock makes none. [GR18] */
function differences(view: Reader, receipt: GoodsReceiptRow, lines: CostCorrection['lines']): Difference[] {
  return stocked(view, receipt).flatMap((line): Difference[] => {
    const change = lines.find((one) => one.line === line.id);
    if (!change) return [];
    const was = standingOf(receipt, line);
    const received = { ...was.received, amount: costOf(line, change.unitCost) };
    // What went back, went back at what it had cost by then.
    return [differenceOf(line, keptWorth({ ...was, received }) - keptWorth(was))];
  });
}

const differenceOf = (line: ReceiptRowLine, value: number): Difference => ({
  line: line.id,
  product: line.product,
  type: 'correction',
  value,
  quantity: keptOf(line),
});

/** Accepted and rejected goods are valued apart, as they were moved. */
const costOf = ({ quantity, rejected }: ReceiptLine, unitCost: number): number =>
  valueAt(quantity, unitCost) + valueAt(rejected, unitCost);

const costNow = (receipt: GoodsReceiptRow, line: ReceiptLine): number =>
  known(line.unitCost, 'goodsReceipt', receipt.id) ?? 0;

/** A corrected line: its new cost, and where the difference goes (minor units). */
export type CorrectedLine = CostCorrected['lines'][number];

/** What a correction posts, line by line; lines that cost the same are left out. [GR18] */
export function correctedLines(
  view: Reader,
  receipt: GoodsReceiptRow,
  lines: CostCorrection['lines'],
): CorrectedLine[] {
  const changed = lines.filter(({ line, unitCost }) =>
    receipt.lines.some((one) => one.id === line && costNow(receipt, one) !== unitCost),
  );
  const drafts = differences(view, receipt, changed);
  const posted = reworths(view, drafts);
  return changed.map((one) => {
    const { value = 0, expensed = 0 } = posted[drafts.findIndex(({ line }) => line === one.line)] ?? {};
    return { ...one, value, expensed };
  });
}

export const costCorrected = (
  { row, view }: DecisionContext<GoodsReceiptRow>,
  { reason, lines }: CostCorrection,
): CostCorrected => {
  if (!row) throw new Error('a goods receipt without a row');
  return { reason, lines: correctedLines(view, row, lines) };
};

/** Stock effect of a correction: values change today, nothing moves. [GR18] */
export const reworth = (view: Reader, receipt: GoodsReceiptRow, { lines }: CostCorrected): StockEffect => ({
  values: stocked(view, receipt).flatMap((line) => {
    const change = lines.find((one) => one.line === line.id);
    return change ? [differenceOf(line, change.value + change.expensed)] : [];
  }),
});

const linesAreItsOwn: CorrectionRule = ({ row }, data) => {
  if (!data || !row) return null;
  const repeats = repetition();
  return firstRefused(data.lines, ({ line, unitCost }) => {
    const own = row.lines.find((one) => one.id === line);
    if (!own) return onField('unknownLine', 'line');
    if (repeats(line)) return onField('lineTwice', 'line');
    return valueFits(own.quantity + own.rejected, unitCost, 'unitCost');
  });
};

const somethingDiffers: CorrectionRule = ({ row }, data) => {
  const isSame = data?.lines.every(({ line, unitCost }) =>
    row?.lines.some((one) => one.id === line && costNow(row, one) === unitCost),
  );
  return isSame ? onField('sameCost', 'lines') : null;
};

/** [GR18] */
export const costMayBeCorrected: CorrectionRule = all(
  costsAreVisible,
  todayIsOpen,
  nothingIsBilled,
  linesAreItsOwn,
  somethingDiffers,
);

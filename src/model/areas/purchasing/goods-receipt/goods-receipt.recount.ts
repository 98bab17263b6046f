import { all, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import { VIEW_COST } from '#model/stock/costs.ts';
import type {
  GoodsReceiptRow,
  ReceiptCorrection,
  ReceiptCount,
  ReceiptLine,
  ReceiptRowLine,
} from './goods-receipt.facts.ts';
import { mayBeReversed, somethingCounted } from './goods-receipt.rules.ts';

type CorrectionRule = Rule<GoodsReceiptRow, ReceiptCorrection>;

/** What a posted receipt would be counted as to be the same: goods that came in at an order's price come in at it again. */
export const countOf = ({ lines, overReason, deliveryNote }: GoodsReceiptRow): ReceiptCount => ({
  lines: lines.map(asCounted),
  overReason,
  deliveryNote,
});

/** What a count says of a line: a cost that one may not see is left to the server. */
export function asCounted(line: ReceiptRowLine): ReceiptLine {
  const { id, orderLine, product, quantity, rejected, location, lot, rejectReason, photo, boughtAt } = line;
  const unitCost = boughtAt ? null : (line.unitCost ?? null);
  const named = {
    ...(lot ? { lot } : {}),
    ...(rejectReason === undefined ? {} : { rejectReason }),
    ...(photo === undefined ? {} : { photo }),
  };
  return { id, orderLine, product, quantity, rejected, location, unitCost, ...named };
}

/** [GR22] Costs that the author of the correction may not see stay as they were. */
export function corrected(
  { row, env }: DecisionContext<GoodsReceiptRow>,
  data: ReceiptCorrection,
): ReceiptCorrection {
  if (env.internal || env.may(VIEW_COST)) return data;
  const costOf = (line: ReceiptLine): ReceiptLine => {
    const before = row?.lines.find(({ id }) => id === line.id);
    return before?.product === line.product ? { ...line, unitCost: asCounted(before).unitCost } : line;
  };
  return { ...data, lines: data.lines.map(costOf) };
}

const lineSaid = ({ lot, ...line }: ReceiptLine): readonly unknown[] => {
  const { id, orderLine, product, quantity, rejected, location, unitCost, rejectReason, photo } = line;
  const goods = [id, orderLine, product, quantity, rejected, location, unitCost];
  return [...goods, lot?.code, lot?.expiresOn, rejectReason, photo];
};

const said = ({ lines, overReason, deliveryNote }: ReceiptCount): string =>
  JSON.stringify([overReason, deliveryNote, lines.map(lineSaid)]);

/** [GR22] */
const somethingIsCorrected: CorrectionRule = (context, data) => {
  const { row } = context;
  if (!row || !data) return null;
  return said(countOf(row)) === said(corrected(context, data)) ? { code: 'nothingCorrected' } : null;
};

/** [GR22] It is reversed and posted again, by whom may do both. */
export const mayBeCorrected: CorrectionRule = all<GoodsReceiptRow, ReceiptCorrection>(
  mayBeReversed,
  somethingCounted,
  somethingIsCorrected,
);

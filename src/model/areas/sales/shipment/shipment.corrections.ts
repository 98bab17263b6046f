import { all, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import { onField } from '#model/engine/on-field.ts';
import { todayIsOpen } from '#model/stock/closed-period.ts';
import { total } from '#model/lines/line-parts.ts';
import { firstRefused, repetition, skuOf } from '#model/lines/line-rules.ts';
import { partIsWhole } from '#model/areas/products/product/product.quantities.ts';
import type {
  ShipmentCorrection,
  ShipmentFact,
  ShipmentLine,
  ShipmentRow,
  ShipmentRowLine,
} from './shipment.facts.ts';
import { nothingComesBack } from './shipment.rules.ts';
import { stagedLine } from './shipment.stock.ts';

type CorrectionRule = Rule<ShipmentRow, ShipmentCorrection>;

/** The lines with a quantity above zero that each has by `figure`. */
const withQuantity = (
  lines: readonly ShipmentRowLine[],
  figure: (line: ShipmentRowLine) => number,
): ShipmentLine[] =>
  lines
    .map((line) => ({ ...stagedLine(line), quantity: figure(line) }))
    .filter(({ quantity }) => quantity > 0);

/** [SH14] What really left, and what did not. */
export function corrected(
  { row }: DecisionContext<ShipmentRow>,
  { reason, rest, lines }: ShipmentCorrection,
): ShipmentFact<'corrected'> {
  const before = row?.lines ?? [];
  const left = ({ id }: ShipmentRowLine): number => lines.find(({ line }) => line === id)?.quantity ?? 0;
  return {
    reason,
    lines: withQuantity(before, left),
    rest: { shipment: rest, lines: withQuantity(before, (line) => line.quantity - left(line)) },
  };
}

/** [SH14] No more left than the shipment has: what was not picked for it goes with another. */
const leftWithIt: CorrectionRule = ({ view, row }, data) => {
  if (!row || !data) return null;
  const repeats = repetition();
  return firstRefused(data.lines, ({ line: id, quantity: wanted }) => {
    const line = row.lines.find((one) => one.id === id);
    if (!line) return onField('unknownLine', 'line');
    if (repeats(id)) return onField('lineTwice', 'line');
    const most = line.quantity;
    if (wanted > most) return onField('tooMuchForLine', 'quantity', { sku: skuOf(view, line), most, wanted });
    return partIsWhole(view, line, wanted, most);
  });
};

const somethingStays: CorrectionRule = ({ row }, data) =>
  row &&
  data &&
  total(row.lines, ({ quantity }) => quantity) === total(data.lines, ({ quantity }) => quantity)
    ? { code: 'nothingCorrected' }
    : null;

/** [SH14] It is reversed and sent again, by whom may do both. */
export const mayBeCorrected: CorrectionRule = all<ShipmentRow, ShipmentCorrection>(
  nothingComesBack,
  todayIsOpen,
  leftWithIt,
  somethingStays,
);

import type {
  Acknowledgement,
  PurchaseOrderLine,
  PurchaseOrderRow,
} from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { cellProblem, readCell } from '#views/kit/lines/line-cells.ts';
import { pricedCells } from '#views/kit/lines/priced-lines.ts';

/** The cells of a confirmed line, in column order. */
export const acknowledgedCells = ['quantity', 'price', 'promisedOn'] as const;
/** A cell of a line as confirmed by the supplier. */
export type AcknowledgedCell = (typeof acknowledgedCells)[number];

/** A line as the supplier confirms it: texts as typed. */
export interface AcknowledgedLine {
  readonly line: PurchaseOrderLine;
  readonly typed: Readonly<Partial<Record<AcknowledgedCell, string>>>;
}

/** The lines of an order, all confirmed as ordered, for the expected day of the order. */
export const linesAsOrdered = (row: PurchaseOrderRow): readonly AcknowledgedLine[] =>
  row.lines.map((line) => ({ line, typed: { promisedOn: line.promisedOn ?? row.expectedOn ?? '' } }));

/** The value of a cell, typed in a language; undefined if the text is invalid. */
export function acknowledgedValue(
  said: AcknowledgedLine,
  cell: AcknowledgedCell,
  locale: string,
): number | string | null | undefined {
  const text = said.typed[cell];
  if (text === undefined) return said.line[cell];
  return readCell(pricedCells[cell], text, locale);
}

/** The error code of a cell, or undefined. */
export function problemOf(
  said: AcknowledgedLine,
  cell: AcknowledgedCell,
  locale: string,
): string | undefined {
  if (acknowledgedValue(said, cell, locale) !== undefined) return undefined;
  return cellProblem(pricedCells[cell], said.typed[cell] ?? '', locale);
}

/** The data for the model: only differences from the order; null while some input is unreadable. */
export function acknowledgementOf(
  lines: readonly AcknowledgedLine[],
  theirReference: string,
  locale: string,
): Acknowledgement | null {
  const wrong = lines.some((said) =>
    acknowledgedCells.some((cell) => problemOf(said, cell, locale) !== undefined),
  );
  if (wrong) return null;
  const entries = lines.map((said) => {
    const changed = acknowledgedCells.filter(
      (cell) => said.typed[cell] !== undefined && acknowledgedValue(said, cell, locale) !== said.line[cell],
    );
    return {
      line: said.line.id,
      ...Object.fromEntries(changed.map((cell) => [cell, acknowledgedValue(said, cell, locale)])),
    };
  });
  return { theirReference, lines: entries.filter((entry) => Object.keys(entry).length > 1) };
}

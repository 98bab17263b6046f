import type { MovementForm, MovementRow, MovementRowLine, Part } from './movement.facts.ts';

type Figure = (line: MovementRowLine) => number;

/** Goods that travel between warehouses move in two steps, others in one. [MO2] */
export const travels = (row: Pick<MovementRow, 'warehouse' | 'toWarehouse'>): boolean =>
  row.warehouse !== row.toWarehouse;

/** What a movement says besides its lines, as its form has it. */
export const headOf = (row: MovementRow): Omit<MovementForm, 'lines'> => ({
  purpose: row.purpose,
  warehouse: row.warehouse,
  toWarehouse: row.toWarehouse,
  dueOn: row.dueOn,
  priority: row.priority,
  asksApproval: row.asksApproval,
  receipt: row.receipt,
  note: row.note,
});

/** Thousandths of a line that are on their way. */
export const underway: Figure = ({ sent, received, lost, returned }) => sent - received - lost - returned;

/** Thousandths of a line that are to move and do not lie ready. */
export const unready: Figure = ({ quantity, ready, sent }) => quantity - ready - sent;

/** The lines with the quantity (thousandths) that `figure` returns, where it is above zero. */
export const partsOf = (row: Pick<MovementRow, 'lines'>, figure: Figure): Part[] =>
  row.lines.map((line) => ({ line: line.id, quantity: figure(line) })).filter(({ quantity }) => quantity > 0);

/** The parts that are named, or all that `figure` returns. */
export const namedOr = <P extends Part>(
  row: MovementRow,
  named: readonly P[] | undefined,
  figure: Figure,
): readonly (P | Part)[] => named ?? partsOf(row, figure);

export const lineOf = (row: Pick<MovementRow, 'lines'>, id: string): MovementRowLine | undefined =>
  row.lines.find((line) => line.id === id);

export const readyOf: Figure = ({ ready }) => ready;

/** Whether nothing is on its way any more, once these parts are no longer. */
export function isOver(row: MovementRow, parts: readonly Part[]): boolean {
  const gone = new Map<string, number>();
  for (const { line, quantity } of parts) gone.set(line, (gone.get(line) ?? 0) + quantity);
  return row.lines.every((line) => underway(line) <= (gone.get(line.id) ?? 0));
}

/** Thousandths of all lines together. */
export const sumOf = (row: Pick<MovementRow, 'lines'>, figure: Figure): number =>
  row.lines.reduce((sum, line) => sum + figure(line), 0);

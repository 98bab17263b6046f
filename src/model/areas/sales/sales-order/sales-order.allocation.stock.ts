import type { AppliedEvent, DemandDraft, ReserveDraft, StockEffect } from '#model/engine/document-type.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { LinePart } from '#model/lines/line-parts.ts';
import type { ReservationRow } from '#model/stock/stock.tables.ts';
import { freedAfter } from './sales-order.allocating.ts';
import type { AllocatedParts, LockedLines, TakenGoods } from './sales-order.allocation.facts.ts';

const heldOf = (view: Reader, lines: readonly { readonly line: string }[]): readonly ReservationRow[] =>
  lines.flatMap(({ line }) => view.get('reservation', line) ?? []);

/** Parts of lines (thousandths), each with what the line has now. */
const partsOf = (view: Reader, lines: readonly LinePart[]) =>
  lines.flatMap(({ line, quantity }) => heldOf(view, [{ line }]).map((row) => ({ row, quantity })));

/** The demand of a line as it is, with what changes of it. */
function demandWith(held: ReservationRow, change: Pick<DemandDraft, 'freed' | 'locked'>): DemandDraft {
  const { id: line, kind, document, product, warehouse, open, priority, on, from, byHand } = held;
  const { freed = 0, locked } = { freed: held.freed, locked: held.locked, ...change };
  return {
    kind,
    document,
    line,
    product,
    warehouse,
    open,
    priority,
    on,
    ...(from !== undefined && { from }),
    ...(byHand && { byHand }),
    ...(freed > 0 && { freed }),
    ...(locked && { locked }),
  };
}

const change = ({ id: line, kind, document, product, warehouse }: ReservationRow, quantity: number) =>
  ({ kind, document, line, product, warehouse, quantity }) satisfies ReserveDraft;

/** What somebody allocates is reserved; of what they had freed, as much is freed no longer. [SO63] */
export function allocate({ data }: AppliedEvent, view: Reader): StockEffect {
  const { lines } = data as AllocatedParts; // the schema of `allocated`
  return allocated(view, lines);
}

function allocated(view: Reader, lines: AllocatedParts['lines']): StockEffect {
  const held = heldOf(view, lines);
  return {
    demands: held
      .filter((row) => freedAfter(row, lines) !== (row.freed ?? 0))
      .map((row) => demandWith(row, { freed: freedAfter(row, lines) })),
    reserve: partsOf(view, lines).map(({ row, quantity }) => change(row, quantity)),
  };
}

/** What somebody frees goes to whoever waits for it, and comes back to the line by hand alone. [SO63] */
export function free({ data }: AppliedEvent, view: Reader): StockEffect {
  const { lines } = data as AllocatedParts; // the schema of `freed`
  const parts = partsOf(view, lines);
  return {
    demands: parts.map(({ row, quantity }) => demandWith(row, { freed: (row.freed ?? 0) + quantity })),
    reserve: parts.map(({ row, quantity }) => change(row, -quantity)),
    fill: parts.map(({ row: { product, warehouse } }) => ({ product, warehouse })),
  };
}

/** [SO64] */
export const lock = ({ data }: AppliedEvent, view: Reader): StockEffect => locking(view, data, true);
/** [SO64] */
export const unlock = ({ data }: AppliedEvent, view: Reader): StockEffect => locking(view, data, undefined);

function locking(view: Reader, data: unknown, locked: true | undefined): StockEffect {
  const { lines } = data as LockedLines; // the schema of `locked` and `unlocked`
  return { demands: heldOf(view, lines).map((row) => demandWith(row, { locked })) };
}

/** What others had is the line's. They get what comes next, as before. [SO65] */
export function take({ data }: AppliedEvent, view: Reader): StockEffect {
  const { line, from } = data as TakenGoods; // the schema of `goodsTaken`
  const quantity = from.reduce((sum, source) => sum + source.quantity, 0);
  const { demands = [], reserve = [] } = allocated(view, [{ line, quantity }]);
  const lost = partsOf(view, from).map((part) => change(part.row, -part.quantity));
  return { demands, reserve: [...lost, ...reserve] };
}

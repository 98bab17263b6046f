import type { ListLayout } from '#model/list-view/list-view.ts';
import type { ListColumn } from './list-definition.ts';

export interface PlacedColumn<R> {
  readonly column: ListColumn<R>;
  readonly isShown: boolean;
}

/**
 * All columns in the order of a layout: those in sight as they were put, the others where they come from. The first
 * one names the row and stays. Columns that a layout does not know stand as they come, columns it alone knows are gone.
 */
export function placedColumns<R>(
  columns: readonly ListColumn<R>[],
  { columns: wanted }: Pick<ListLayout, 'columns'>,
): readonly PlacedColumn<R>[] {
  const offered = columns.filter((column) => column.hidden !== true);
  if (wanted === null) return offered.map((column) => ({ column, isShown: column.extra !== true }));
  const [first, ...rest] = offered;
  if (!first) return [];
  const placeOf = (column: ListColumn<R>): number => wanted.indexOf(column.id);
  const shown = rest.filter((column) => placeOf(column) >= 0).toSorted((a, b) => placeOf(a) - placeOf(b));
  const away = rest.filter((column) => placeOf(column) < 0);
  return [
    { column: first, isShown: true },
    ...shown.map((column) => ({ column, isShown: true })),
    ...away.map((column) => ({ column, isShown: false })),
  ];
}

export const shownColumns = <R>(placed: readonly PlacedColumn<R>[]): readonly ListColumn<R>[] =>
  placed.filter(({ isShown }) => isShown).map(({ column }) => column);

/** The ids in sight after one was taken in or out; a new one comes last. */
export function toggled<R>(placed: readonly PlacedColumn<R>[], id: string): string[] {
  const shown = shownColumns(placed).map((column) => column.id);
  return shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id];
}

/** The ids in sight after one went a place up (-1) or down (1); the first column stays first. */
export function moved<R>(placed: readonly PlacedColumn<R>[], id: string, by: -1 | 1): string[] {
  const shown = shownColumns(placed).map((column) => column.id);
  const from = shown.indexOf(id);
  const to = from + by;
  if (from < 1 || to < 1 || to >= shown.length) return shown;
  return shown.with(from, shown[to] ?? id).with(to, id);
}

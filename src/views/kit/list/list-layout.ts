import type { ListLayout } from '#model/list-view/list-view.ts';
import type { ListColumn } from './list-definition.ts';

export interface PlacedColumn<R> {
  readonly column: ListColumn<R>;
  readonly isShown: boolean;
}

/**
 * All columns in layout order: visible ones as arranged, hidden ones in their original position. The first names the
 * row and stays first. Columns missing from the layout keep their default, columns only the layout knows are dropped.
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

/** The visible ids after a column is shown or hidden; a newly shown one comes last. */
export function toggled<R>(placed: readonly PlacedColumn<R>[], id: string): string[] {
  const shown = shownColumns(placed).map((column) => column.id);
  return shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id];
}

/** The visible ids after a column moves one place up (-1) or down (1); the first column stays first. */
export function moved<R>(placed: readonly PlacedColumn<R>[], id: string, by: -1 | 1): string[] {
  const shown = shownColumns(placed).map((column) => column.id);
  const from = shown.indexOf(id);
  const to = from + by;
  if (from < 1 || to < 1 || to >= shown.length) return shown;
  return shown.with(from, shown[to] ?? id).with(to, id);
}

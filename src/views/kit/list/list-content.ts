import { useMemo, type ReactNode } from 'react';
import type { ListColumn, ListDefinition } from './list-definition.ts';
import { placedColumns, shownColumns } from './list-layout.ts';
import { useList, type List, type ListOptions } from './use-list.ts';
import { useHeld, useWholeList, type WholeList } from './use-rest.ts';

/** What of a definition says which rows there are, and what their columns show. */
type ContentSpec<R, L> = ListOptions<R> & Pick<ListDefinition<R, L>, 'arrange' | 'columns'>;

/** The lines of a list, from the device and from the server, and the columns with their sums over both. */
export function useContent<R, L>(definition: ContentSpec<R, L>, wanted: readonly string[] | null) {
  const held = useHeld<R>(definition);
  const list = useList<R>({ ...definition, rows: held });
  const whole = useWholeList<R>(definition, held, list);
  const lines = useLines(definition, list, whole);
  const isCounted = whole.isCounted && !list.isComing;
  const summing = {
    lines: useLines(definition, list, list),
    sorts: definition.sorts,
    restOf: whole.restOf,
    isCounted,
  };
  const shown = useShownColumns(definition.columns, wanted, summing);
  return { list, whole, lines, shown, isCounted };
}

function useLines<R, L>(
  { arrange }: Pick<ListDefinition<R, L>, 'arrange'>,
  { isNarrowed }: List<R>,
  { rows }: Pick<WholeList<R>, 'rows'>,
): readonly L[] {
  return useMemo(
    () => (arrange ? arrange(rows, isNarrowed) : (rows as readonly unknown[] as readonly L[])), // R is L without it
    [arrange, rows, isNarrowed],
  );
}

interface Summing<L> {
  readonly lines: readonly L[];
  readonly sorts: object;
  readonly restOf: (field: string) => number;
  /** Whether the sums are known. */
  readonly isCounted: boolean;
}

/** The visible columns, with their sums over the rows of the result. */
function useShownColumns<L>(
  columns: readonly ListColumn<L>[],
  wanted: readonly string[] | null,
  { lines, sorts, restOf, isCounted }: Summing<L>,
): readonly ListColumn<L>[] {
  const shown = useMemo(
    () =>
      shownColumns(placedColumns(columns, { columns: wanted === null ? null : [...wanted] })).map(
        (column) => ({
          ...column,
          sortable: column.id in sorts,
        }),
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- which columns sort is the same for all of a list's life
    [columns, wanted],
  );
  const hasSums = shown.some((column) => column.sum !== undefined);
  const summed = hasSums ? lines : null;
  return useMemo(() => {
    if (!summed) return shown;
    const totalOf = ({ sum }: ListColumn<L>): ReactNode => (isCounted ? sum?.(summed, restOf) : sum && null);
    return shown.map((column) => ({ ...column, total: totalOf(column) }));
  }, [shown, summed, restOf, isCounted]);
}

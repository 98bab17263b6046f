import { useMemo, useState } from 'react';
import { mayNarrow, narrowColumn, saysNothing } from './data-grid-columns.ts';
import type { Column, DataListProps } from './data-list-types.ts';
import { useRem } from './use-row-height.ts';

type Narrowing<Row> = Pick<DataListProps<Row>, 'question' | 'sort' | 'arranged'>;

const none: readonly string[] = [];

/**
 * The columns, those narrow whose cells in sight say nothing: what names the rows gets their room. One that has said
 * something stays wide until something else is asked, so that scrolling never moves columns to and fro. [UI73]
 */
export function useNarrowColumns<Row>(
  columns: readonly Column<Row>[],
  inSight: readonly Row[],
  { question, sort, arranged }: Narrowing<Row>,
): readonly Column<Row>[] {
  const rem = useRem();
  const [telling, setTelling] = useState({ question, ids: none });
  const known = telling.question === question ? telling.ids : none;
  const tells = (column: Column<Row>, index: number): boolean =>
    !mayNarrow(column, index) ||
    column.id === sort?.column ||
    !saysNothing(column, column.total) ||
    inSight.some((row) => !saysNothing(column, column.cell(row)));
  // Cells are drawn to be read: not where nothing can come of it.
  const isFixed = arranged === true || inSight.length === 0;
  const ids = isFixed
    ? columns
    : columns.filter((column, index) => known.includes(column.id) || tells(column, index));
  const key = ids.map(({ id }) => id).join(' ');
  if (!isFixed && (telling.question !== question || key !== known.join(' ')))
    setTelling({ question, ids: ids.map(({ id }) => id) });
  const isAll = ids.length === columns.length;
  return useMemo(
    () =>
      isAll ? columns : columns.map((column) => (ids.includes(column) ? column : narrowColumn(column, rem))),
    // oxlint-disable-next-line react/exhaustive-deps -- the key names those that stay as they are
    [columns, key, isAll, rem],
  );
}

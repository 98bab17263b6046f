import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { fittingColumns } from './data-grid-columns.ts';
import type { Column, DataListProps } from './data-list-types.ts';

type Fitting<Row> = Pick<DataListProps<Row>, 'columns' | 'selection' | 'arranged'>;

/** The columns that have room in a scrolling element; follows its width. */
export function useFittingColumns<Row>(
  scroller: RefObject<HTMLElement | null>,
  { columns, selection, arranged = false }: Fitting<Row>,
): readonly Column<Row>[] {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = (): void => setWidth(element.clientWidth);
    // oxlint-disable-next-line react/set-state-in-effect -- how wide the element is shows once it is there
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [scroller]);
  const all = useMemo(() => columns.filter((column) => column.hidden !== true), [columns]);
  const fitting = arranged ? all : fittingColumns(all, selection !== undefined, width);
  const key = fitting.map(({ id }) => id).join(' ');
  // The same list as long as the same columns fit: rows re-render only when it changes.
  // oxlint-disable-next-line react/exhaustive-deps -- the key names what fits
  return useMemo(() => fitting, [all, key]);
}

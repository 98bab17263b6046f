import { useId, useRef, type CSSProperties } from 'react';
import { gridTemplate } from './data-grid-columns.ts';
import { GridBody } from './data-grid-body.tsx';
import { GridHead } from './data-grid-head.tsx';
import { GridTotals } from './data-grid-totals.tsx';
import type { Column, RowsBeyond, RowsProps, Selection } from './data-list-types.ts';
import { PagerFoot } from './pager-foot.tsx';
import { rowActs, useRowKeysTold } from './row-acts.ts';
import { useFittingColumns } from './use-fitting-columns.ts';
import { useLatest } from './use-latest.ts';
import { useReach } from './use-reach.ts';
import { useRowCursor, type RowCursor } from './use-row-cursor.ts';
import { useVirtualRows, type VirtualRows } from './use-virtual-rows.ts';

/** Rows shown as coming while there are more. */
const COMING = 50;
/** How close to its end the list fetches more. */
const AHEAD = 100;

interface GridProps<Row> extends RowsProps<Row> {
  readonly beyond?: RowsBeyond | undefined;
  readonly height: string;
  readonly density?: 'comfortable' | 'compact' | undefined;
  readonly question?: string | undefined;
  readonly arranged?: boolean | undefined;
}

/** The rows as a grid: only visible ones are rendered, the keyboard moves an active row. */
export function DataGrid<Row>(props: GridProps<Row>) {
  const { rows, selection, question } = props;
  const { total, coming, reached } = comingOf(props);
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useFittingColumns(scroller, props);
  const hasTotals = columns.some((column) => column.total !== undefined);
  const virtual = useVirtualRows(scroller, rows.length + coming, {
    hasTotals,
    density: props.density,
    question,
  });
  useReach(virtual.to + AHEAD >= rows.length, rows.length, reached);
  useRowKeysTold(props);
  const cursor = useGridCursor(props, virtual);
  // The first one may be half hidden by the header.
  const inSight = virtual.first === 0 ? 0 : virtual.first + 1;
  return (
    <>
      <div
        ref={scroller}
        role="grid"
        tabIndex={0}
        data-rows
        className="ui-datagrid"
        style={boxOf(props, columns, hasTotals)}
        {...countsOf(props, total, columns.length)}
        aria-activedescendant={cursor.active < 0 ? undefined : `${id}-${cursor.active}`}
        onKeyDown={cursor.onKeyDown}
        onFocus={(event) =>
          event.target === event.currentTarget && cursor.active < 0 && cursor.setActive(inSight)
        }
      >
        <Heads {...props} columns={columns} />
        <GridBody {...props} id={id} columns={columns} virtual={virtual} cursor={cursor} />
        <GridTotals columns={columns} offset={selection !== undefined} />
      </div>
      <GridFoot virtual={virtual} cursor={cursor} here={rows.length} total={total} />
    </>
  );
}

const useGridCursor = <Row,>(props: GridProps<Row>, { page, show }: VirtualRows): RowCursor =>
  useRowCursor({
    count: props.rows.length,
    page,
    question: props.question,
    onMove: show,
    ...rowActs(props),
  });

/** How many rows there are in all, how many of them to show as coming, and what fetches more. */
function comingOf<Row>({ rows, beyond }: GridProps<Row>) {
  const count = beyond?.count ?? 0;
  return { total: rows.length + count, coming: Math.min(count, COMING), reached: beyond?.onReach };
}

function boxOf<Row>(
  { height, rows, selection }: GridProps<Row>,
  columns: readonly Column<Row>[],
  hasTotals: boolean,
): CSSProperties {
  const template = templateOf(columns, selection !== undefined);
  return { ...template, height: heightOf(height, rows.length + (hasTotals ? 1 : 0)) };
}

const countsOf = <Row,>({ label, selection }: RowsProps<Row>, total: number, columns: number) => ({
  'aria-label': label,
  'aria-rowcount': total + 1,
  'aria-colcount': columns + (selection ? 1 : 0),
  'aria-multiselectable': selection !== undefined,
});

/** The header gets only props that do not change while the rows scroll. */
function Heads<Row>({ columns, rows, sort, onSort, selection }: RowsProps<Row>) {
  const selectAll = useLatest((on: boolean) => selection?.onAll(on));
  return (
    <GridHead
      columns={columns}
      sort={sort}
      onSort={onSort}
      selected={selection && selectedOf(selection, rows.length)}
      onAll={selectAll}
    />
  );
}

function selectedOf({ count }: Selection, total: number): 'none' | 'some' | 'all' {
  if (total > 0 && count >= total) return 'all';
  return count > 0 ? 'some' : 'none';
}

interface GridFootProps {
  readonly virtual: VirtualRows;
  readonly cursor: RowCursor;
  /** Rows that are here; the others come. */
  readonly here: number;
  readonly total: number;
}

function GridFoot({ virtual, cursor, here, total }: GridFootProps) {
  const { first, page } = virtual;
  const atEnd = virtual.atEnd && here === total;
  const go = useLatest((index: number) => {
    const at = Math.min(index, here - 1);
    cursor.setActive(at);
    virtual.show(at, 'start');
  });
  return <PagerFoot {...{ first, page, atEnd, total }} onGo={go} />;
}

/** Changes to these inherited properties restyle every cell, so the number of rows is kept out of them. */
function templateOf<Row>(columns: readonly Column<Row>[], selectable: boolean): CSSProperties {
  const template = gridTemplate(columns, selectable);
  const variables = { '--grid-columns': template.columns, '--grid-width': template.width };
  return variables as CSSProperties; // custom properties are not in React's type
}

/** More lines than any window has. */
const TALLEST = 500;

/** As tall as the rows need, up to the maximum. */
const heightOf = (most: string, lines: number): string =>
  `min(${most}, calc(var(--row) * ${Math.min(lines, TALLEST)} + 2.25rem))`;

import { useId, useRef, type CSSProperties } from 'react';
import { gridTemplate } from './data-grid-columns.ts';
import { GridBody } from './data-grid-body.tsx';
import { GridHead } from './data-grid-head.tsx';
import { GridTotals } from './data-grid-totals.tsx';
import type { Column, RowsBeyond, RowsProps, Selection } from './data-list-types.ts';
import { gridPart, type GridPart } from './grid-part.ts';
import { PagerFoot } from './pager-foot.tsx';
import { rowActs, useRegisterRowKeys } from './row-acts.ts';
import { useEndKept } from './use-end-kept.ts';
import { useFittingColumns } from './use-fitting-columns.ts';
import { useLatest } from './use-latest.ts';
import { useNarrowColumns } from './use-narrow-columns.ts';
import { useReach } from './use-reach.ts';
import { useRowCursor, type RowCursor } from './use-row-cursor.ts';
import { useVirtualRows, type KeptPlace, type VirtualRows } from './use-virtual-rows.ts';

/** How close to its end the list fetches more. */
const AHEAD = 100;

interface GridProps<Row> extends RowsProps<Row> {
  readonly beyond?: RowsBeyond | undefined;
  readonly isCounted?: boolean | undefined;
  readonly height: string;
  readonly density?: 'comfortable' | 'compact' | undefined;
  readonly question?: string | undefined;
  readonly place?: KeptPlace | undefined;
  readonly arranged?: boolean | undefined;
}

/** The rows as a grid: only visible ones are rendered, the keyboard moves an active row. */
export function DataGrid<Row>(props: GridProps<Row>) {
  const { rows, selection, question, place } = props;
  const part = gridPart(rows.length, props.beyond);
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const fitting = useFittingColumns(scroller, props);
  const hasTotals = fitting.some((column) => column.total !== undefined);
  const count = rows.length + part.coming;
  const virtual = useVirtualRows(scroller, count, { hasTotals, density: props.density, question, place });
  const inSight = rowsInSight(rows, part, virtual);
  const columns = useNarrowColumns(fitting, inSight, props);
  const cursor = useGridCursor(props, part, virtual);
  const isPlaced = useEndKept(scroller, { part, count, virtual, cursor, question });
  useReach(isPlaced && isNear(part, virtual), rows.length, props.beyond?.onReach);
  return (
    <>
      <div
        ref={scroller}
        role="grid"
        tabIndex={0}
        data-rows
        className="ui-datagrid"
        style={boxOf(props, columns, hasTotals)}
        {...countsOf(props, part.total, columns.length)}
        aria-activedescendant={cursor.active < 0 ? undefined : `${id}-${cursor.active}`}
        onKeyDown={cursor.onKeyDown}
        onFocus={(event) =>
          event.target === event.currentTarget &&
          cursor.active < 0 &&
          cursor.setActive(topmost(part, virtual))
        }
      >
        <Heads {...props} columns={columns} inSight={inSight} />
        <GridBody {...props} id={id} columns={columns} virtual={virtual} part={part} cursor={cursor} />
        <GridTotals columns={columns} offset={selection !== undefined} />
      </div>
      <GridFoot {...{ part, virtual, cursor, isCounted: props.isCounted }} />
    </>
  );
}

/** The place of the first row in sight: the one above may be half hidden by the header. */
const topmost = ({ skipped }: GridPart, { first }: VirtualRows): number =>
  skipped + (first === 0 ? 0 : first + 1);

/** Whether the end of the rows that are here comes into sight soon. */
const isNear = ({ isBefore, coming, here }: GridPart, { from, to }: VirtualRows): boolean =>
  isBefore ? from - AHEAD <= coming : to + AHEAD >= here;

function useGridCursor<Row>(
  props: GridProps<Row>,
  { first, skipped, turnsAt }: GridPart,
  { page, show }: VirtualRows,
): RowCursor {
  useRegisterRowKeys(props);
  return useRowCursor({
    first,
    count: props.rows.length,
    page,
    question: props.question,
    onMove: (index) => show(index - skipped),
    onEnd: turnsAt,
    ...rowActs(props, first),
  });
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

/** The page that the pager names: the rows in sight that are here. */
function rowsInSight<Row>(
  rows: readonly Row[],
  { first, skipped }: GridPart,
  { first: top, page, atEnd }: VirtualRows,
): readonly Row[] {
  const from = Math.max(0, top + skipped - first);
  return rows.slice(from, atEnd ? rows.length : from + page);
}

interface HeadsProps<Row> extends RowsProps<Row> {
  readonly inSight: readonly Row[];
}

/** The header gets only props that do not change while the rows scroll, but for whether those in sight are selected. */
function Heads<Row>({ columns, rowId, inSight, sort, onSort, selection }: HeadsProps<Row>) {
  const selectPage = useLatest((on: boolean) => selection?.onToggle(inSight.map(rowId), on));
  return (
    <GridHead
      columns={columns}
      sort={sort}
      onSort={onSort}
      selected={selection && selectedOf(selection, inSight.map(rowId))}
      onPage={selectPage}
    />
  );
}

function selectedOf({ count, has }: Selection, inSight: readonly string[]): 'none' | 'some' | 'all' {
  if (count === 0) return 'none';
  return inSight.length > 0 && inSight.every(has) ? 'all' : 'some';
}

interface GridFootProps {
  readonly part: GridPart;
  readonly virtual: VirtualRows;
  readonly cursor: RowCursor;
  readonly isCounted: boolean | undefined;
}

function GridFoot({ part, virtual, cursor, isCounted }: GridFootProps) {
  const { total, first, here, skipped, turnsAt } = part;
  const go = useLatest((index: number) => {
    if ((index <= 0 && turnsAt('first')) || (index >= total - 1 && turnsAt('last'))) return;
    const at = Math.max(first, Math.min(index, first + here - 1));
    cursor.setActive(at);
    virtual.show(at - skipped, 'start');
  });
  return (
    <PagerFoot
      {...{ page: virtual.page, total, isCounted }}
      first={virtual.first + skipped}
      atEnd={virtual.atEnd && first + here === total}
      onGo={go}
    />
  );
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

import { useId, useMemo, useRef, type CSSProperties } from 'react';
import { gridTemplate } from './data-grid-columns.ts';
import { GridBody } from './data-grid-body.tsx';
import { GridHead } from './data-grid-head.tsx';
import { GridTotals } from './data-grid-totals.tsx';
import type { Column, RowsProps } from './data-list-types.ts';
import { PagerFoot } from './pager-foot.tsx';
import { useHotkeysTold } from './use-hotkeys.ts';
import { useRowCursor, type RowCursor } from './use-row-cursor.ts';
import { useVirtualRows, type VirtualRows } from './use-virtual-rows.ts';

interface GridProps<Row> extends RowsProps<Row> {
  readonly height: string;
  readonly density?: 'comfortable' | 'compact' | undefined;
}

/** The rows as a grid: only what is in sight exists, the keyboard moves an active row. */
export function DataGrid<Row>(props: GridProps<Row>) {
  const { rows, selection } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => props.columns.filter((column) => column.hidden !== true), [props.columns]);
  const hasTotals = columns.some((column) => column.total !== undefined);
  const virtual = useVirtualRows(scroller, rows.length, hasTotals, props.density);
  useRowKeysTold(props);
  const cursor = useRowCursor({
    count: rows.length,
    page: virtual.page,
    onMove: virtual.show,
    ...rowActs(props),
  });
  return (
    <>
      <div
        ref={scroller}
        role="grid"
        tabIndex={0}
        className="ui-datagrid"
        style={styleOf(columns, selection !== undefined, props.height, rows.length + (hasTotals ? 1 : 0))}
        aria-label={props.label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + (selection ? 1 : 0)}
        aria-multiselectable={selection !== undefined}
        aria-activedescendant={cursor.active < 0 ? undefined : `${id}-${cursor.active}`}
        onKeyDown={cursor.onKeyDown}
        onFocus={(event) => event.target === event.currentTarget && cursor.active < 0 && cursor.setActive(0)}
      >
        <GridHead {...props} columns={columns} total={rows.length} />
        <GridBody {...props} id={id} columns={columns} virtual={virtual} cursor={cursor} />
        <GridTotals columns={columns} offset={selection !== undefined} />
      </div>
      <GridFoot virtual={virtual} cursor={cursor} total={rows.length} />
    </>
  );
}

interface GridFootProps {
  readonly virtual: VirtualRows;
  readonly cursor: RowCursor;
  readonly total: number;
}

function GridFoot({ virtual, cursor, total }: GridFootProps) {
  const go = (index: number) => {
    cursor.setActive(index);
    virtual.show(index, 'start');
  };
  return <PagerFoot {...virtual} total={total} onGo={go} />;
}

/** Says which keys the rows know. */
function useRowKeysTold<Row>({ onOpen, onEdit, selection }: RowsProps<Row>): void {
  useHotkeysTold([
    ...(['j', 'k'] as const),
    ...(onOpen ? (['Enter'] as const) : []),
    ...(onEdit ? (['e'] as const) : []),
    ...(selection ? (['x'] as const) : []),
  ]);
}

function rowActs<Row>({ rows, rowId, onOpen, onEdit, selection }: RowsProps<Row>) {
  return {
    onEdit: (index: number) => {
      const row = rows[index];
      if (row !== undefined) onEdit?.(row);
    },
    onOpen: (index: number) => {
      const row = rows[index];
      if (row !== undefined) onOpen?.(row);
    },
    onSelect: (index: number) => {
      const row = rows[index];
      if (row !== undefined) selection?.onToggle(rowId(row), !selection.has(rowId(row)));
    },
  };
}

function styleOf<Row>(
  columns: readonly Column<Row>[],
  selectable: boolean,
  most: string,
  lines: number,
): CSSProperties {
  const template = gridTemplate(columns, selectable);
  const variables = {
    '--grid-columns': template.columns,
    '--grid-width': template.width,
    // As tall as its rows need, and no taller than it may be.
    '--list-height': `min(${most}, calc(var(--row) * ${lines} + 2.25rem))`,
  };
  return variables as CSSProperties; // custom properties are not in React's type
}

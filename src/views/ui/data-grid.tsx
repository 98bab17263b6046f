import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useLayoutEffect, useRef, type CSSProperties, type MouseEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from './checkbox.tsx';
import { GridHead } from './data-grid-head.tsx';
import { gridTemplate, ROW_CHECK_WIDTH } from './data-grid-columns.ts';
import type { Column, RowsProps } from './data-list-types.ts';
import { PagerFoot } from './pager-foot.tsx';
import { UiLink } from './ui-link.tsx';
import { useRowCursor } from './use-row-cursor.ts';
import { useRowHeight } from './use-row-height.ts';

/** The rows as a grid: only what is in sight exists, the keyboard moves an active row. */
export function DataGrid<Row>(props: RowsProps<Row> & { readonly height: string }) {
  const { rows, rowId, onOpen, selection } = props;
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight();
  const columns = props.columns.filter((column) => column.hidden !== true);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollPaddingStart: rowHeight,
    scrollPaddingEnd: rowHeight * 1.5,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight]);
  const shown = virtual.getVirtualItems();
  const page = () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 400) / rowHeight) - 2);
  const at = (index: number, act: (row: Row) => void) => {
    const row = rows[index];
    if (row !== undefined) act(row);
  };
  const cursor = useRowCursor({
    count: rows.length,
    page,
    onMove: (index) => virtual.scrollToIndex(index),
    onOpen: (index) => at(index, (row) => onOpen?.(row)),
    onSelect: (index) => at(index, (row) => selection?.onToggle(rowId(row), !selection.has(rowId(row)))),
  });
  const template = gridTemplate(columns, selection !== undefined);
  const style = { '--grid-columns': template.columns, '--grid-width': template.width, '--list-height': props.height };
  return (
    <>
      <div
        ref={scroller}
        role="grid"
        tabIndex={0}
        className="ui-datagrid"
        style={style as CSSProperties} // custom properties are not in React's type
        aria-label={props.label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + (selection ? 1 : 0)}
        aria-multiselectable={selection !== undefined}
        aria-activedescendant={cursor.active < 0 ? undefined : `${gridId}-${cursor.active}`}
        onKeyDown={cursor.onKeyDown}
        onFocus={(event) => event.target === event.currentTarget && cursor.active < 0 && cursor.setActive(0)}
      >
        <GridHead columns={columns} sort={props.sort} onSort={props.onSort} selection={selection} total={rows.length} />
        <div role="rowgroup" className="ui-datagrid-body" style={{ height: virtual.getTotalSize() }}>
          {shown.map((item) => {
            const row = rows[item.index];
            return (
              row !== undefined && (
                <GridRow
                  key={rowId(row)}
                  {...props}
                  columns={columns}
                  row={row}
                  index={item.index}
                  id={`${gridId}-${item.index}`}
                  top={item.start}
                  active={item.index === cursor.active}
                  onActivate={() => cursor.setActive(item.index)}
                />
              )
            );
          })}
        </div>
        <TotalsRow columns={columns} offset={selection !== undefined} />
      </div>
      <PagerFoot
        first={virtual.range === null ? 0 : Math.floor((virtual.scrollOffset ?? 0) / rowHeight)}
        page={page()}
        total={rows.length}
        onGo={(index) => {
          cursor.setActive(index);
          virtual.scrollToIndex(index, { align: 'start' });
        }}
      />
    </>
  );
}

interface GridRowProps<Row> extends RowsProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly id: string;
  readonly top: number;
  readonly active: boolean;
  readonly onActivate: () => void;
}

function GridRow<Row>(props: GridRowProps<Row>) {
  const { t } = useLingui();
  const { row, index, columns, rowId, href, onOpen, selection } = props;
  const id = rowId(row);
  const selected = selection?.has(id) ?? false;
  const open = (event: MouseEvent<HTMLElement>) => {
    props.onActivate();
    const target = event.target as HTMLElement; // a click inside a row lands on an element
    if (event.defaultPrevented || target.closest('a, button, input, label') || getSelection()?.type === 'Range') return;
    onOpen?.(row);
  };
  return (
    // The keyboard reaches rows through the grid's active descendant.
    <div
      role="row"
      id={props.id}
      className="ui-datagrid-row"
      aria-rowindex={index + 2}
      aria-selected={selection ? selected : undefined}
      data-active={props.active}
      data-opens={onOpen !== undefined}
      data-pending={props.pending?.(row) ?? false}
      data-row={id}
      style={{ transform: `translateY(${props.top}px)` }}
      onClick={open}
    >
      {selection && (
        <div role="gridcell" className="ui-cell-check">
          <Checkbox label={t`Select row`} labelHidden tabIndex={-1} checked={selected} onChange={(on) => selection.onToggle(id, on)} />
        </div>
      )}
      {columns.map((column, position) => (
        <div key={column.id} role="gridcell" className="ui-cell" data-align={column.align ?? 'start'}>
          {position === 0 && href ? (
            <UiLink to={href(row)} tabIndex={-1}>
              {column.cell(row)}
            </UiLink>
          ) : (
            column.cell(row)
          )}
        </div>
      ))}
    </div>
  );
}

function TotalsRow<Row>({ columns, offset }: { columns: readonly Column<Row>[]; offset: boolean }) {
  if (columns.every((column) => column.total === undefined)) return null;
  return (
    <div role="rowgroup" className="ui-datagrid-totals">
      <div role="row" className="ui-datagrid-row">
        {offset && <div role="gridcell" style={{ width: ROW_CHECK_WIDTH }} />}
        {columns.map((column) => (
          <div key={column.id} role="gridcell" className="ui-cell" data-align={column.align ?? 'start'}>
            {column.total}
          </div>
        ))}
      </div>
    </div>
  );
}

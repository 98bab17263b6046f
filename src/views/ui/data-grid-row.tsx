import { memo } from 'react';
import { hasRoom } from './data-grid-columns.ts';
import type { Column } from './data-list-types.ts';
import { RowCheck, RowLink } from './row-parts.tsx';

export interface GridRowProps<Row> {
  readonly row: Row;
  readonly rowKey: string;
  readonly index: number;
  readonly id: string;
  /** Pixels from the top of all rows. */
  readonly top: number;
  /** Pixels. */
  readonly rem: number;
  readonly columns: readonly Column<Row>[];
  readonly opens: boolean;
  readonly pending: boolean;
  /** Undefined if rows are not selectable. */
  readonly selected: boolean | undefined;
  readonly selectLabel: string | undefined;
  readonly href: string | undefined;
}

/** One row of the grid at its scroll position; re-rendered only when something it shows changes. */
export const GridRow = memo(Row) as typeof Row;

function Row<T>(props: GridRowProps<T>) {
  return (
    <div
      role="row"
      id={props.id}
      className="ui-datagrid-row"
      aria-rowindex={props.index + 2}
      aria-selected={props.selected}
      data-opens={props.opens}
      data-pending={props.pending}
      data-row={props.rowKey}
      data-index={props.index}
      style={{ transform: `translateY(${props.top}px)` }}
    >
      {props.selected !== undefined && (
        <div role="gridcell" className="ui-cell-check">
          <RowCheck checked={props.selected} label={props.selectLabel} />
        </div>
      )}
      <RowCells {...props} />
    </div>
  );
}

/** The cells. One with its own state is recreated for every row, never recycled. */
function RowCells<T>({ columns, row, rowKey, href, opens, rem }: GridRowProps<T>) {
  return columns.map((column, position) => {
    const content = column.cell(row);
    return (
      <div
        key={column.lives === true ? `${column.id} ${rowKey}` : column.id}
        role="gridcell"
        className="ui-cell"
        data-align={column.align ?? 'start'}
        data-room={(typeof content === 'string' && hasRoom(column, content, rem)) || undefined}
      >
        {position === 0 && href !== undefined ? (
          <RowLink href={href} opens={opens} tabIndex={-1}>
            {content}
          </RowLink>
        ) : (
          content
        )}
      </div>
    );
  });
}

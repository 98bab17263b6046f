import { memo, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { GridRow } from './data-grid-row.tsx';
import type { RowsProps } from './data-list-types.ts';
import { pressRow } from './row-acts.ts';
import type { RowCursor } from './use-row-cursor.ts';
import { useRem } from './use-row-height.ts';
import { Skeleton } from './skeleton.tsx';
import { slotOf, type VirtualRows } from './use-virtual-rows.ts';

interface GridBodyProps<Row> extends RowsProps<Row> {
  readonly id: string;
  readonly virtual: VirtualRows;
  readonly cursor: RowCursor;
}

/** The visible rows, and the marker of the keyboard's row. Row events are delegated to here. */
export function GridBody<Row>(props: GridBodyProps<Row>) {
  const { id, columns, virtual, cursor, rows, rowId, href, onOpen, selection, pending } = props;
  const { from, to, turns, rowHeight } = virtual;
  const opens = onOpen !== undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the grid's active descendant is for the keyboard
    <div
      role="rowgroup"
      tabIndex={-1}
      className="ui-datagrid-body"
      style={{ height: virtual.height }}
      onClick={(event) => pressRow(event, props, cursor)}
    >
      <DrawnRows
        {...{ id, columns, rows, rowId, href, opens, selection, pending, from, to, turns, rowHeight }}
      />
      <ComingRows from={Math.max(from, rows.length)} to={to} rowHeight={rowHeight} />
      <ActiveRow index={cursor.active} rowHeight={rowHeight} />
    </div>
  );
}

interface DrawnRowsProps<Row>
  extends
    Pick<RowsProps<Row>, 'columns' | 'rows' | 'rowId' | 'href' | 'selection' | 'pending'>,
    Pick<VirtualRows, 'from' | 'to' | 'turns' | 'rowHeight'> {
  readonly id: string;
  readonly opens: boolean;
}

/**
 * Elements are recycled: one whose row scrolled away shows the next row, so only its texts change. Memoised: not
 * re-rendered when the keyboard moves.
 */
const DrawnRows = memo(Rows) as typeof Rows;

function Rows<Row>(props: DrawnRowsProps<Row>): ReactNode {
  const { t } = useLingui();
  const rem = useRem();
  const { id, columns, rows, rowId, href, opens, selection, pending, from, to, turns, rowHeight } = props;
  const selectLabel = selection && t`Select row`;
  return rows.slice(from, to).map((row, offset) => {
    const index = from + offset;
    const key = rowId(row);
    return (
      <GridRow
        key={slotOf(index, turns)}
        row={row}
        rowKey={key}
        index={index}
        id={`${id}-${index}`}
        top={index * rowHeight}
        rem={rem}
        columns={columns}
        opens={opens}
        pending={pending?.(row) === true}
        selected={selection?.has(key)}
        selectLabel={selectLabel}
        href={href?.(row)}
      />
    );
  });
}

/** Rows that are being fetched; read by nobody, since the grid says how many there are. */
function ComingRows({ from, to, rowHeight }: Pick<VirtualRows, 'from' | 'to' | 'rowHeight'>) {
  return Array.from({ length: Math.max(0, to - from) }, (_, offset) => (
    <div
      key={from + offset}
      role="presentation"
      className="ui-datagrid-coming"
      style={{ transform: `translateY(${(from + offset) * rowHeight}px)`, height: rowHeight }}
    >
      <Skeleton width={`${70 + (((from + offset) * 13) % 25)}%`} height="0.875rem" />
    </div>
  ));
}

/** Marks the keyboard's row: a single moving element, so that no row re-renders when the keyboard moves. */
const ActiveRow = ({ index, rowHeight }: { readonly index: number; readonly rowHeight: number }) =>
  index < 0 ? null : (
    <div
      role="presentation"
      className="ui-datagrid-active"
      style={{ transform: `translateY(${index * rowHeight}px)` }}
    />
  );

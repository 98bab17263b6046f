import { memo, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { GridRow } from './data-grid-row.tsx';
import type { RowsProps } from './data-list-types.ts';
import type { GridPart } from './grid-part.ts';
import { pressRow } from './row-acts.ts';
import type { RowCursor } from './use-row-cursor.ts';
import { useRem } from './use-row-height.ts';
import { Skeleton } from './skeleton.tsx';
import { slotOf, type VirtualRows } from './use-virtual-rows.ts';

interface GridBodyProps<Row> extends RowsProps<Row> {
  readonly id: string;
  readonly virtual: VirtualRows;
  readonly part: GridPart;
  readonly cursor: RowCursor;
}

/** The visible rows, and the marker of the keyboard's row. Row events are delegated to here. */
export function GridBody<Row>(props: GridBodyProps<Row>) {
  const { id, columns, virtual, part, cursor, rows, rowId, href, onOpen, selection, pending } = props;
  const { turns, rowHeight } = virtual;
  const { first, skipped } = part;
  const [from, to] = [virtual.from + skipped, virtual.to + skipped];
  const places = { from, to, skipped, rowHeight };
  const opens = onOpen !== undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the grid's active descendant is for the keyboard
    <div
      role="rowgroup"
      tabIndex={-1}
      className="ui-datagrid-body"
      style={{ height: virtual.height }}
      onClick={(event) => pressRow(event, props, cursor, first)}
    >
      <DrawnRows
        {...{ id, columns, rows, rowId, href, opens, selection, pending, turns, first, ...places }}
      />
      <ComingRows {...places} to={Math.min(to, first)} />
      <ComingRows {...places} from={Math.max(from, first + rows.length)} />
      <ActiveRow index={cursor.active < 0 ? -1 : cursor.active - skipped} rowHeight={rowHeight} />
    </div>
  );
}

/** The places in the result to render, and how many before them the grid has no room for. */
interface Places extends Pick<VirtualRows, 'from' | 'to' | 'rowHeight'> {
  readonly skipped: number;
}

interface DrawnRowsProps<Row>
  extends
    Pick<RowsProps<Row>, 'columns' | 'rows' | 'rowId' | 'href' | 'selection' | 'pending'>,
    Pick<VirtualRows, 'turns'>,
    Places {
  readonly id: string;
  /** The place of the first row that is here. */
  readonly first: number;
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
  const { id, columns, rows, rowId, href, opens, selection, pending, turns } = props;
  const { from, to, first, skipped, rowHeight } = props;
  const selectLabel = selection && t`Select row`;
  const begin = Math.max(0, from - first);
  return rows.slice(begin, Math.max(0, to - first)).map((row, offset) => {
    const index = first + begin + offset;
    const key = rowId(row);
    return (
      <GridRow
        key={slotOf(index, turns)}
        row={row}
        rowKey={key}
        index={index}
        id={`${id}-${index}`}
        top={(index - skipped) * rowHeight}
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
function ComingRows({ from, to, skipped, rowHeight }: Places) {
  return Array.from({ length: Math.max(0, to - from) }, (_, offset) => (
    <div
      key={from + offset}
      role="presentation"
      className="ui-datagrid-coming"
      style={{ transform: `translateY(${(from + offset - skipped) * rowHeight}px)`, height: rowHeight }}
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

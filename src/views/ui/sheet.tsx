import './theme/sheet.css';
import { useId, useRef, type CSSProperties, type MouseEvent } from 'react';
import { SheetRow } from './sheet-row.tsx';
import type { SheetColumn, SheetPlace, SheetProps } from './sheet-types.ts';
import { Skeleton } from './skeleton.tsx';
import { useLatest } from './use-latest.ts';
import { useSheetCursor, type SheetCursor } from './use-sheet-cursor.ts';
import { useVirtualRows, type VirtualRows } from './use-virtual-rows.ts';
import { useWhenChanged } from './use-when-changed.ts';

/**
 * Very many rows that are put right in place, as in a spreadsheet: only what is in sight is drawn. Arrows move, typing
 * or Enter edits, Enter goes down and Tab along, Escape leaves the cell as it was, blocks are pasted.
 */
export function Sheet<Row>(props: SheetProps<Row>) {
  const { columns, count, at, question } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualRows(scroller, count, { hasTotals: false, question });
  const cursor = useSheetCursor(props, scroller, virtual);
  const drawn = `${virtual.from} ${virtual.to} ${question}`;
  useWhenChanged(drawn, () => {
    props.onDrawn(virtual.from, virtual.to);
  });
  useWhenChanged(at === null ? '' : `${id}-${at.row}-${at.column}`, intoSight);
  const isShown = at !== null && at.row >= virtual.from && at.row < virtual.to;
  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      data-rows
      className="ui-sheet"
      style={{ ...layoutOf(columns), height: heightOf(props.height, count) }}
      aria-label={props.label}
      aria-rowcount={count + 1}
      aria-colcount={columns.length}
      aria-activedescendant={isShown && !cursor.editing ? `${id}-${at.row}-${at.column}` : undefined}
      onFocus={(event) =>
        event.target === event.currentTarget && at === null && props.onAt({ row: 0, column: 0 })
      }
      onKeyDown={cursor.onKeyDown}
      onCopy={cursor.onCopy}
      onPaste={cursor.onPaste}
    >
      <SheetHead columns={columns} />
      <SheetBody {...props} id={id} virtual={virtual} cursor={cursor} />
    </div>
  );
}

/** Along the columns; the row already is. */
function intoSight(cell: string): void {
  document.getElementById(cell)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

function SheetHead<Row>({ columns }: Pick<SheetProps<Row>, 'columns'>) {
  const offsets = offsetsOf(columns);
  return (
    <div role="rowgroup" className="ui-sheet-head">
      <div role="row" aria-rowindex={1} className="ui-sheet-line">
        {columns.map((column, place) => (
          <div
            key={column.id}
            role="columnheader"
            aria-colindex={place + 1}
            className="ui-sheet-cell"
            data-align={column.align ?? 'start'}
            data-pinned={column.pinned}
            style={column.pinned === true ? { insetInlineStart: offsets[place] } : undefined}
          >
            <span className="ui-truncate">
              {column.header} {column.note !== undefined && <small>{column.note}</small>}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

interface SheetBodyProps<Row> extends SheetProps<Row> {
  readonly id: string;
  readonly virtual: VirtualRows;
  readonly cursor: SheetCursor;
}

function SheetBody<Row>({ id, columns, rowAt, at, virtual, cursor }: SheetBodyProps<Row>) {
  const { from, to, rowHeight } = virtual;
  const offsets = offsetsOf(columns);
  const onEnd = useLatest(cursor.end);
  const press = (event: MouseEvent, isTwice: boolean): void => {
    const place = placeOf(event.target);
    if (place) cursor.press(place, isTwice);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the sheet's keys are its own
    <div
      role="rowgroup"
      className="ui-sheet-body"
      style={{ height: virtual.height }}
      onClick={(event) => press(event, false)}
      onDoubleClick={(event) => press(event, true)}
    >
      {Array.from({ length: Math.max(0, to - from) }, (_, offset) => {
        const index = from + offset;
        const row = rowAt(index);
        const top = index * rowHeight;
        if (row === undefined) return <ComingRow key={index} index={index} top={top} />;
        const active = at?.row === index ? at.column : null;
        const editing = cursor.editing?.at.row === index ? cursor.editing : null;
        return (
          <SheetRow key={index} {...{ row, index, id, top, columns, offsets, active, editing, onEnd }} />
        );
      })}
    </div>
  );
}

const ComingRow = ({ index, top }: { readonly index: number; readonly top: number }) => (
  <div role="presentation" className="ui-sheet-coming" style={{ transform: `translateY(${top}px)` }}>
    <Skeleton width={`${55 + ((index * 13) % 35)}%`} height="0.875rem" />
  </div>
);

/** The cell that an event of the mouse is in; null beside them, and in the one that is edited. */
function placeOf(target: EventTarget): SheetPlace | null {
  if (!(target instanceof Element) || target.matches('input')) return null;
  const cell = target.closest<HTMLElement>('[data-column]');
  const row = cell?.closest<HTMLElement>('[data-index]');
  return cell && row ? { row: Number(row.dataset['index']), column: Number(cell.dataset['column']) } : null;
}

/** Pixels of the pinned columns before each column. */
const offsetsOf = <Row,>(columns: readonly SheetColumn<Row>[]): readonly number[] =>
  columns.map((_, place) => widthOf(columns.slice(0, place)));

const widthOf = <Row,>(columns: readonly SheetColumn<Row>[]): number =>
  columns.reduce((sum, { width }) => sum + width, 0);

function layoutOf<Row>(columns: readonly SheetColumn<Row>[]): CSSProperties {
  const widths = columns.map(({ width }, place) =>
    place === columns.length - 1 ? `minmax(${width}px, 1fr)` : `${width}px`,
  );
  const variables = {
    '--sheet-columns': widths.join(' '),
    '--sheet-width': `${widthOf(columns)}px`,
    '--sheet-pinned': `${widthOf(columns.filter(({ pinned }) => pinned))}px`,
  };
  return variables as CSSProperties; // custom properties are not in React's type
}

/** More lines than any window has. */
const TALLEST = 500;

const heightOf = (most: string, rows: number): string =>
  `min(${most}, calc(var(--row) * ${Math.min(rows, TALLEST)} + 3.25rem))`;

import { memo, useRef, useState, type KeyboardEvent } from 'react';
import type { SheetColumn } from './sheet-types.ts';
import { Icon } from './icon.tsx';
import type { Editing, SheetCursor } from './use-sheet-cursor.ts';

interface SheetRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  /** The sheet's. */
  readonly id: string;
  /** Pixels from the top of all rows. */
  readonly top: number;
  readonly columns: readonly SheetColumn<Row>[];
  readonly offsets: readonly number[];
  /** The keyboard's column, if it is in this row. */
  readonly active: number | null;
  readonly editing: Editing | null;
  readonly onEnd: SheetCursor['end'];
}

/** One row of a sheet; drawn again only when something it shows changes. */
export const SheetRow = memo(Row) as typeof Row;

function Row<R>(props: SheetRowProps<R>) {
  const { row, index, id, top, columns, offsets } = props;
  return (
    <div
      role="row"
      className="ui-sheet-row"
      aria-rowindex={index + 2}
      data-index={index}
      style={{ transform: `translateY(${top}px)` }}
    >
      {columns.map((column, place) => {
        const problem = column.problem?.(row);
        return (
          <div
            key={column.id}
            id={`${id}-${index}-${place}`}
            role="gridcell"
            className="ui-sheet-cell"
            aria-colindex={place + 1}
            aria-invalid={problem !== undefined || undefined}
            aria-selected={props.active === place}
            data-column={place}
            data-align={column.align ?? 'start'}
            data-mark={column.mark?.(row)}
            data-pinned={column.pinned}
            title={problem}
            style={column.pinned === true ? { insetInlineStart: offsets[place] } : undefined}
          >
            <Content {...props} column={column} place={place} problem={problem} />
          </div>
        );
      })}
    </div>
  );
}

interface ContentProps<R> extends SheetRowProps<R> {
  readonly column: SheetColumn<R>;
  readonly place: number;
  readonly problem: string | undefined;
}

function Content<R>({ row, column, place, problem, editing, onEnd }: ContentProps<R>) {
  if (editing?.at.column === place)
    return <CellInput label={column.header} text={editing.text} onEnd={onEnd} />;
  return (
    <>
      {problem !== undefined && <Icon name="alert" size={14} label={problem} />}
      <span className="ui-truncate">{column.cell?.(row) ?? column.text(row)}</span>
    </>
  );
}

interface CellInputProps {
  readonly label: string;
  readonly text: string;
  readonly onEnd: SheetCursor['end'];
}

function CellInput({ label, text, onEnd }: CellInputProps) {
  const [value, setValue] = useState(text);
  // The key that ends it takes the focus away, too.
  const isOver = useRef(false);
  const onKeyDown = (event: KeyboardEvent): void => {
    const ends = ['Enter', 'Tab', 'ArrowDown', 'ArrowUp', 'Escape'].includes(event.key);
    if (!ends || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    isOver.current = true;
    onEnd(event.key === 'Escape' ? null : value, event);
  };
  return (
    <input
      className="ui-sheet-input"
      aria-label={label}
      autoComplete="off"
      autoFocus
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => !isOver.current && onEnd(value)}
    />
  );
}

import { useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { clipboardBlock } from './clipboard-block.ts';
import { leavingTo, sheetAct, within } from './sheet-keys.ts';
import type { SheetPlace, SheetProps } from './sheet-types.ts';
import { useLatest } from './use-latest.ts';
import type { VirtualRows } from './use-virtual-rows.ts';

/** The cell that is edited, and the text it begins with. */
export interface Editing {
  readonly at: SheetPlace;
  readonly text: string;
}

export interface SheetCursor {
  readonly editing: Editing | null;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onCopy: (event: ClipboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  /** The mouse: once goes there, twice edits. */
  readonly press: (at: SheetPlace, isTwice: boolean) => void;
  /** Ends editing with a text, or (null) without one, by a key or by leaving the cell. */
  readonly end: (text: string | null, key?: { readonly key: string; readonly shiftKey: boolean }) => void;
}

/** The keyboard's cell of a sheet: moved, edited, emptied, copied and pasted as in a spreadsheet. */
export function useSheetCursor<Row>(
  props: SheetProps<Row>,
  scroller: RefObject<HTMLElement | null>,
  { page, show }: VirtualRows,
): SheetCursor {
  const { columns, count, at, onAt } = props;
  const [editing, setEditing] = useState<Editing | null>(null);
  const { textAt, mayWrite, write } = cellsOf(props);
  const size = { rows: count, columns: columns.length, page };
  const go = (place: SheetPlace): void => {
    onAt(within(place, size));
    show(within(place, size).row);
  };
  const edit = (place: SheetPlace, typed: string | null): void => {
    if (mayWrite(place)) setEditing({ at: place, text: typed ?? textAt(place) ?? '' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target !== event.currentTarget || editing) return;
    const here = at ?? { row: 0, column: 0 };
    const does = sheetAct(event, here, size);
    if (!does) return;
    event.preventDefault();
    if (does.is === 'go') go(at ? does.to : here);
    else if (does.is === 'edit') edit(here, does.typed);
    else write(here, '');
  };
  const end: SheetCursor['end'] = (text, key) => {
    if (!editing) return;
    setEditing(null);
    if (text !== null) write(editing.at, text);
    const to = key && leavingTo(key, editing.at);
    if (key) scroller.current?.focus({ preventScroll: true });
    if (to) go(to);
    if (to && key?.key === 'Tab') edit(within(to, size), null);
  };
  const press = useLatest((place: SheetPlace, isTwice: boolean): void =>
    isTwice ? edit(place, null) : onAt(place),
  );
  return { editing, onKeyDown, press, end, ...clipboardOf(props, textAt, editing) };
}

/** The cells of a sheet: what they say, whether they may be written, and writing them where that changes something. */
function cellsOf<Row>({ columns, rowAt, onCell }: SheetProps<Row>) {
  const textAt = ({ row, column }: SheetPlace): string | undefined => {
    const line = rowAt(row);
    return line === undefined ? undefined : columns[column]?.text(line);
  };
  const mayWrite = (place: SheetPlace): boolean =>
    columns[place.column]?.editable === true && textAt(place) !== undefined;
  const write = (place: SheetPlace, text: string): void => {
    const id = columns[place.column]?.id;
    if (id !== undefined && mayWrite(place) && textAt(place) !== text) onCell(place.row, id, text);
  };
  return { textAt, mayWrite, write };
}

/** A cell is copied as its text; a block is pasted from the keyboard's cell on, a single text into it. */
function clipboardOf<Row>(
  { at, onPaste }: SheetProps<Row>,
  textAt: (at: SheetPlace) => string | undefined,
  editing: Editing | null,
): Pick<SheetCursor, 'onCopy' | 'onPaste'> {
  return {
    onCopy: (event) => {
      const text = at && textAt(at);
      if (editing || typeof text !== 'string') return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', text);
    },
    onPaste: (event) => {
      const text = event.clipboardData.getData('text/plain');
      const block = clipboardBlock(text);
      // A single text is pasted into the field that is being edited.
      if (!at || text === '' || (editing && !block)) return;
      event.preventDefault();
      onPaste(block ?? [[text.trim()]], at);
    },
  };
}

import type { MouseEvent } from 'react';
import type { RowsProps } from './data-list-types.ts';
import { useRegisterHotkeys } from './use-hotkeys.ts';

/** Registers the keys that the rows handle. */
export function useRegisterRowKeys<Row>({ onOpen, onEdit, selection }: RowsProps<Row>): void {
  useRegisterHotkeys([
    ...(['j', 'k'] as const),
    ...(onOpen ? (['Enter'] as const) : []),
    ...(onEdit ? (['e'] as const) : []),
    ...(selection ? (['x'] as const) : []),
  ]);
}

/** What keys do with the row at an index; `first` is that of the first row. */
export function rowActs<Row>({ rows, rowId, onOpen, onEdit, selection }: RowsProps<Row>, first = 0) {
  return {
    onEdit: (index: number) => {
      const row = rows[index - first];
      if (row !== undefined) onEdit?.(row);
    },
    onOpen: (index: number) => {
      const row = rows[index - first];
      if (row !== undefined) onOpen?.(row);
    },
    onSelect: (index: number) => {
      const row = rows[index - first];
      if (row !== undefined) selection?.onToggle([rowId(row)], !selection.has(rowId(row)));
    },
  };
}

/** The index of the row that an event happened in; undefined if none. */
export function indexAt({ target }: { readonly target: EventTarget }): number | undefined {
  const row = (target as Element).closest<HTMLElement>('[data-index]'); // events of rows target elements
  return row ? Number(row.dataset['index']) : undefined;
}

/**
 * A press on a row opens it, unless it hits a control or selects text; a press on its checkbox selects it, with Shift
 * the range from the last one pressed.
 */
export function pressRow<Row>(
  event: MouseEvent<HTMLElement>,
  { rows, rowId, onOpen, selection }: RowsProps<Row>,
  cursor: { readonly active: number; readonly setActive: (index: number) => void },
  first = 0,
): void {
  const target = event.target as HTMLElement; // a press inside a row targets an element
  const index = indexAt(event) ?? -1;
  const row = rows[index - first];
  if (row === undefined) return;
  const before = cursor.active;
  cursor.setActive(index);
  if (target.closest('.ui-row-check')) {
    if (!(target instanceof HTMLInputElement) || !selection) return;
    const isRange = event.shiftKey && before >= 0;
    const from = isRange ? Math.min(before, index) : index;
    const to = isRange ? Math.max(before, index) : index;
    const range = rows.slice(Math.max(0, from - first), to + 1 - first);
    selection.onToggle(range.map(rowId), target.checked);
    return;
  }
  if (event.defaultPrevented || onOpen === undefined) return;
  if (target.closest('a.ui-row-link')) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(row);
  } else if (target.closest('a, button, input, label') === null && getSelection()?.type !== 'Range')
    onOpen(row);
}

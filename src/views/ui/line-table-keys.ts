import type { KeyboardEvent } from 'react';

import type { LineTableProps } from './line-table-types.ts';

type LineActions = Pick<
  LineTableProps<never>,
  'onAdd' | 'onRemove' | 'onDuplicate' | 'onMove' | 'onUndo' | 'onRedo'
>;

/** Moves between cells like a spreadsheet, and changes whole lines; Enter on the last line adds one. */
export function lineKeys(event: KeyboardEvent<HTMLTableElement>, actions: LineActions): void {
  const target = event.target as HTMLElement; // key events inside a table target an element
  const cell = target.closest<HTMLElement>('td[data-column]');
  const row = cell?.closest<HTMLElement>('tr[data-row]');
  if (!cell || !row || event.defaultPrevented) return undefined;
  const whole = lineAction(event, actions, row);
  if (whole) return act(event, whole);
  // An open suggestion list handles its own arrows and Enter.
  const isOpen = target.getAttribute('aria-expanded') === 'true';
  if (event.ctrlKey || event.metaKey || event.altKey || isOpen) return undefined;
  return moveBetween(event, target, cell, row, actions.onAdd);
}

/** Runs the action of a key on the whole line or the whole table. */
function lineAction(
  event: KeyboardEvent<HTMLTableElement>,
  actions: LineActions,
  row: HTMLElement,
): (() => void) | undefined {
  const id = row.dataset['row'] ?? '';
  const { onRemove, onDuplicate, onMove, onUndo, onRedo } = actions;
  if (event.altKey) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    return event.shiftKey && by && onMove ? () => onMove(id, by) : undefined;
  }
  if (!event.ctrlKey && !event.metaKey) return undefined;
  switch (event.key.toLowerCase()) {
    case 'z':
      return event.shiftKey ? onRedo : onUndo;
    case 'y':
      return onRedo;
    case 'd':
      return onDuplicate && (() => onDuplicate(id));
    case 'backspace':
      return onRemove && (() => onRemove(id));
    default:
      return undefined;
  }
}

function moveBetween(
  event: KeyboardEvent<HTMLTableElement>,
  target: HTMLElement,
  cell: HTMLElement,
  row: HTMLElement,
  onAdd: (() => void) | undefined,
): void {
  const below = row.nextElementSibling;
  switch (event.key) {
    case 'ArrowUp':
      return act(event, () => focusCell(row.previousElementSibling, cell));
    case 'ArrowDown':
      return act(event, () => focusCell(below, cell));
    case 'Enter':
      if (event.shiftKey) return act(event, () => focusCell(row.previousElementSibling, cell));
      return act(event, () => (below ? focusCell(below, cell) : onAdd?.()));
    case 'ArrowLeft':
      return caretAt(target, 'start') ? act(event, () => focusInRow(row, cell, -1)) : undefined;
    case 'ArrowRight':
      return caretAt(target, 'end') ? act(event, () => focusInRow(row, cell, 1)) : undefined;
    default:
      return undefined;
  }
}

function act(event: KeyboardEvent<HTMLTableElement>, what: () => void): void {
  event.preventDefault();
  what();
}

/** What the arrows lead to: what is typed into, and texts that tell more. */
const CONTROL = 'input:not(:disabled), textarea, [role=combobox], [data-cell-stop]';

function focusCell(row: Element | null, cell: HTMLElement): void {
  const column = cell.dataset['column'] ?? '';
  focus(row?.querySelector<HTMLElement>(`td[data-column="${CSS.escape(column)}"] :is(${CONTROL})`));
}

function focusInRow(row: HTMLElement, cell: HTMLElement, step: 1 | -1): void {
  const controls = [...row.querySelectorAll<HTMLElement>(`td[data-column] :is(${CONTROL})`)];
  const at = controls.findIndex((control) => cell.contains(control));
  focus(controls[at + step]);
}

function focus(control: HTMLElement | null | undefined): void {
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
}

function caretAt(target: HTMLElement, end: 'start' | 'end'): boolean {
  if (!(target instanceof HTMLInputElement)) return true;
  const { selectionStart, selectionEnd, value } = target;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return end === 'start' ? selectionEnd === 0 : selectionStart === value.length;
}

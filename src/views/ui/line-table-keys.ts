import type { KeyboardEvent } from 'react';

interface LineActions {
  readonly onAdd: (() => void) | undefined;
  readonly onRemove: ((rowId: string) => void) | undefined;
  readonly onUndo: (() => void) | undefined;
}

/** Moves between cells like a spreadsheet; removes a line with Mod+Backspace; Enter on the last line adds one. */
export function lineKeys(
  event: KeyboardEvent<HTMLTableElement>,
  { onAdd, onRemove, onUndo }: LineActions,
): void {
  const target = event.target as HTMLElement; // keys inside a table land on an element
  const cell = target.closest<HTMLElement>('td[data-column]');
  const row = cell?.closest<HTMLElement>('tr[data-row]');
  if (!cell || !row || event.defaultPrevented || event.altKey) return;
  const mod = event.ctrlKey || event.metaKey;
  if (mod && event.key === 'z' && onUndo) return act(event, onUndo);
  if (mod && event.key === 'Backspace' && onRemove && row.dataset['row'] !== undefined) {
    const id = row.dataset['row'];
    return act(event, () => {
      focusCell((row.nextElementSibling ?? row.previousElementSibling) as HTMLElement | null, cell); // rows are elements
      onRemove(id);
    });
  }
  // An open list of suggestions keeps its own arrows and Enter.
  if (mod || target.getAttribute('aria-expanded') === 'true') return undefined;
  return moveBetween(event, target, cell, row, onAdd);
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

const CONTROL = 'input:not(:disabled), textarea, [role=combobox]';

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

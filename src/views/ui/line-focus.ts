import { useEffect, useRef, type RefObject } from 'react';

interface Copied {
  readonly row: string;
  readonly column: string | undefined;
}

/**
 * A line added while the focus is in the table takes it, in its first control; a copy takes it in the same column.
 * Returns the function that copies a line.
 */
export function useFocusOnNewLine(
  table: RefObject<HTMLTableElement | null>,
  count: number,
  onDuplicate: ((row: string) => void) | undefined,
) {
  const before = useRef(count);
  const copied = useRef<Copied | null>(null);
  useEffect(() => {
    const grown = count === before.current + 1;
    before.current = count;
    const near = table.current?.parentElement?.contains(document.activeElement);
    const from = copied.current;
    copied.current = null;
    if (!grown || !near) return;
    const body = table.current?.querySelector('tbody');
    const original = from && body?.querySelector(`tr[data-row="${CSS.escape(from.row)}"]`);
    const line = original?.nextElementSibling ?? body?.lastElementChild;
    const place = from?.column ? line?.querySelector(`td[data-column="${CSS.escape(from.column)}"]`) : line;
    place?.querySelector<HTMLElement>('input, [role=combobox]')?.focus();
  }, [table, count]);
  if (!onDuplicate) return undefined;
  return (row: string): void => {
    const cell = document.activeElement?.closest<HTMLElement>('td[data-column]');
    copied.current = { row, column: cell?.dataset['column'] };
    onDuplicate(row);
  };
}

interface Place {
  readonly element: Element | null;
  readonly index: number;
  readonly column: string;
}

/**
 * Changes that move or remove the focused line would lose the focus: it returns to where it was, or to the line now in
 * that place. Returns wrappers for such changes.
 */
export function useFocusThatStays(table: RefObject<HTMLTableElement | null>) {
  const kept = useRef<Place | null>(null);
  useEffect(() => {
    const place = kept.current;
    kept.current = null;
    if (!place || document.activeElement === place.element) return;
    if (place.element instanceof HTMLElement && place.element.isConnected) return place.element.focus();
    const rows = [...(table.current?.querySelectorAll('tr[data-row]') ?? [])];
    const line = rows[Math.min(place.index, rows.length - 1)];
    const cell = place.column === '' ? '' : `td[data-column="${CSS.escape(place.column)}"] `;
    const inLine = line?.querySelector<HTMLElement>(`${cell}:is(input, [role=combobox])`);
    // Without a line, adding one comes next.
    (inLine ?? table.current?.parentElement?.querySelector<HTMLElement>('.ui-lines-add button'))?.focus();
  });
  const keeping = (element: Element | null | undefined): void => {
    const row = element?.closest('tr[data-row]');
    const index = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : -1;
    const column = element?.closest<HTMLElement>('td[data-column]')?.dataset['column'] ?? '';
    kept.current = row ? { element: element ?? null, index, column } : null;
  };
  return {
    staying:
      <A extends readonly unknown[]>(act: (...args: A) => void) =>
      (...args: A): void => {
        keeping(document.activeElement);
        act(...args);
      },
    /** For the removal of a line, which its menu asks for from outside the table. */
    replacing:
      (remove: (row: string) => void) =>
      (row: string): void => {
        const focused = document.activeElement;
        const line = table.current?.querySelector(`tr[data-row="${CSS.escape(row)}"]`);
        keeping(line?.contains(focused) ? focused : line);
        remove(row);
      },
  };
}

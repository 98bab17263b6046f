import { useRef, useState, type KeyboardEvent, type FocusEvent } from 'react';
import { useWhenChanged } from './use-when-changed.ts';

interface Cell {
  readonly row: number;
  readonly column: number;
}

const steps: Readonly<Record<string, Cell>> = {
  ArrowDown: { row: 1, column: 0 },
  ArrowUp: { row: -1, column: 0 },
  ArrowRight: { row: 0, column: 1 },
  ArrowLeft: { row: 0, column: -1 },
};

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/**
 * A grid of controls that is one stop of the Tab key: arrows lead from cell to cell, Home and End to the ends of the
 * row, with Ctrl to those of the grid. Cells carry `data-cell="row column"` around one control. The focus begins in the
 * row `start`, if it is not -1.
 */
export function useGridKeys(rows: number, columns: number, start = -1) {
  const grid = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const focus = ({ row, column }: Cell): void => {
    const control = (of: number) =>
      grid.current?.querySelector<HTMLElement>(`[data-cell="${row} ${of}"] :is(input, button)`);
    // A row may have a single cell.
    (control(column) ?? control(0))?.focus();
  };
  useWhenChanged(start, (row) => row >= 0 && focus({ row, column: 0 }));
  const onFocus = ({ target }: FocusEvent): void => {
    const [row = 0, column = 0] = (target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? '0 0')
      .split(' ')
      .map(Number);
    setActive({ row, column });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextOf(event, active, rows, columns);
    if (!next) return;
    event.preventDefault();
    focus(next);
  };
  const tabIndex = (row: number, column: number): 0 | -1 =>
    active.row === row && active.column === column ? 0 : -1;
  return { grid, onFocus, onKeyDown, tabIndex };
}

function nextOf(
  { key, ctrlKey }: KeyboardEvent,
  { row, column }: Cell,
  rows: number,
  columns: number,
): Cell | null {
  if (key === 'Home') return { row: ctrlKey ? 0 : row, column: 0 };
  if (key === 'End') return { row: ctrlKey ? rows - 1 : row, column: columns - 1 };
  const step = steps[key];
  return step
    ? { row: within(row + step.row, rows - 1), column: within(column + step.column, columns - 1) }
    : null;
}

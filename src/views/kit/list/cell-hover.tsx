import type { CellValue } from './export-table.ts';
import './list.css';
import type { PointerEvent, ReactNode } from 'react';
import { useTimeAgo } from '../document/use-time-ago.ts';
import type { ListColumn } from './list-definition.ts';

interface CellHoverProps<L> {
  readonly columns: readonly ListColumn<L>[];
  readonly lines: readonly L[];
  readonly children: ReactNode;
}

/**
 * Wraps a list: hovering a day or a moment shows how long ago or ahead it is, hovering truncated text shows all of it.
 * Adds no cost per cell.
 */
export function CellHover<L>({ columns, lines, children }: CellHoverProps<L>) {
  const ago = useTimeAgo();
  const say = ({ target }: PointerEvent): void => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[role=gridcell]') : null;
    const row = cell?.closest<HTMLElement>('[data-index]');
    if (!cell || !row) return;
    const place = [...row.querySelectorAll('.ui-cell')].indexOf(cell);
    const line = lines[Number(row.dataset['index'])];
    const time = line === undefined ? undefined : timeIn(columns[place]?.value?.(line));
    if (time !== undefined) cell.title = ago(time);
    else if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent;
    else cell.removeAttribute('title'); // the element may have belonged to another row before
  };
  return (
    <div role="presentation" className="ui-list-hover" onPointerOver={say}>
      {children}
    </div>
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function timeIn(value: CellValue | undefined): string | undefined {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' && DAY.test(value) ? value : undefined;
}

import { useState, type KeyboardEvent } from 'react';
import { isTyping } from './hotkey.ts';

export interface RowCursor {
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface RowCursorOptions {
  readonly count: number;
  readonly page: number;
  /** Identifies the question that the rows answer: a new one clears the keyboard's row. */
  readonly question?: string | undefined;
  readonly onMove: (index: number) => void;
  readonly onOpen: (index: number) => void;
  readonly onSelect: (index: number) => void;
  readonly onEdit: (index: number) => void;
}

/** The keyboard's row: arrows, j and k, page keys, Home and End move it, Enter opens, e edits, x and space select. */
export function useRowCursor(options: RowCursorOptions): RowCursor {
  const { count, page, question, onMove, onOpen, onSelect, onEdit } = options;
  const [wanted, setWanted] = useState(-1);
  const [answered, setAnswered] = useState(question);
  if (answered !== question) {
    setAnswered(question);
    setWanted(-1);
  }
  const active = Math.min(wanted, count - 1);
  const go = (index: number) => {
    const next = Math.max(0, Math.min(index, count - 1));
    setWanted(next);
    onMove(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || count === 0) return;
    const target = targetRow(event.key, active, count, page);
    const onControl = event.target !== event.currentTarget && !isRow(event.target);
    if (target !== undefined) {
      if (event.shiftKey && active >= 0 && Math.abs(target - active) === 1) onSelect(active);
      go(target);
    } else if (event.key === 'Enter' && active >= 0 && !onControl) onOpen(active);
    else if ((event.key === 'x' || (event.key === ' ' && !onControl)) && active >= 0) onSelect(active);
    else if (event.key === 'e' && active >= 0) onEdit(active);
    else return;
    event.preventDefault();
  };
  return { active, setActive: setWanted, onKeyDown };
}

const isRow = (target: EventTarget): boolean => target instanceof Element && target.matches('[data-row]');

function targetRow(key: string, active: number, count: number, page: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'j':
    case 'J':
      return active + 1;
    case 'ArrowUp':
    case 'k':
    case 'K':
      return active - 1;
    case 'PageDown':
      return active + page;
    case 'PageUp':
      return active - page;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

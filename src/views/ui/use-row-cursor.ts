import { useState, type KeyboardEvent } from 'react';
import { isTyping } from './hotkey.ts';
import { isSingleKey, singleKeysOn } from './single-keys.ts';

export interface RowCursor {
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface RowCursorOptions {
  /** The place of the first row that is here. Default: 0. */
  readonly first?: number;
  readonly count: number;
  readonly page: number;
  /** Identifies the question that the rows answer: a new one clears the keyboard's row. */
  readonly question?: string | undefined;
  readonly onMove: (index: number) => void;
  /** Home and End: whether the row they lead to has to be fetched first. */
  readonly onEnd?: (end: 'first' | 'last') => boolean;
  readonly onOpen: (index: number) => void;
  readonly onSelect: (index: number) => void;
  readonly onEdit: (index: number) => void;
}

/** The keyboard's row: arrows, j and k, page keys, Home and End move it, Enter opens, e edits, x and space select. */
export function useRowCursor(options: RowCursorOptions): RowCursor {
  const { first = 0, count, page, question, onMove, onEnd, onOpen, onSelect, onEdit } = options;
  const last = first + count - 1;
  const [wanted, setWanted] = useState(-1);
  const [answered, setAnswered] = useState(question);
  if (answered !== question) {
    setAnswered(question);
    setWanted(-1);
  }
  const active = wanted < first ? -1 : Math.min(wanted, last);
  const go = (index: number) => {
    const next = Math.max(first, Math.min(index, last));
    setWanted(next);
    onMove(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || count === 0) return;
    if (isSingleKey(event.key) && event.key !== ' ' && !singleKeysOn()) return;
    const target = targetRow(event.key, active, { first, last, page });
    const onControl = event.target !== event.currentTarget && !isRow(event.target);
    const end = event.key === 'Home' ? 'first' : event.key === 'End' ? 'last' : undefined;
    if (end && onEnd?.(end) === true) event.preventDefault();
    else if (target !== undefined) {
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

function targetRow(
  key: string,
  active: number,
  { first, last, page }: { readonly first: number; readonly last: number; readonly page: number },
): number | undefined {
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
      return first;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

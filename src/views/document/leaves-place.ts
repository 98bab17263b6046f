import type { FocusEvent } from 'react';

const PLACE = 'tr[data-row], .ui-field';

/** Does the focus leave the line or the field it was in, rather than move inside it. */
export function leavesPlace({ target, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  const next = relatedTarget instanceof Element ? relatedTarget.closest(PLACE) : null;
  return target.closest(PLACE) !== next;
}

import { useLayoutEffect, type RefObject } from 'react';

const GAP = 4;
const MARGIN = 8;

function place(anchor: DOMRect, box: DOMRect, side: 'start' | 'end' | 'center', above: boolean) {
  const width = document.documentElement.clientWidth;
  const height = window.innerHeight;
  const rtl = document.documentElement.dir === 'rtl';
  const alignRight = (side === 'end') !== rtl;
  const wanted =
    side === 'center'
      ? anchor.left + (anchor.width - box.width) / 2
      : alignRight
        ? anchor.right - box.width
        : anchor.left;
  const left = Math.min(Math.max(wanted, MARGIN), Math.max(MARGIN, width - box.width - MARGIN));
  const below = anchor.bottom + GAP;
  const over = anchor.top - GAP - box.height;
  const fitsBelow = below + box.height <= height - MARGIN;
  const fitsAbove = over >= MARGIN;
  const top = above ? (fitsAbove ? over : below) : fitsBelow || !fitsAbove ? below : over;
  return { left, top };
}

/** Shows a `popover` element in the top layer next to its anchor while `open`, and keeps it there on scroll. */
export function useAnchored(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  side: 'start' | 'end' | 'center' = 'start',
  above = false,
): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!open || element === null || anchor.current === null) return undefined;
    element.showPopover?.();
    const move = () => {
      if (anchor.current === null) return;
      const { left, top } = place(
        anchor.current.getBoundingClientRect(),
        element.getBoundingClientRect(),
        side,
        above,
      );
      element.style.setProperty('left', `${left}px`);
      element.style.setProperty('top', `${top}px`);
    };
    move();
    window.addEventListener('scroll', move, true);
    window.addEventListener('resize', move);
    return () => {
      window.removeEventListener('scroll', move, true);
      window.removeEventListener('resize', move);
      element.hidePopover?.();
    };
  }, [open, anchor, box, side, above]);
}

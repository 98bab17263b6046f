import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useAnchored } from './use-anchored.ts';

export interface PopoverProps {
  readonly open: boolean;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly side?: 'start' | 'end';
  readonly onClose: () => void;
  readonly id?: string | undefined;
  readonly role?: 'menu' | 'dialog' | undefined;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** What was opened from within and lies in front of it, such as a calendar. [UI75] */
const isInFrontOf = (box: Element | null, target: Node): boolean => {
  const other = target instanceof Element ? target.closest('[popover]') : null;
  return box !== null && other !== null && !other.contains(box) && !box.contains(other);
};

/** A small overlay next to its anchor, in the top layer. Closes on Escape, on a press outside, and on focus loss. */
export function Popover({ open, anchor, side = 'start', onClose, id, role, label, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  useAnchored(open, anchor, box, side);
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: PointerEvent) => {
      const target = event.target as Node; // pointer events on a document target nodes
      if (box.current?.contains(target) || anchor.current?.contains(target)) return;
      if (!isInFrontOf(box.current, target)) onClose();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isInFrontOf(box.current, event.target as Node)) return;
      event.stopPropagation();
      event.preventDefault();
      onClose();
      anchor.current?.querySelector<HTMLElement>('button, a, input')?.focus();
    };
    document.addEventListener('pointerdown', outside, true);
    document.addEventListener('keydown', escape, true);
    return () => {
      document.removeEventListener('pointerdown', outside, true);
      document.removeEventListener('keydown', escape, true);
    };
  }, [open, anchor, onClose]);
  if (!open) return null;
  return (
    <div ref={box} id={id} role={role} aria-label={label} popover="manual" className="ui-popover">
      {children}
    </div>
  );
}

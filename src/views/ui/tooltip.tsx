import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useAnchored } from './use-anchored.ts';

export interface TooltipProps {
  /** Without a text nothing is shown. */
  readonly text?: string | undefined;
  /** Gets the id for `aria-describedby` (undefined without a text). */
  readonly children: (describedBy: string | undefined) => ReactNode;
}

/** A short explanation on hover and on focus; Escape hides it; it stays while the pointer is on its anchor. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  useAnchored(shown && text !== undefined, anchor, box, 'center', true);
  useEffect(() => {
    if (!shown) return undefined;
    const hide = (event: KeyboardEvent) => event.key === 'Escape' && setShown(false);
    window.addEventListener('keydown', hide, true);
    return () => window.removeEventListener('keydown', hide, true);
  }, [shown]);
  if (text === undefined) return children(undefined);
  return (
    <span
      ref={anchor}
      className="ui-tooltip-anchor"
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={(event) => setShown(event.target.matches(':focus-visible'))}
      onBlur={() => setShown(false)}
    >
      {children(id)}
      <span ref={box} id={id} role="tooltip" popover="manual" className="ui-tooltip">
        {text}
      </span>
    </span>
  );
}

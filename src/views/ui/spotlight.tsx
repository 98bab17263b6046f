import './theme/spotlight.css';
import { autoUpdate, flip, offset, shift, useFloating, type Middleware } from '@floating-ui/react-dom';
import { useEffect, useEffectEvent, useState, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isDrawn } from './is-drawn.ts';
import { spotlightKey, type SpotlightKey } from './spotlight-key.ts';
import { useModalFocus } from './use-modal-focus.ts';

export interface SpotlightProps {
  /** The highlighted element; null while it is being looked for: the card stays where it was, initially centred. */
  readonly target: HTMLElement | null;
  /** Ids of the title and the text among the children. */
  readonly labelledBy: string;
  readonly describedBy: string;
  /** Called when the highlighted element has left the page. */
  readonly onLost: () => void;
  readonly onKey: (key: SpotlightKey) => void;
  readonly children: ReactNode;
}

const MARGIN = 12;

/** Adds the target's rectangle to the position data. */
const hole: Middleware = {
  name: 'hole',
  fn: ({ rects }) => ({ data: rects.reference }),
};
// The card goes below, else above, else to the side; if nothing fits it covers the target.
const placing = [
  offset(MARGIN),
  flip({
    crossAxis: false,
    fallbackPlacements: ['top', 'right', 'left'],
    fallbackStrategy: 'initialPlacement',
  }),
  shift({ crossAxis: true, padding: MARGIN }),
  hole,
];

/** Highlights one element of the page, dims and blocks the rest, and shows a focused card next to it. */
export function Spotlight({ target, labelledBy, describedBy, onLost, onKey, children }: SpotlightProps) {
  // A state setter as ref: an inline ref would be null on every render, while the page below renders and takes the
  // focus.
  const [card, setCard] = useState<HTMLElement | null>(null);
  const { floatingStyles, isPositioned, middlewareData } = usePlace(target, card, onLost);
  useModalFocus(true, () => card);
  useFocusKept(card);
  useSpotlightKeys(card, onKey);
  return createPortal(
    <>
      <div className="ui-spotlight-scrim" data-plain={target === null} role="presentation" />
      {target !== null && isPositioned && (
        <div className="ui-spotlight-hole" style={holeStyle(middlewareData['hole'])} role="presentation" />
      )}
      <div
        ref={setCard}
        role="dialog"
        aria-modal
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        tabIndex={-1}
        className="ui-spotlight-card"
        data-placed={isPositioned}
        style={isPositioned ? floatingStyles : undefined}
      >
        {children}
      </div>
    </>,
    document.body,
  );
}

/** Next to the target, also while the page scrolls or resizes; without a position until the first target. */
function usePlace(target: HTMLElement | null, card: HTMLElement | null, onLost: () => void) {
  return useFloating({
    strategy: 'fixed',
    placement: 'bottom',
    middleware: placing,
    elements: { reference: target, floating: card },
    whileElementsMounted: (reference, floating, update) =>
      autoUpdate(reference, floating, () => {
        if (reference instanceof Element && !isDrawn(reference)) onLost();
        else update();
      }),
  });
}

function holeStyle(place: Record<string, unknown> | undefined): CSSProperties {
  const { x = 0, y = 0, width = 0, height = 0 } = (place ?? {}) as Partial<DOMRect>; // what the middleware returns
  return { width, height, transform: `translate(${x}px, ${y}px)` };
}

/** The card gets and keeps the focus; afterwards the focus returns to the page. */
function useFocusKept(card: HTMLElement | null): void {
  useEffect(() => {
    const keep = ({ target }: FocusEvent): void => {
      const isElsewhere = target instanceof Element && target.closest('[role=dialog], [popover]') === null;
      if (isElsewhere) card?.focus({ preventScroll: true });
    };
    card?.focus({ preventScroll: true });
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, [card]);
  useEffect(
    () => () => {
      if (document.activeElement === document.body || document.activeElement === null)
        document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
    },
    [],
  );
}

function useSpotlightKeys(card: HTMLElement | null, onKey: SpotlightProps['onKey']): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = spotlightKey(event, card);
    if (key === undefined) return;
    event.preventDefault();
    onKey(key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

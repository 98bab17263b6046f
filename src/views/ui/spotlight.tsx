import './theme/spotlight.css';
import { autoUpdate, flip, offset, shift, useFloating, type Middleware } from '@floating-ui/react-dom';
import { useEffect, useEffectEvent, useState, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isDrawn } from './is-drawn.ts';
import { spotlightKey, type SpotlightKey } from './spotlight-key.ts';
import { useModalFocus } from './use-modal-focus.ts';

export interface SpotlightProps {
  /** What is shown; null while it is being looked for: the card stays where it was, at first in the middle. */
  readonly target: HTMLElement | null;
  /** Ids of the title and the text among the children. */
  readonly labelledBy: string;
  readonly describedBy: string;
  /** What is shown has gone from the page. */
  readonly onLost: () => void;
  readonly onKey: (key: SpotlightKey) => void;
  readonly children: ReactNode;
}

const MARGIN = 12;

/** Where the target is in the window, beside the place of the card. */
const hole: Middleware = {
  name: 'hole',
  fn: ({ rects }) => ({ data: rects.reference }),
};
// The card goes below, else above, else beside; where nothing of that fits it lies over the target.
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

/** One element of the page in the light, the rest dimmed and out of reach, and a card beside it that has the focus. */
export function Spotlight({ target, labelledBy, describedBy, onLost, onKey, children }: SpotlightProps) {
  // Set once: a ref that is set anew with every drawing is empty while the page under it is drawn and takes the focus.
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

/** Beside the target, also while the page scrolls or changes its size; before the first one it has no place. */
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
  const { x = 0, y = 0, width = 0, height = 0 } = (place ?? {}) as Partial<DOMRect>; // what the middleware above gives
  return { width, height, transform: `translate(${x}px, ${y}px)` };
}

/** The card gets the focus and keeps it; afterwards the focus is on the page. */
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

import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useAnchored } from './use-anchored.ts';

export interface TooltipProps {
  /** Without a text nothing is shown. */
  readonly text?: string | undefined;
  /** Opens what explains the text: the tooltip then has a button for it, one Tab after its anchor. */
  readonly onWhy?: (() => void) | undefined;
  /** Gets the id for `aria-describedby` (undefined without a text), and what shows the text until something else is pressed. */
  readonly children: (describedBy: string | undefined, keep: () => void) => ReactNode;
}

/** A short explanation on hover and on focus; Escape hides it; it stays while the pointer is on it or its anchor. */
export function Tooltip({ text, onWhy, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const { shown, keep, hide, ...hears } = useShowing(anchor);
  useAnchored(shown && text !== undefined, anchor, box, 'center', true);
  if (text === undefined) return children(undefined, nothing);
  const explain = (): void => {
    anchor.current?.querySelector('button')?.focus({ preventScroll: true }); // what opens gives the focus back to it
    hide();
    onWhy?.();
  };
  return (
    <span ref={anchor} className="ui-tooltip-anchor" {...hears}>
      {children(id, keep)}
      <span ref={box} popover="manual" className="ui-tooltip" data-why={onWhy !== undefined}>
        <span id={id} role="tooltip">
          {text}
        </span>
        {onWhy && shown && <WhyButton describedBy={id} onWhy={explain} />}
      </span>
    </span>
  );
}

const nothing = (): void => {};

function WhyButton({ describedBy, onWhy }: { readonly describedBy: string; readonly onWhy: () => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className="ui-tooltip-why"
      aria-describedby={describedBy}
      onMouseDown={(event) => event.preventDefault()} // browsers that do not focus what is pressed would hide it
      onClick={onWhy}
    >
      {t`Why?`}
    </button>
  );
}

/** When the text is shown: near the pointer, or kept for the focus of a key or by a press, until the next one elsewhere. */
function useShowing(anchor: RefObject<HTMLSpanElement | null>) {
  const [shown, setShown] = useState<'no' | 'near' | 'kept'>('no');
  const hide = (): void => setShown('no');
  useEffect(() => {
    if (shown === 'no') return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setShown('no');
    };
    const onPress = (event: PointerEvent): void => {
      if (!isWithin(anchor, event.target)) setShown('no');
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPress, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPress, true);
    };
  }, [shown, anchor]);
  return {
    shown: shown !== 'no',
    keep: () => setShown('kept'),
    hide,
    onPointerEnter: () => setShown((now) => (now === 'no' ? 'near' : now)),
    onPointerLeave: () => setShown((now) => (now === 'near' ? 'no' : now)),
    onFocus: (event: FocusEvent) => {
      const isByKey = event.target.matches(':focus-visible');
      setShown((now) => (isByKey || now === 'kept' ? 'kept' : 'no'));
    },
    onBlur: (event: FocusEvent) => !isWithin(anchor, event.relatedTarget) && hide(),
  };
}

const isWithin = ({ current }: RefObject<HTMLElement | null>, target: EventTarget | null): boolean =>
  target instanceof Node && current?.contains(target) === true;

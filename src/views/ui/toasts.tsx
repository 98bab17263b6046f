import { useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Icon } from './icon.tsx';
import { useAttention, useToastFocus } from './toasts-attention.ts';

export interface ToastNotice {
  readonly id: number;
  readonly type: 'success' | 'error' | 'warning' | 'info';
  readonly message: string;
  /** How many times it was said, if more than once. */
  readonly times?: number;
  /** What explains it, if something does. */
  readonly why?: Why;
}

interface Why {
  readonly kind: string;
  readonly code: string;
}

interface ToastsProps {
  /** Newest first. The owner of the list also times it. */
  readonly notices: readonly ToastNotice[];
  readonly onClose: (id: number) => void;
  readonly onClear: () => void;
  /** Explains a toast that can be. */
  readonly onWhy?: (why: Why) => void;
  /** True while a toast is hovered or focused or another tab is in front: their timers pause. */
  readonly onHold: (held: boolean) => void;
}

const LOOK = {
  success: { tone: 'success', icon: 'circleCheck' },
  error: { tone: 'danger', icon: 'alert' },
  warning: { tone: 'warning', icon: 'alert' },
  info: { tone: 'info', icon: 'info' },
} as const;

const SPACING = 85;
/** From this many on the stack scrolls: as many as fit into the lowest supported window (390 × 600). */
const MANY = 6;

/** The stack of toasts: the first 30 px from the top, the others 85 px apart; errors interrupt, others wait. */
export function Toasts({ notices, onClose, onClear, onWhy, onHold }: ToastsProps) {
  const { t } = useLingui();
  const region = useRef<HTMLDivElement>(null);
  const closedByKey = useToastFocus(region, notices.length);
  useAttention(region, notices.length, onHold);
  const end = (byKey: boolean, how: () => void): void => {
    if (byKey) closedByKey();
    how();
  };
  const close = (id: number, byKey: boolean): void => end(byKey, () => onClose(id));
  return (
    <div
      ref={region}
      className="ui-toasts"
      role="region"
      aria-label={t`Notifications`}
      aria-keyshortcuts="F8"
      data-many={notices.length > MANY}
    >
      {notices.length > 1 && <ClearAll onClear={(byKey) => end(byKey, onClear)} />}
      {(['assertive', 'polite'] as const).map((live) => (
        <div key={live} aria-live={live} aria-relevant="additions">
          {notices.map(
            (notice, index) =>
              (notice.type === 'error') === (live === 'assertive') && (
                <Toast key={notice.id} notice={notice} index={index} onClose={close} onWhy={onWhy} />
              ),
          )}
        </div>
      ))}
    </div>
  );
}

function ClearAll({ onClear }: { readonly onClear: (byKey: boolean) => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className="ui-toasts-clear"
      onMouseDown={keepFocus}
      onClick={(event) => onClear(event.detail === 0)}
    >
      {t`Clear all`}
    </button>
  );
}

interface ToastProps {
  readonly notice: ToastNotice;
  /** Position from the top. */
  readonly index: number;
  readonly onClose: (id: number, byKey: boolean) => void;
  readonly onWhy: ToastsProps['onWhy'];
}

function Toast({ notice: { id, type, message, times, why }, index, onClose, onWhy }: ToastProps) {
  const { t } = useLingui();
  const { tone, icon } = LOOK[type];
  return (
    <div
      className="ui-toast"
      role="presentation"
      data-tone={tone}
      data-index={index}
      style={{ transform: `translateY(${index * SPACING}px)` }}
      onKeyDown={(event) => event.key === 'Escape' && onClose(id, true)}
    >
      <Icon name={icon} size={18} />
      <p>{message}</p>
      {times !== undefined && <span className="ui-toast-times">{t`${times} times`}</span>}
      {why && onWhy && (
        <button type="button" className="ui-toast-why" onClick={() => onWhy(why)}>
          {t`Why?`}
        </button>
      )}
      <button
        type="button"
        className="ui-chip-remove"
        aria-label={t`Close`}
        onMouseDown={keepFocus}
        onClick={(event) => onClose(id, event.detail === 0)}
      >
        <Icon name="x" size={14} />
      </button>
    </div>
  );
}

/** Closing one with the pointer must not take the focus out of a form. */
const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault();

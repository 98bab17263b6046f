import { useLingui } from '@lingui/react/macro';
import { Icon } from './icon.tsx';

export interface ToastNotice {
  readonly id: number | string;
  readonly type: 'success' | 'error' | 'warning' | 'info';
  readonly message: string;
}

export interface ToastsProps {
  /** Newest first. Whoever owns the list also times it (4000 ms by default). */
  readonly notices: readonly ToastNotice[];
  readonly onClose: (id: number | string) => void;
}

const LOOK = {
  success: { tone: 'success', icon: 'circleCheck' },
  error: { tone: 'danger', icon: 'alert' },
  warning: { tone: 'warning', icon: 'alert' },
  info: { tone: 'info', icon: 'info' },
} as const;

const SPACING = 85;

/** The stack of toasts: the first 30 px from the top, the others 85 px apart; errors interrupt, others wait. */
export function Toasts({ notices, onClose }: ToastsProps) {
  const { t } = useLingui();
  return (
    <div className="ui-toasts" role="region" aria-label={t`Notifications`}>
      {(['assertive', 'polite'] as const).map((live) => (
        <div key={live} aria-live={live} aria-relevant="additions">
          {notices.map(
            (notice, index) =>
              (notice.type === 'error') === (live === 'assertive') && (
                <div
                  key={notice.id}
                  className="ui-toast"
                  data-tone={LOOK[notice.type].tone}
                  style={{ transform: `translateY(${index * SPACING}px)` }}
                >
                  <Icon name={LOOK[notice.type].icon} size={18} />
                  <p>{notice.message}</p>
                  <button
                    type="button"
                    className="ui-chip-remove"
                    aria-label={t`Close`}
                    onClick={() => onClose(notice.id)}
                  >
                    <Icon name="x" size={14} />
                  </button>
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  );
}

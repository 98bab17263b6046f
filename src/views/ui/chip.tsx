import { useLingui } from '@lingui/react/macro';
import { Icon, type IconName } from './icon.tsx';

export interface ChipProps {
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** With `onToggle`: a filter that is on or off. */
  readonly on?: boolean;
  readonly onToggle?: ((on: boolean) => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
}

/** A small fact, a filter that toggles, or one that can be taken away. */
export function Chip({ label, icon, on = false, onToggle, onRemove }: ChipProps) {
  const { t } = useLingui();
  const words = (
    <>
      {icon && <Icon name={icon} size={14} />}
      {label}
    </>
  );
  if (onToggle !== undefined) {
    return (
      <button type="button" className="ui-chip" aria-pressed={on} onClick={() => onToggle(!on)}>
        {words}
      </button>
    );
  }
  return (
    <span className="ui-chip" data-on={on}>
      {words}
      {onRemove && (
        <button type="button" className="ui-chip-remove" aria-label={t`Remove ${label}`} onClick={onRemove}>
          <Icon name="x" size={13} />
        </button>
      )}
    </span>
  );
}

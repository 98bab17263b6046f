import { Trans, useLingui } from '@lingui/react/macro';
import {
  cellKey,
  isFixed,
  isUsual,
  type Channel,
  type Choices,
  type May,
  type NotificationEvent,
} from '#model/notifications/notification-events.ts';
import type { NotificationChange } from '#model/notifications/notification-settings.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { useChannelNames } from './use-channel-names.ts';

interface CellProps {
  readonly event: NotificationEvent;
  readonly channel: Channel;
  readonly choices: Choices;
  readonly may: May;
  /** The event's name. */
  readonly name: string;
  readonly tabIndex: 0 | -1;
  readonly onChange: (change: NotificationChange) => void;
}

/** Whether an event comes by a channel: what was chosen, or what is usual, which is said. */
export function NotificationCell({ event, channel, choices, may, name, tabIndex, onChange }: CellProps) {
  const { t } = useLingui();
  const channelName = useChannelNames()[channel];
  const isLocked = isFixed(event, channel);
  const chosen = isLocked ? undefined : choices.get(cellKey(event.id, channel));
  const on = isLocked || (chosen ?? isUsual(event, channel, may));
  const label = `${name}, ${channelName}`;
  const isPlain = chosen === undefined && !isLocked;
  return (
    <span className="notices-cell">
      <Checkbox
        checked={on}
        label={isPlain ? t`${label}, default` : label}
        labelHidden
        tabIndex={tabIndex}
        disabledReason={isLocked ? t`Always` : undefined}
        onChange={(next) => {
          if (!isLocked) onChange({ cells: [{ event: event.id, channel, on: next }] });
        }}
      />
      <span className="notices-channel" aria-hidden>
        {channelName}
      </span>
      <small aria-hidden data-usual={isPlain}>
        {isLocked ? <Trans>always</Trans> : isPlain ? <Trans>default</Trans> : <Trans>chosen</Trans>}
      </small>
    </span>
  );
}

import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  cellKey,
  channels,
  type Choices,
  type NotificationEvent,
} from '#model/notifications/notification-events.ts';
import type { NotificationChange } from '#model/notifications/notification-settings.ts';
import { Button } from '#views/ui/button.tsx';

interface AsUsualProps {
  readonly event: NotificationEvent;
  readonly choices: Choices;
  readonly name: string;
  readonly tabIndex: 0 | -1;
  readonly onChange: (change: NotificationChange) => void;
}

/** Takes back what was chosen for an event. */
export function AsUsual({ event, choices, name, tabIndex, onChange }: AsUsualProps) {
  const { t } = useLingui();
  const chosen = channels.filter((channel) => choices.has(cellKey(event.id, channel)));
  const takeBack = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    const cell = currentTarget.closest('[data-cell]');
    flushSync(() => onChange({ cells: chosen.map((channel) => ({ event: event.id, channel, on: null })) }));
    // The button that says why it is off is drawn anew, and would leave the focus nowhere.
    cell?.querySelector('button')?.focus();
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      icon="refresh"
      label={t`${name}: default`}
      tabIndex={tabIndex}
      disabledReason={chosen.length === 0 ? t`Nothing is changed` : undefined}
      onClick={takeBack}
    >
      <Trans>Default</Trans>
    </Button>
  );
}

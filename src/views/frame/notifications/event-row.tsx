import { useLingui } from '@lingui/react/macro';
import { messageOf } from '#i18n/i18n.ts';
import { channels, type NotificationEvent } from '#model/notifications/notification-events.ts';
import { eventWords, insistingWords } from '#words/notification.words.ts';
import { Icon } from '#views/ui/icon.tsx';
import { AsUsual } from './as-usual.tsx';
import { NotificationCell } from './notification-cell.tsx';
import type { MatrixProps } from './matrix-props.ts';

interface EventRowProps extends Omit<MatrixProps, 'events'> {
  readonly event: NotificationEvent;
  readonly row: number;
  readonly tabIndex: (row: number, column: number) => 0 | -1;
}

/** One event: what it is, and a cell for each channel. */
export function EventRow({ event, row, tabIndex, choices, may, marked, onChange }: EventRowProps) {
  const { i18n } = useLingui();
  const words = eventWords(event);
  const name = i18n._(messageOf(words.name));
  return (
    <div role="row" data-event={event.id} data-marked={event.id === marked}>
      <div role="rowheader">
        <span className="notices-name">{name}</span>
        <small>{i18n._(messageOf(words.about))}</small>
        {event.insists && (
          <small className="notices-insists">
            <Icon name="lock" size={12} /> {i18n._(messageOf(insistingWords[event.insists]))}
          </small>
        )}
      </div>
      {channels.map((channel, column) => (
        <div key={channel} role="gridcell" data-cell={`${row} ${column}`}>
          <NotificationCell
            {...{ event, channel, choices, may, name, onChange }}
            tabIndex={tabIndex(row, column)}
          />
        </div>
      ))}
      <div role="gridcell" data-cell={`${row} ${channels.length}`}>
        <AsUsual {...{ event, choices, name, onChange }} tabIndex={tabIndex(row, channels.length)} />
      </div>
    </div>
  );
}

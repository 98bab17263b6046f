import { useLingui } from '@lingui/react/macro';
import { channels, eventGroups, type EventGroup } from '#model/notifications/notification-events.ts';
import { useGridKeys } from '../ui/use-grid-keys.ts';
import { EventRow } from './event-row.tsx';
import type { MatrixProps } from './matrix-props.ts';
import { useChannelNames } from './use-channel-names.ts';

function useGroupNames(): Readonly<Record<EventGroup, string>> {
  const { t } = useLingui();
  return {
    talk: t`Conversations`,
    decisions: t`Decisions and rights`,
    documents: t`Your documents`,
    warnings: t`Warnings`,
  };
}

/** Event by channel, saved cell by cell; a grid that arrow keys lead through, cards on a narrow screen. */
export function NotificationMatrix(props: MatrixProps) {
  const { t } = useLingui();
  const { events, marked } = props;
  const groups = useGroupNames();
  const start = events.findIndex(({ id }) => id === marked);
  const { grid, tabIndex, ...keys } = useGridKeys(events.length, channels.length + 1, start);
  const shown = eventGroups.filter((group) => events.some((event) => event.group === group));
  return (
    // Its cells take the focus, one at a time.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={grid}
      role="grid"
      aria-label={t`What you are notified of, and where`}
      className="notices-matrix"
      {...keys}
    >
      <MatrixHead />
      {shown.map((group) => (
        <div key={group} role="rowgroup">
          <div role="row" className="notices-group">
            <div role="rowheader" aria-colspan={channels.length + 2}>
              {groups[group]}
            </div>
          </div>
          {events.map(
            (event, row) =>
              event.group === group && (
                <EventRow key={event.id} {...props} event={event} row={row} tabIndex={tabIndex} />
              ),
          )}
        </div>
      ))}
    </div>
  );
}

function MatrixHead() {
  const { t } = useLingui();
  const names = useChannelNames();
  return (
    <div role="rowgroup" className="notices-head">
      <div role="row">
        <div role="columnheader">{t`Event`}</div>
        {channels.map((channel) => (
          <div key={channel} role="columnheader">
            {names[channel]}
          </div>
        ))}
        <div role="columnheader">
          <span className="ui-hidden">{t`Default`}</span>
        </div>
      </div>
    </div>
  );
}

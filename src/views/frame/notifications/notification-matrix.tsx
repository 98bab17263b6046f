import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import {
  cellKey,
  channels,
  eventGroups,
  type EventGroup,
  type NotificationEvent,
} from '#model/notifications/notification-events.ts';
import { useGridKeys } from '#views/ui/use-grid-keys.ts';
import { DefaultRow } from './default-row.tsx';
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

/**
 * The rows that are open: what differs from the default, or did since the page was opened, what a link leads to, and
 * what somebody opened. [NX7]
 */
function useOpenRows({ events, choices, marked }: MatrixProps) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const differs = ({ id }: NotificationEvent): boolean =>
    channels.some((channel) => choices.has(cellKey(id, channel)));
  const [differed, setDiffered] = useState(() => events.filter(differs).map(({ id }) => id));
  const more = events.filter((event) => differs(event) && !differed.includes(event.id));
  if (more.length > 0) setDiffered([...differed, ...more.map(({ id }) => id)]);
  const isOpen = ({ id }: NotificationEvent): boolean =>
    id === marked || opened.includes(id) || differed.includes(id);
  const at = opened.at(-1) ?? marked;
  return {
    isOpen,
    open: (id: string) => setOpened([...opened.filter((one) => one !== id), id]),
    /** The row that has the focus: the one that was opened last. */
    start: events.findIndex(({ id }) => id === at),
  };
}

/**
 * What differs from the default, event by channel, saved cell by cell; the rest in a line each, that opens. A grid that
 * arrow keys lead through, cards on a narrow screen.
 */
export function NotificationMatrix(props: MatrixProps) {
  const { t } = useLingui();
  const { events, may } = props;
  const { isOpen, open, start } = useOpenRows(props);
  const groups = useGroupNames();
  const { grid, tabIndex, ...keys } = useGridKeys(events.length, channels.length + 1, start);
  const rowOf = (event: NotificationEvent, row: number) =>
    isOpen(event) ? (
      <EventRow key={event.id} {...props} {...{ event, row, tabIndex }} />
    ) : (
      <DefaultRow
        key={event.id}
        {...{ event, row, may }}
        tabIndex={tabIndex(row, 0)}
        onOpen={() => open(event.id)}
      />
    );
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
      {events.some(isOpen) && <MatrixHead />}
      {shown.map((group) => (
        <div key={group} role="rowgroup">
          <div role="row" className="notices-group">
            <div role="rowheader" aria-colspan={channels.length + 2}>
              {groups[group]}
            </div>
          </div>
          {events.map((event, row) => event.group === group && rowOf(event, row))}
        </div>
      ))}
    </div>
  );
}

/** Names the channels of open rows; the others say theirs. */
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

import { Trans, useLingui } from '@lingui/react/macro';
import { COMPANY } from '#model/values/company-document.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { Tabs } from '#views/ui/tabs.tsx';
import { useDayName } from './use-day-name.ts';
import { InboxItem } from './inbox-item.tsx';
import { byDay, filtered, inboxFilters, type InboxFilter } from './inbox-groups.ts';
import type { Inbox } from './use-inbox.ts';

interface InboxListProps {
  readonly inbox: Inbox;
  readonly filter: InboxFilter;
  readonly onFilter: (filter: InboxFilter) => void;
  /** Called when a link is followed. */
  readonly onLeave?: () => void;
}

/** The person's notifications, by day. */
export function InboxList(props: InboxListProps) {
  const { actor, page, isBehind, isOpening, isFetching } = props.inbox;
  return (
    <div className="inbox">
      <InboxHead {...props} />
      {isBehind && (
        <Notice tone="warning">
          <Trans>The server can't be reached. This is what is known here; there may be more.</Trans>
        </Notice>
      )}
      {isOpening ? <Skeleton height="8rem" /> : <Days {...props} />}
      {page.next !== null && !isBehind && (
        <Button size="sm" loading={isFetching} onClick={() => actor.send({ type: 'more' })}>
          <Trans>Show older</Trans>
        </Button>
      )}
    </div>
  );
}

function InboxHead({ inbox: { actor, page }, filter, onFilter }: InboxListProps) {
  const { t } = useLingui();
  const labels: Record<InboxFilter, string> = { all: t`All`, unread: t`Unread`, mentions: t`Mentions` };
  const tabs = inboxFilters.map((id) => ({
    id,
    label: labels[id],
    ...(id === 'unread' && page.unread > 0 && { count: page.unread }),
  }));
  return (
    <div className="inbox-head">
      <Tabs
        label={t`Inbox`}
        tabs={tabs}
        active={filter}
        onChange={(id) => onFilter(inboxFilters.find((one) => one === id) ?? 'all')}
      />
      <Button
        size="sm"
        variant="quiet"
        icon="checks"
        disabledReason={page.unread === 0 ? t`All caught up` : undefined}
        data-testid="inbox-read-all"
        onClick={() => actor.send({ type: 'readAll' })}
      >
        <Trans>Mark all as read</Trans>
      </Button>
    </div>
  );
}

function Days({ inbox, filter, onLeave }: InboxListProps) {
  const { t } = useLingui();
  const zone = useRow('company', COMPANY)?.timeZone ?? 'UTC';
  const dayName = useDayName(zone);
  const { actor, page } = inbox;
  const days = byDay(filtered(page.entries, filter), zone);
  const read = (id: string): void => actor.send({ type: 'read', ids: [id] });
  if (days.length === 0)
    return (
      <EmptyState icon="inbox" title={filter === 'unread' ? t`Nothing unread` : t`Nothing here yet`}>
        <Trans>
          You are notified here when someone mentions you, when something happens to one of your documents,
          and when one of your changes couldn't be carried out.
        </Trans>
      </EmptyState>
    );
  return days.map(({ day, entries }) => (
    <section key={day} className="inbox-day">
      <h2>{dayName(day)}</h2>
      <ul>
        {entries.map((entry) => (
          <InboxItem key={entry.id} entry={entry} onRead={read} {...(onLeave && { onLeave })} />
        ))}
      </ul>
    </section>
  ));
}

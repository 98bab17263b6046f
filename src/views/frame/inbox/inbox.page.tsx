import { useLingui } from '@lingui/react/macro';
import { useAddress } from '#views/navigation/use-address.ts';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { InboxList } from './inbox-list.tsx';
import { inboxFilters } from './inbox-groups.ts';
import { useInbox } from './use-inbox.ts';
import './inbox.css';

/** All notifications of the person. */
export function InboxPage() {
  const { t } = useLingui();
  const inbox = useInbox();
  const [query, setQuery] = useAddress();
  const filter = inboxFilters.find((one) => one === query['show']) ?? 'all';
  return (
    <>
      <PageHeader title={t`Inbox`} />
      <Panel>
        {inbox && (
          <InboxList
            inbox={inbox}
            filter={filter}
            onFilter={(next) => setQuery({ show: next === 'all' ? undefined : next })}
          />
        )}
      </Panel>
    </>
  );
}

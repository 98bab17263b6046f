import { Suspense, useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useApp } from '#views/navigation/app-context.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { partOnDemand } from '#views/ui/part-on-demand.ts';
import { useEver } from '#views/ui/use-ever.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useInbox } from './use-inbox.ts';
import './inbox.css';

const InboxPanel = partOnDemand(async () => (await import('./inbox-panel.tsx')).InboxPanel);

/** Larger numbers are not readable at a glance. */
const MOST_SHOWN = 99;

/** The number of unread entries, and the inbox in a panel on request. */
export function InboxBell() {
  const { t } = useLingui();
  const format = useFormat();
  const company = useApp().company();
  const unread = useInbox()?.page.unread ?? 0;
  const [open, setOpen] = useState(false);
  const isKnown = useEver(open);
  return (
    <>
      <button
        type="button"
        className="inbox-bell"
        aria-label={
          unread === 0 ? t`Inbox` : t`Inbox, ${plural(unread, { one: '# unread', other: '# unread' })}`
        }
        aria-haspopup="dialog"
        aria-expanded={open}
        data-testid="inbox-bell"
        data-unread={unread}
        onClick={() => setOpen(true)}
      >
        <Icon name="bell" />
        {unread > 0 && (
          <span className="inbox-count" aria-hidden>
            {unread > MOST_SHOWN ? `${format.count(MOST_SHOWN)}+` : format.count(unread)}
          </span>
        )}
      </button>
      <span className="ui-hidden" role="status">
        {unread > 0 && t`${plural(unread, { one: '# unread in the inbox', other: '# unread in the inbox' })}`}
      </span>
      {isKnown && company && (
        <Suspense fallback={null}>
          <InboxPanel company={company} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { OpenCompany } from '#views/navigation/app-context.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import { ModelProvider } from '#views/kit/document/model-context.tsx';
import { SidePanel } from '#views/ui/side-panel.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import type { InboxFilter } from './inbox-groups.ts';
import { InboxList } from './inbox-list.tsx';
import { useInbox } from './use-inbox.ts';

interface InboxPanelProps {
  readonly company: OpenCompany;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The inbox next to whatever page is open. */
export function InboxPanel({ company, open, onClose }: InboxPanelProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const inbox = useInbox();
  const isUsable = useSelector(company.sync, (state) => state.matches('usable'));
  const [filter, setFilter] = useState<InboxFilter>('all');
  const whole = (
    <UiLink to={paths.to('/apps/inbox')} onClick={onClose}>
      <Trans>Open the whole inbox</Trans>
    </UiLink>
  );
  return (
    <SidePanel open={open} title={t`Inbox`} onClose={onClose} actions={whole}>
      {open && isUsable && inbox ? (
        <ModelProvider model={company.model()}>
          <InboxList inbox={inbox} filter={filter} onFilter={setFilter} onLeave={onClose} />
        </ModelProvider>
      ) : (
        <Skeleton height="8rem" />
      )}
    </SidePanel>
  );
}

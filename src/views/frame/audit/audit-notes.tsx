import '../../kit/list/list.css';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import type { Audited } from './use-audit.ts';

/** Says where the rest is, if the server cannot be reached. [AUV3] */
export function AuditNotes({ audited }: { readonly audited: Audited }) {
  const { t } = useLingui();
  return (
    <div role="status">
      {audited.status === 'failed' && (
        <p className="list-rest">
          {t`The audit log is on the server, which can't be reached right now.`}
          <Button variant="quiet" size="sm" icon="refresh" onClick={audited.askAgain}>
            {t`Try again`}
          </Button>
        </p>
      )}
    </div>
  );
}

interface NoEntriesProps {
  readonly isFailed: boolean;
  readonly isNarrowed: boolean;
}

/** In place of the entries, when there are none. [AUV3] */
export function NoEntries({ isFailed, isNarrowed: isLess }: NoEntriesProps) {
  const { t } = useLingui();
  if (isFailed)
    return (
      <EmptyState icon="cloudOff" title={t`The audit log is not here`}>
        {t`The audit log is on the server, which can't be reached right now.`}
      </EmptyState>
    );
  if (isLess)
    return (
      <EmptyState icon="history" title={t`No entry matches`}>
        {t`Search for the whole number of a document, or remove a filter.`}
      </EmptyState>
    );
  return (
    <EmptyState icon="history" title={t`Nothing has happened yet`}>
      {t`Entries appear here as people work.`}
    </EmptyState>
  );
}

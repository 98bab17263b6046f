import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '#views/ui/page-header.tsx';
import './audit.css';
import { AuditList } from './audit-list.tsx';
import { LogState } from './log-state.tsx';

/** Who did what, when, and from where. */
export function AuditPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Audit log`} subtitle={t`Who did what, when, and from where`} />
      <div className="ui-stack">
        <LogState />
        <AuditList />
      </div>
    </>
  );
}

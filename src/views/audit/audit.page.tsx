import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '../ui/page-header.tsx';
import { AuditList } from './audit-list.tsx';

/** Who did what, when, and from where. */
export function AuditPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Audit log`} subtitle={t`Who did what, when, and from where`} />
      <AuditList />
    </>
  );
}

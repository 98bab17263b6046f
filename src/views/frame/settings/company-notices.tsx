import { Trans, useLingui } from '@lingui/react/macro';
import { COMPANY } from '#model/values/company-document.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { SubscriptionNotice } from '#views/areas/setup/billing/subscription-notice.tsx';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { TriedRoleNotice } from './tried-role-notice.tsx';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { useFormat } from '#views/ui/use-format.ts';

/** Above every page: whose eyes these are, and why the company can only be read, for its own state or its subscription. */
export function CompanyNotices() {
  return (
    <>
      <TriedRoleNotice />
      <StateNotice />
      <SubscriptionNotice />
    </>
  );
}

/** [CY7] */
function StateNotice() {
  const { t } = useLingui();
  const format = useFormat();
  const model = useModel();
  const paths = usePaths();
  const row = useRow('company', COMPANY);
  const until = row?.until ? format.date(row.until) : '';
  const texts: Readonly<Record<string, string>> = {
    suspended: t`The company is suspended: it can be read and exported only.`,
    closing: t`The company closes on ${until}. Until then it can be read and exported only, or reopened.`,
    closed: t`The company is closed. Founders can read and export it until ${until}.`,
  };
  const text = row && texts[String(row.state)];
  if (!text) return null;
  const canChange = model.may('company.manage');
  return (
    <div className="above-page ui-no-print" data-testid="company-notice">
      <Notice
        tone="warning"
        actions={
          canChange && (
            <Button size="sm" to={paths.to('/apps/settings/company?part=danger')}>
              <Trans>Company settings</Trans>
            </Button>
          )
        }
      >
        {text}
        {!canChange && (
          <>
            {' '}
            <Trans>Somebody who manages the company can change that.</Trans>
          </>
        )}
      </Notice>
    </div>
  );
}

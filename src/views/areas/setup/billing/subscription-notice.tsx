import { Trans, useLingui } from '@lingui/react/macro';
import { SUBSCRIPTION } from '#model/areas/setup/subscription/subscription.kind.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';

/** Above every page, where the subscription needs somebody: who manages the company is led to billing. */
export function SubscriptionNotice() {
  const { t } = useLingui();
  const row = useRow('subscription', SUBSCRIPTION);
  const model = useModel();
  const managesIt = model.may('company.manage');
  const paths = usePaths();
  const texts: Readonly<Record<string, string>> = {
    pastDue: t`The payment for Lagra was refused. It is tried again; in the end the company can be read only.`,
    incomplete: t`The first payment has not come yet: the company can be read and exported only.`,
    paused: t`The trial is over: the company can be read and exported only.`,
    unpaid: t`Lagra is unpaid: the company can be read and exported only.`,
    canceled: t`The subscription has ended: the company can be read and exported only.`,
    expired: t`The subscription has ended: the company can be read and exported only.`,
  };
  const text = row && texts[String(row.state)];
  if (!text) return null;
  return (
    <div className="above-page ui-no-print">
      <Notice
        tone="warning"
        actions={
          managesIt && (
            <Button size="sm" to={paths.to('/apps/settings/billing')}>
              <Trans>Billing</Trans>
            </Button>
          )
        }
      >
        {text}
        {!managesIt && (
          <>
            {' '}
            <Trans>Somebody who manages the company can change that.</Trans>
          </>
        )}
      </Notice>
    </div>
  );
}

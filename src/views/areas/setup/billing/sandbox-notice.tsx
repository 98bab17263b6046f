import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '#views/ui/notice.tsx';
import { useSeller } from './use-seller.ts';

/** Where there is no payment provider: what is charged here is made up. */
export function SandboxNotice() {
  const { t } = useLingui();
  if (useSeller()?.provider !== 'sandbox') return null;
  return (
    <Notice tone="warning" title={t`Test payments`}>
      <Trans>
        This server has no payment provider. Cards, charges and invoices on this page are made up, and no
        money moves.
      </Trans>
    </Notice>
  );
}

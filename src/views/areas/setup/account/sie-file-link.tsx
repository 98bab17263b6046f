import { Trans } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';

/** Leads to the file of vouchers for the books, for who exports invoices. [SIE5] */
export function SieFileLink() {
  const paths = usePaths();
  if (!useModel().may('invoice.export')) return null;
  return (
    <Button icon="download" to={paths.to('/apps/sales/invoices/sie')} data-testid="sie-file">
      <Trans>SIE file</Trans>
    </Button>
  );
}

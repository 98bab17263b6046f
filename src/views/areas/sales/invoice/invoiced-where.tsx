import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { Button } from '#views/ui/button.tsx';

const codes = { fortnox: 'invoicedInFortnox', elsewhere: 'invoicedElsewhere' } as const;

/** That no invoice is issued here, where the company invoices elsewhere, and the way to change that. [BIL15] */
export function InvoicedWhere() {
  const { t } = useLingui();
  const paths = usePaths();
  const mayManage = useModel().may('company.manage');
  const { invoicing = 'elsewhere' } = useCompany().policies;
  if (invoicing === 'here') return null;
  return (
    <RefusalNotice
      kind="invoice"
      tone="info"
      refusal={{ code: codes[invoicing] }}
      actions={
        mayManage && (
          <Button size="sm" icon="edit" to={paths.to('/apps/sales/invoices/settings')}>{t`Invoicing`}</Button>
        )
      }
    />
  );
}

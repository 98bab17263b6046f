import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { Button } from '#views/ui/button.tsx';

interface OutdatedProps {
  readonly row: InvoiceRow;
  readonly onSave: () => void;
}

/** That what a draft says is no longer to be invoiced so, with a button that works it out anew. [BIL10] */
export function Outdated({ row, onSave }: OutdatedProps) {
  const { t } = useLingui();
  const verdict = useVerdict('invoice', row.id, 'issue', ['salesOrder', 'invoice']);
  if (verdict?.code !== 'invoicedMeanwhile') return null;
  return (
    <RefusalNotice
      kind="invoice"
      refusal={verdict}
      tone="warning"
      actions={<Button size="sm" data-testid="save-anew" onClick={onSave}>{t`Save it anew`}</Button>}
    />
  );
}

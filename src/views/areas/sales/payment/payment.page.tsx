import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PaymentRow } from '#model/areas/sales/payment/payment.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { AllocateDialog } from './allocate-dialog.tsx';
import { KeepFeeDialog } from './keep-fee-dialog.tsx';
import { PaymentOverview } from './payment-overview.tsx';
import { PAYMENTS } from './payment-paths.ts';
import { paymentWords } from './payment.look.ts';
import { RefundDialog } from './refund-dialog.tsx';

interface PageProps {
  readonly row: PaymentRow;
}

/** One payment: what it pays, what is left of it, and what became of it. */
export function PaymentPage({ row }: PageProps) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const format = useFormat();
  const [asking, setAsking] = useState<'allocate' | 'refund' | 'keepFee' | null>(null);
  const close = (): void => setAsking(null);
  const customer = useRow('customer', row.customer);
  return (
    <>
      <DocumentPage
        words={paymentWords}
        row={row}
        title={row.number ?? t`Payment of ${format.money(row.amount, row.currency)}`}
        subtitle={
          customer && <UiLink to={paths.to(`/apps/sales/customers/${customer.id}`)}>{customer.name}</UiLink>
        }
        back={{ label: i18n._(paymentWords.many), to: paths.to(PAYMENTS) }}
        watches={['invoice', 'customer', 'company']}
        overrides={{
          allocate: () => setAsking('allocate'),
          refund: () => setAsking('refund'),
          keepFee: () => setAsking('keepFee'),
        }}
        tabs={[{ id: 'overview', label: t`Overview`, content: <PaymentOverview row={row} /> }]}
      />
      {asking === 'allocate' && <AllocateDialog row={row} onClose={close} />}
      {asking === 'keepFee' && <KeepFeeDialog row={row} onClose={close} />}
      {asking === 'refund' && <RefundDialog row={row} onClose={close} />}
    </>
  );
}

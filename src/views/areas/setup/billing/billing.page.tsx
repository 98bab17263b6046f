import { useLingui } from '@lingui/react/macro';
import { SUBSCRIPTION } from '#model/areas/setup/subscription/subscription.kind.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { CardPanel } from './card-panel.tsx';
import { InvoicePaperPage } from './invoice-paper.tsx';
import { InvoicesPanel } from './invoices-panel.tsx';
import { PayerPanel } from './payer-panel.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { SandboxNotice } from './sandbox-notice.tsx';
import { UsePanel } from './use-panel.tsx';
import './billing.css';

/** What the company pays for Lagra, what it uses of it, and with which card. */
export function BillingPage() {
  const { t } = useLingui();
  const row = useRow('subscription', SUBSCRIPTION);
  const [query] = useAddress();
  const invoice = row?.invoices.find(({ number }) => number === query['invoice']);
  if (invoice) return <InvoicePaperPage invoice={invoice} />;
  return (
    <div className="ui-form" data-document={row?.id} data-state={JSON.stringify(row?.state)}>
      <PageHeader title={t`Billing`} />
      {row ? (
        <>
          <SandboxNotice />
          <PlanPanel row={row} />
          <UsePanel row={row} />
          <CardPanel card={row.card} />
          <PayerPanel row={row} />
          <InvoicesPanel invoices={row.invoices} />
        </>
      ) : (
        <Notice>{t`This company has no subscription: nothing is limited, and nothing is charged.`}</Notice>
      )}
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { mayRemind } from '#model/areas/sales/invoice/reminders.ts';
import { paymentReminderPaper } from '#model/papers/payment-reminder.paper.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { DocumentPaperPage } from '#views/kit/print/document-paper-page.tsx';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { useInvoiceSources } from './use-invoice-sources.ts';

/** The next reminder of an overdue invoice: mailing it reminds of it. [REM4] */
export function PaymentReminderPage({ row }: { readonly row: InvoiceRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  useInvoiceSources(row);
  if (mayRemind(row))
    return <DocumentPaperPage declared={paymentReminderPaper} further="paymentReminder" row={row} />;
  return (
    <>
      <PageHeader title={t`Payment reminder`} />
      <EmptyState
        icon="bell"
        title={t`Nothing to remind of`}
        actions={<Button to={paths.to(`/apps/sales/invoices/${row.id}`)}>{t`Open the invoice`}</Button>}
      >
        {t`Reminders are for invoices that are overdue, not paid and not disputed.`}
      </EmptyState>
    </>
  );
}

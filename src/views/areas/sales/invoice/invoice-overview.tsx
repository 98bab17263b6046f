import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { isAdvance, ordersIn } from '#model/areas/sales/invoice/invoice.kind.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { AddressLines } from '#views/kit/document/address-lines.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { TimeCell } from '#views/kit/document/time-cell.tsx';
import { useCurrencyAgreed } from '#views/kit/document/use-currency-agreed.ts';
import { usePaymentTerms } from '#views/kit/document/use-payment-terms.ts';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import { KeyValues, type KeyValue } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { DocumentLinksTo } from './document-links-to.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoiceSettling } from './invoice-settling.tsx';
import { InvoiceStats } from './invoice-stats.tsx';
import { EInvoicePreflight } from './preflight.tsx';
import { invoiceTypeWords, sentByWords } from './invoice.messages.ts';

const none: readonly Refusal[] = [];

interface OverviewProps {
  readonly row: InvoiceRow;
}

/** What an invoice says, what was paid and credited of it, and what is open. */
export function InvoiceOverview({ row }: OverviewProps) {
  const { t } = useLingui();
  return (
    <div className="ui-stack">
      {row.issue && <EInvoicePreflight row={row} missing={none} />}
      {row.issue && <InvoiceStats row={row} />}
      <InvoiceLines row={row} />
      {row.issue && <InvoiceSettling row={row} />}
      <Panel title={t`Invoice`}>
        <KeyValues columns={2} items={useAbout(row)} />
      </Panel>
    </div>
  );
}

const said = (id: string, label: string, value: KeyValue['value']): readonly KeyValue[] =>
  value === null || value === undefined || value === '' ? [] : [{ id, label, value }];

function useAbout(row: InvoiceRow): readonly KeyValue[] {
  const { t, i18n } = useLingui();
  const terms = usePaymentTerms().said;
  const orders = ordersIn(row);
  return [
    ...said('type', t`Type`, isAdvance(row) ? t`Invoice for an advance` : i18n._(invoiceTypeWords[row.type])),
    ...said('corrects', t`Corrects`, row.corrects && <DocumentLinksTo kind="invoice" ids={[row.corrects]} />),
    ...said(
      'orders',
      t`Orders`,
      orders.length === 0 ? null : <DocumentLinksTo kind="salesOrder" ids={orders} />,
    ),
    ...said('return', t`Return`, row.return && <DocumentLinksTo kind="customerReturn" ids={[row.return]} />),
    ...(row.advanceOn
      ? [{ id: 'advance', label: t`Day of the advance`, value: <TimeCell at={row.advanceOn} /> }]
      : []),
    ...said('issued', t`Invoice date`, row.issue && <TimeCell at={row.issue.issuedOn} />),
    ...said('due', t`Due date`, row.issue && <TimeCell at={row.issue.dueOn} />),
    ...said('terms', t`Payment terms`, terms(row.terms)),
    ...said('ocr', t`Payment reference (OCR)`, row.issue?.ocr),
    ...useCurrencyAgreed(row),
    ...said('reference', t`Their reference`, row.theirReference),
    ...said('theirOrder', t`Their order`, row.theirOrder),
    ...said('address', t`Address`, <AddressLines address={row.address} locale={i18n.locale} />),
    ...useProgress(row),
    ...said('notes', t`Notes`, row.notes),
  ];
}

/** Who wrote and issued it, how it was sent, and what the customer said. */
function useProgress(row: InvoiceRow): readonly KeyValue[] {
  const { t, i18n } = useLingui();
  const personName = usePersonName();
  const reasonText = useReasonText();
  return [
    ...said('sent', t`Sent by`, row.sentBy && i18n._(sentByWords[row.sentBy])),
    ...said(
      'rejected',
      t({ context: 'invoices', message: 'Rejected' }),
      row.rejectReason && reasonText('rejectInvoice', row.rejectReason),
    ),
    ...said('disputed', t`Disputed`, row.disputeReason && reasonText('dispute', row.disputeReason)),
    ...said('reminded', t`Reminded last`, row.reminders && <TimeCell at={row.reminders.on} />),
    ...said('drafted', t`Drafted by`, personName(row.createdBy)),
    ...said('issuedBy', t`Issued by`, row.issuedBy && personName(row.issuedBy)),
  ];
}

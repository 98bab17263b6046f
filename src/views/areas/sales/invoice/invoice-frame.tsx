import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { calledToday } from '#model/areas/sales/invoice/invoice.set-off.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { EInvoiceContext } from './e-invoice-context.ts';
import { InvoiceRelated } from './invoice-related.tsx';
import { useInvoiceTitle } from './invoice-title.ts';
import { invoiceWords } from './invoice.look.ts';
import { NextStep } from './next-step.tsx';
import { useEInvoice } from './use-e-invoice.ts';
import { useInvoiceDialogs } from './use-invoice-dialogs.tsx';
import { useInvoiceFileItems } from './use-invoice-files.ts';

/** Tables whose changes may change what can be done with an invoice. */
const watches = ['salesOrder', 'customer', 'company', 'payment'] as const;

interface FrameProps {
  readonly row: InvoiceRow;
  /** What a draft says while it is typed; absent: what is saved. */
  readonly written?: InvoiceRow;
  readonly children: ReactNode;
  readonly primary?: ReactNode;
  readonly actions?: ReactNode;
  readonly overrides?: Readonly<Record<string, () => void>>;
}

/** The common parts of every page of an invoice. */
export function InvoiceFrame({ row, written = row, children, primary, actions, overrides = {} }: FrameProps) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const title = useInvoiceTitle()(row);
  const customer = useRow('customer', row.customer);
  const dialogs = useInvoiceDialogs(row);
  const eInvoice = useEInvoice(written);
  const next = primary ?? (row.issue ? <NextStep row={row} onSend={dialogs.overrides.send} /> : undefined);
  return (
    <EInvoiceContext value={eInvoice}>
      <DocumentPage
        words={invoiceWords}
        row={calledToday(row)}
        title={title}
        subtitle={
          customer && <UiLink to={paths.to(`/apps/sales/customers/${customer.id}`)}>{customer.name}</UiLink>
        }
        back={{ label: i18n._(invoiceWords.many), to: paths.to('/apps/sales/invoices') }}
        watches={watches}
        overrides={{ ...dialogs.overrides, ...overrides }}
        actions={actions}
        menu={useInvoiceFileItems(row, eInvoice)}
        {...(next !== undefined && { primary: next })}
        tabs={[
          { id: 'lines', label: t`Lines`, content: children },
          { id: 'related', label: t`Related`, content: <InvoiceRelated row={row} /> },
        ]}
      />
      {dialogs.dialog}
    </EInvoiceContext>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { invoiceListing } from '#model/areas/sales/invoice/invoice.listing.ts';
import { useListed } from '#views/kit/list/use-listed.ts';
import { useInvoiceColumns } from '../invoice/invoice-columns.tsx';
import { DocumentsOfCustomer } from './documents-of-customer.tsx';

/** All invoices of a customer, newest first. */
export function CustomerInvoices({ customer }: { readonly customer: string }) {
  const { t } = useLingui();
  return (
    <DocumentsOfCustomer
      customer={customer}
      path="/apps/sales/invoices"
      label={t`Invoices`}
      listed={useListed<InvoiceRow>(invoiceListing)}
      columns={useInvoiceColumns()}
      empty={{
        icon: 'receipt',
        title: t`No invoices here`,
        text: t`What this customer is invoiced for is listed here.`,
      }}
    />
  );
}

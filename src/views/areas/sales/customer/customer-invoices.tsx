import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { invoiceListing } from '#model/areas/sales/invoice/invoice.listing.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { RelatedList } from '#views/kit/list/related-list.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';
import { useInvoiceColumns } from '../invoice/invoice-columns.tsx';

/** All invoices of a customer, newest first. */
export function CustomerInvoices({ customer }: { readonly customer: string }) {
  const { t } = useLingui();
  const paths = usePaths();
  const columns = useInvoiceColumns().filter(({ id }) => id !== 'customer');
  const at = (row: InvoiceRow): string => `/apps/sales/invoices/${row.id}`;
  return (
    <RelatedList
      label={t`Invoices`}
      listed={useListed<InvoiceRow>(invoiceListing)}
      filters={{ customer }}
      columns={columns}
      defaultSort={{ column: 'number', direction: 'descending' }}
      href={(row) => paths.to(at(row))}
      onOpen={(row) => paths.go(at(row))}
      empty={{
        icon: 'receipt',
        title: t`No invoices here`,
        text: t`What this customer is invoiced for is listed here.`,
      }}
    />
  );
}

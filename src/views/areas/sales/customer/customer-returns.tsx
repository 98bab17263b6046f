import { useLingui } from '@lingui/react/macro';
import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { customerReturnListing } from '#model/areas/sales/customer-return/customer-return.listing.ts';
import { useListed } from '#views/kit/list/use-listed.ts';
import { useReturnColumns } from '../customer-return/customer-return-columns.tsx';
import { DocumentsOfCustomer } from './documents-of-customer.tsx';

/** All that a customer sent back, newest first. */
export function CustomerReturns({ customer }: { readonly customer: string }) {
  const { t } = useLingui();
  return (
    <DocumentsOfCustomer
      customer={customer}
      path="/apps/sales/returns"
      label={t`Returns`}
      listed={useListed<CustomerReturnRow>(customerReturnListing)}
      columns={useReturnColumns()}
      empty={{
        icon: 'truckReturn',
        title: t`No returns here`,
        text: t`What this customer sends back is listed here.`,
      }}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { customerReturnListing } from '#model/areas/sales/customer-return/customer-return.listing.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useReturnColumns } from '../customer-return/customer-return-columns.tsx';
import { RelatedList } from '#views/kit/list/related-list.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';

/** All that a customer sent back, newest first. */
export function CustomerReturns({ customer }: { readonly customer: string }) {
  const { t } = useLingui();
  const paths = usePaths();
  const columns = useReturnColumns().filter(({ id }) => id !== 'customer');
  const at = (row: CustomerReturnRow): string => `/apps/sales/returns/${row.id}`;
  return (
    <RelatedList
      label={t`Returns`}
      listed={useListed<CustomerReturnRow>(customerReturnListing)}
      filters={{ customer }}
      columns={columns}
      defaultSort={{ column: 'number', direction: 'descending' }}
      href={(row) => paths.to(at(row))}
      onOpen={(row) => paths.go(at(row))}
      empty={{
        icon: 'truckReturn',
        title: t`No returns here`,
        text: t`What this customer sends back is listed here.`,
      }}
    />
  );
}

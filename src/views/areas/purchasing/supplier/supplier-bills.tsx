import { useLingui } from '@lingui/react/macro';
import type { SupplierBillRow } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { supplierBillListing } from '#model/areas/purchasing/supplier-bill/supplier-bill.listing.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { RelatedList } from '#views/kit/list/related-list.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';
import { billPath } from '../supplier-bill/bill-paths.ts';
import { useBillColumns } from '../supplier-bill/supplier-bill-columns.tsx';

/** All bills of a supplier, the newest first. */
export function SupplierBills({ supplier }: { readonly supplier: string }) {
  const { t } = useLingui();
  const paths = usePaths();
  return (
    <RelatedList
      label={t`Bills`}
      listed={useListed<SupplierBillRow>(supplierBillListing)}
      filters={{ supplier }}
      columns={useBillColumns().filter(({ id }) => id !== 'supplier')}
      defaultSort={{ column: 'billed', direction: 'descending' }}
      href={(row) => paths.to(billPath(row.id))}
      onOpen={(row) => paths.go(billPath(row.id))}
      empty={{
        icon: 'receipt',
        title: t`No bills here`,
        text: t`What this supplier bills is listed here.`,
      }}
    />
  );
}

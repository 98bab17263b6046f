import { useLingui } from '@lingui/react/macro';
import type { SupplierReturnRow } from '#model/areas/purchasing/supplier-return/supplier-return.facts.ts';
import { supplierReturnListing } from '#model/areas/purchasing/supplier-return/supplier-return.listing.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { usePendingDocuments, useRows } from '#views/kit/document/model-context.tsx';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { ListPart } from '#views/kit/list/list-page.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { usePartyOptions } from '#views/areas/setup/party/party-options.ts';
import { useWarehouseOptions } from '#views/kit/document/use-warehouse-options.ts';
import { useSendBackColumns } from './supplier-return-columns.tsx';
import { supplierReturnWords } from './supplier-return.look.ts';

/** The list of goods that go back to suppliers: asked about, to send, to be credited. */
export const SupplierReturns = () => <ListPart definition={useSendBackList()} />;

function useSendBackList(): ListDefinition<SupplierReturnRow> {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  const at = (row: SupplierReturnRow): string => `/apps/purchasing/returns/${row.id}`;
  return {
    id: 'supplierReturn',
    label: i18n._(supplierReturnWords.many),
    rows: useRows('supplierReturn'),
    rowId: (row) => row.id,
    href: (row) => paths.to(at(row)),
    onOpen: (row) => paths.go(at(row)),
    pending: (row) => pending.has(`supplierReturn/${row.id}`),
    searchHint: t`Number, supplier, receipt, their number or product`,
    ...useListed<SupplierReturnRow>(supplierReturnListing).parts,
    tabs: useStateWords(supplierReturnWords).tabs,
    filters: useSendBackFilters(),
    columns: useSendBackColumns(),
    defaultSort: { column: 'number', direction: 'descending' },
    bulk: { words: supplierReturnWords, commands: ['request', 'dispatch'] },
    empty: {
      icon: 'truckReturn',
      narrowed: t`No return matches`,
      none: t`No returns yet`,
      text: t`Begin one from the page of the goods receipt that the goods came in on.`,
    },
  };
}

function useSendBackFilters(): readonly ListFilter<SupplierReturnRow>[] {
  const { t } = useLingui();
  const { choice, days } = useListed<SupplierReturnRow>(supplierReturnListing);
  return [
    choice({ id: 'supplier', label: t`Supplier`, options: usePartyOptions('supplier') }),
    choice({ id: 'warehouse', label: t`Warehouse`, options: useWarehouseOptions() }),
    days({ id: 'created', label: t`Opened` }),
    days({ id: 'dispatched', label: t`Sent back` }),
  ];
}

import { useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { purchaseOrderListing } from '#model/areas/purchasing/purchase-order/purchase-order.listing.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, usePendingDocuments, useRows } from '#views/kit/document/model-context.tsx';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import { ListPage } from '#views/kit/list/list-page.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { usePurchaseOrderColumns } from './purchase-order-columns.tsx';
import { usePurchaseLineFile } from './purchase-order-line-file.ts';
import { usePurchaseOrderFilters } from './purchase-order-filters.ts';
import { purchaseOrderWords } from './purchase-order.look.ts';

const CREATE = '/apps/purchasing/orders/create';

/** All purchase orders, newest first. */
export function PurchaseOrderListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const mayCreate = useModel().may('purchaseOrder.create');
  const create = mayCreate && (
    <Button
      variant="primary"
      icon="plus"
      to={paths.to(CREATE)}
      data-testid="new-order"
    >{t`New purchase order`}</Button>
  );
  return (
    <ListPage
      header={<PageHeader title={i18n._(purchaseOrderWords.many)} primary={create} />}
      definition={{
        ...useOrderList(),
        onCreate: mayCreate ? () => paths.go(CREATE) : undefined,
        empty: {
          icon: 'shoppingCart',
          narrowed: t`No order matches`,
          none: t`No purchase orders yet`,
          text: t`Order from a supplier, and expected goods show in stock.`,
          action: create,
        },
      }}
    />
  );
}

function useSupplierName(): (row: PurchaseOrderRow) => string {
  const { t } = useLingui();
  const { replica } = useModel();
  return (row) =>
    row.supplier === null ? t`No supplier yet` : (replica.view.get('supplier', row.supplier)?.name ?? '');
}

function useOrderList(): Omit<ListDefinition<PurchaseOrderRow>, 'empty'> {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const mayViewCost = useModel().may('product.viewCost');
  const listed = useListed<PurchaseOrderRow>(purchaseOrderListing).parts;
  const pending = usePendingDocuments();
  const supplierOf = useSupplierName();
  const at = (row: PurchaseOrderRow): string => `/apps/purchasing/orders/${row.id}`;
  return {
    id: 'purchaseOrder',
    label: i18n._(purchaseOrderWords.many),
    rows: useRows('purchaseOrder'),
    rowId: (row) => row.id,
    href: (row) => paths.to(at(row)),
    onOpen: (row) => paths.go(at(row)),
    onEdit: (row) => paths.go(`/apps/purchasing/orders/edit/${row.id}`),
    pending: (row) => pending.has(`purchaseOrder/${row.id}`),
    searchHint: t`Number, supplier, reference or SKU`,
    ...listed,
    tabs: useStateWords(purchaseOrderWords).tabs,
    filters: usePurchaseOrderFilters(),
    columns: usePurchaseOrderColumns(supplierOf),
    lineFile: usePurchaseLineFile(),
    // Amounts sort only for those who may see them, here as on the server.
    sorts: mayViewCost ? listed.sorts : withoutTotal(listed.sorts),
    defaultSort: { column: 'number', direction: 'descending' },
    bulk: {
      words: purchaseOrderWords,
      commands: ['place', 'submit', 'approve', 'closeShort', 'cancel', 'discard'],
    },
  };
}

const withoutTotal = (sorts: ListDefinition<PurchaseOrderRow>['sorts']) =>
  Object.fromEntries(Object.entries(sorts).filter(([column]) => column !== 'total'));

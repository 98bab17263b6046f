import { useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/purchase-order/purchase-order.facts.ts';
import { commercialOf } from '#model/purchase-order/purchase-order.kind.ts';
import { grossInCompanyCurrency } from '#model/purchase-order/purchase-order.totals.ts';
import { usePaths } from '../app/use-paths.ts';
import { useModel, usePendingDocuments, useRows } from '../document/model-context.tsx';
import type { ListDefinition } from '../list/list-definition.ts';
import { ListPage } from '../list/list-page.tsx';
import { useStateWords } from '../list/use-state-words.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { usePurchaseOrderColumns } from './purchase-order-columns.tsx';
import { expectedOn, receivedShare } from './purchase-order-figures.ts';
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
  const { replica } = useModel();
  const pending = usePendingDocuments();
  const supplierOf = useSupplierName();
  const at = (row: PurchaseOrderRow): string => `/apps/purchasing/orders/${row.id}`;
  const skus = (row: PurchaseOrderRow): string =>
    row.lines.map((line) => replica.view.get('product', line.product)?.sku ?? '').join(' ');
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
    text: (row) => `${row.number ?? ''} ${supplierOf(row)} ${row.theirReference} ${skus(row)}`.toLowerCase(),
    state: (row) => `commercial.${commercialOf(row)}`,
    tabs: useStateWords(purchaseOrderWords).tabs,
    reads: ['supplier', 'product'],
    filters: usePurchaseOrderFilters(),
    columns: usePurchaseOrderColumns(supplierOf),
    sorts: {
      // An order without a number sorts as the newest.
      number: (row) => row.number ?? `ZZ${row.createdAt}`,
      supplier: supplierOf,
      ordered: (row) => row.orderedOn ?? '',
      expected: (row) => expectedOn(row) ?? '',
      received: receivedShare,
      total: (row) => grossInCompanyCurrency(row) ?? 0,
    },
    sortReads: { supplier: ['supplier'] },
    defaultSort: { column: 'number', direction: 'descending' },
    earlier: { kind: 'purchaseOrder', party: 'supplier' },
    bulk: { words: purchaseOrderWords, commands: ['place', 'closeShort', 'cancel', 'discard'] },
  };
}

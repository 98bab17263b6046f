import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/purchase-order/purchase-order.events.ts';
import { commercialOf } from '#model/purchase-order/purchase-order.table.ts';
import { totals } from '#model/purchase-order/purchase-order.totals.ts';
import { useModel, usePendingDocuments, useRows } from '../document/model-context.tsx';
import { usePartiesNamed } from '../document/use-parties-named.ts';
import { EarlierDocuments } from '../document/earlier-documents.tsx';
import { useList } from '../document/use-list.ts';
import { useStateTabs } from '../document/use-state-tabs.ts';
import { usePaths } from '../app/use-paths.ts';
import { Button } from '../ui/button.tsx';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { usePurchaseOrderColumns } from './purchase-order-columns.tsx';
import { expectedOn, receivedShare } from './purchase-order-figures.ts';
import { purchaseOrderWords } from './purchase-order.messages.ts';
import { useNewOrder } from './use-new-order.ts';

/** All purchase orders, newest first. */
export function PurchaseOrderListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  const supplierOf = useSupplierName();
  const list = useOrders(supplierOf);
  const states = useStateTabs(purchaseOrderWords, list);
  const columns = usePurchaseOrderColumns(supplierOf);
  const parties = usePartiesNamed('supplier', list.search);
  const { disabledReason, open } = useNewOrder();
  const create = <NewOrderButton />;
  return (
    <>
      <PageHeader title={i18n._(purchaseOrderWords.many)} primary={create} />
      <DataList
        label={i18n._(purchaseOrderWords.many)}
        rows={list.rows}
        rowId={(row) => row.id}
        href={(row) => paths.to(`/apps/purchasing/orders/${row.id}`)}
        onOpen={(row) => paths.go(`/apps/purchasing/orders/${row.id}`)}
        pending={(row) => pending.has(`purchaseOrder/${row.id}`)}
        search={{
          value: list.search,
          onChange: list.onSearch,
          placeholder: t`Number, supplier, reference or SKU`,
        }}
        states={states}
        sort={list.sort}
        onSort={list.onSort}
        onCreate={disabledReason === undefined ? open : undefined}
        columns={columns}
        empty={<NoOrders isSearch={list.search !== ''} create={create} />}
      />
      <EarlierDocuments kind="purchaseOrder" search={list.search} parties={parties} />
    </>
  );
}

function NewOrderButton() {
  const { t } = useLingui();
  const { disabledReason, open } = useNewOrder();
  return (
    <Button
      variant="primary"
      icon="plus"
      data-testid="new-order"
      disabledReason={disabledReason}
      onClick={open}
    >
      {t`New purchase order`}
    </Button>
  );
}

function NoOrders({ isSearch, create }: { readonly isSearch: boolean; readonly create: ReactNode }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="shoppingCart"
      title={isSearch ? t`No order matches` : t`No purchase orders yet`}
      actions={create}
    >
      {isSearch
        ? t`Try another word, or clear the search.`
        : t`Order from a supplier, and what is expected shows in stock.`}
    </EmptyState>
  );
}

function useSupplierName(): (row: PurchaseOrderRow) => string {
  const { t } = useLingui();
  const { replica } = useModel();
  return (row) =>
    row.supplier === null ? t`No supplier yet` : (replica.view.get('supplier', row.supplier)?.name ?? '');
}

function useOrders(supplierOf: (row: PurchaseOrderRow) => string) {
  const { replica } = useModel();
  const skus = (row: PurchaseOrderRow): string =>
    row.lines.map((line) => replica.view.get('product', line.product)?.sku ?? '').join(' ');
  return useList<PurchaseOrderRow>({
    rows: useRows('purchaseOrder'),
    text: (row) => `${row.number ?? ''} ${supplierOf(row)} ${row.theirReference} ${skus(row)}`.toLowerCase(),
    state: (row) => `commercial.${commercialOf(row)}`,
    sorts: {
      // Without a number it is the newest there is.
      number: (row) => row.number ?? `ZZ${row.createdAt}`,
      supplier: supplierOf,
      ordered: (row) => row.orderedOn ?? '',
      expected: (row) => expectedOn(row) ?? '',
      received: receivedShare,
      total: (row) => totals(row)?.gross ?? 0,
    },
    defaultSort: { column: 'number', direction: 'descending' },
  });
}

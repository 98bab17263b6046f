import './sales-order.css';
import { useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { salesOrderListing } from '#model/areas/sales/sales-order/sales-order.listing.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, usePendingDocuments, useRows } from '#views/kit/document/model-context.tsx';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import { ListPage } from '#views/kit/list/list-page.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { useOrderColumns } from './sales-order-columns.tsx';
import { useSalesLineFile } from './sales-order-line-file.ts';
import { useSalesOrderFilters } from './sales-order-filters.ts';
import { salesOrderWords } from './sales-order.look.ts';
import { useOrderPages } from './use-order-pages.tsx';
import { useCustomerName } from './use-customer-name.ts';

const CREATE = '/apps/sales/orders/create';

/** All sales orders. */
export function SalesOrderListPage() {
  const { t } = useLingui();
  const paths = usePaths();
  const { title, parts } = useOrderPages('orders');
  const mayCreate = useModel().may('salesOrder.create');
  const button = mayCreate && (
    <Button variant="primary" icon="plus" to={paths.to(CREATE)}>{t`New sales order`}</Button>
  );
  return (
    <ListPage
      header={
        <>
          <PageHeader title={title} primary={button} />
          {parts}
        </>
      }
      definition={{
        ...useOrderList(),
        onCreate: mayCreate ? () => paths.go(CREATE) : undefined,
        empty: {
          icon: 'shoppingCart',
          narrowed: t`No order matches`,
          none: t`No sales orders here`,
          text: t`A sales order promises goods to a customer and holds them in stock.`,
          action: button,
        },
      }}
    />
  );
}

function useOrderList(): Omit<ListDefinition<SalesOrderRow>, 'empty'> {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const pending = usePendingDocuments();
  const customerName = useCustomerName();
  const at = (row: SalesOrderRow): string => `/apps/sales/orders/${row.id}`;
  return {
    id: 'salesOrder',
    label: i18n._(salesOrderWords.many),
    rows: useRows('salesOrder'),
    rowId: (row) => row.id,
    href: (row) => paths.to(at(row)),
    onOpen: (row) => paths.go(at(row)),
    onEdit: (row) => paths.go(`/apps/sales/orders/edit/${row.id}`),
    pending: (row) => pending.has(`salesOrder/${row.id}`),
    searchHint: t`Number, customer or reference`,
    ...useListed<SalesOrderRow>(salesOrderListing).parts,
    tabs: useStateWords(salesOrderWords).tabs,
    filters: useSalesOrderFilters(),
    columns: useOrderColumns(customerName),
    lineFile: useSalesLineFile(),
    defaultSort: { column: 'number', direction: 'descending' },
    bulk: {
      words: salesOrderWords,
      commands: [
        'confirm',
        'askApproval',
        'approve',
        'release',
        'hold',
        'resume',
        'closeShort',
        'cancel',
        'discard',
      ],
      extras: { release: () => ({ pick: model.newId() }) },
    },
  };
}

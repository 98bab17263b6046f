import './sales-order.css';
import { useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/sales-order/sales-order.events.ts';
import { commercialOf } from '#model/sales-order/sales-order.table.ts';
import { useAddress } from '../app/use-address.ts';
import { usePaths } from '../app/use-paths.ts';
import { netInCompanyCurrency } from '../customer/customer-figures.ts';
import { EarlierDocuments } from '../document/earlier-documents.tsx';
import { useModel, usePendingDocuments, useRows } from '../document/model-context.tsx';
import { stateNames } from '../document/state-names.ts';
import { usePartiesNamed } from '../document/use-parties-named.ts';
import { useList, type List } from '../document/use-list.ts';
import { useStateTabs } from '../document/use-state-tabs.ts';
import { useToday } from '../document/use-today.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FilterChips } from '../ui/filter-chips.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useOrderColumns } from './sales-order-columns.tsx';
import { dueOn, isLate, shippedShare } from './sales-order-figures.ts';
import { salesOrderWords } from './sales-order.messages.ts';
import { useCustomerName } from './use-customer-name.ts';

/** What customers have ordered: open orders, and what changed in the last 90 days. */
export function SalesOrderListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const customerName = useCustomerName();
  const pending = usePendingDocuments();
  const list = useOrderList(customerName);
  const create = model.may('salesOrder.create') ? paths.to('/apps/sales/orders/create') : undefined;
  const button = create && <Button variant="primary" icon="plus" to={create}>{t`New sales order`}</Button>;
  return (
    <>
      <PageHeader title={i18n._(salesOrderWords.many)} primary={button} />
      <DataList
        label={i18n._(salesOrderWords.many)}
        rows={list.rows}
        rowId={(row) => row.id}
        href={(row) => paths.to(`/apps/sales/orders/${row.id}`)}
        onOpen={(row) => paths.go(`/apps/sales/orders/${row.id}`)}
        pending={(row) => pending.has(`salesOrder/${row.id}`)}
        search={{
          value: list.search,
          onChange: list.onSearch,
          placeholder: t`Number, customer or reference`,
        }}
        states={useStateTabs(salesOrderWords, list)}
        filters={<OrderFilters />}
        sort={list.sort}
        onSort={list.onSort}
        onCreate={create ? () => paths.go('/apps/sales/orders/create') : undefined}
        columns={useOrderColumns(list.rows, customerName)}
        empty={<NoOrders searched={list.search !== ''} button={button} />}
      />
      <EarlierDocuments
        kind="salesOrder"
        search={list.search}
        parties={usePartiesNamed('customer', list.search)}
      />
    </>
  );
}

function NoOrders({ searched, button }: { readonly searched: boolean; readonly button: React.ReactNode }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="shoppingCart"
      title={searched ? t`No order matches` : t`No sales orders here`}
      actions={button}
    >
      {searched
        ? t`Try another word, or clear the search.`
        : t`A sales order promises goods to a customer and holds them in stock.`}
    </EmptyState>
  );
}

function useOrderList(customerName: (id: string) => string): List<SalesOrderRow> {
  return useList<SalesOrderRow>({
    rows: useFilteredOrders(),
    text: (row) => `${row.number ?? ''} ${customerName(row.customer)} ${row.theirReference}`.toLowerCase(),
    state: (row) => `commercial.${commercialOf(row.state)}`,
    sorts: {
      // Without a number it is the newest there is.
      number: (row) => row.number ?? `ZZ${row.createdAt}`,
      customer: (row) => customerName(row.customer),
      ordered: (row) => row.orderedOn,
      promised: dueOn,
      shipped: (row) => shippedShare(row) ?? 0,
      total: netInCompanyCurrency,
    },
    defaultSort: { column: 'number', direction: 'descending' },
  });
}

const regions = ['fulfilment', 'billing'] as const;

/** The orders that pass the filters in the address. */
function useFilteredOrders(): readonly SalesOrderRow[] {
  const [query] = useAddress();
  const today = useToday();
  const rows = useRows('salesOrder');
  const wanted = regions.map((region) => query[region]).filter((name) => name !== undefined);
  const late = query['late'] !== undefined;
  if (wanted.length === 0 && !late) return rows;
  return rows.filter((row) => {
    const names = new Set(stateNames(row.state));
    return wanted.every((name) => names.has(name)) && (!late || isLate(row, today));
  });
}

function OrderFilters() {
  const { t, i18n } = useLingui();
  const [query, setQuery] = useAddress();
  const labels = { fulfilment: t`Delivery`, billing: t`Invoicing` };
  return (
    <>
      <Chip
        label={t`Late`}
        icon="clock"
        on={query['late'] !== undefined}
        onToggle={(on) => setQuery({ late: on ? '1' : undefined })}
      />
      <FilterChips
        filters={regions.map((region) => ({
          id: region,
          label: labels[region],
          value: query[region] ?? null,
          options: Object.entries(salesOrderWords.states)
            .filter(([name]) => name.startsWith(`${region}.`))
            .map(([name, said]) => ({ value: name, label: i18n._(said.label), icon: said.icon })),
        }))}
        onChange={(region, name) => setQuery({ [region]: name ?? undefined })}
      />
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { CustomerRow } from '#model/customer/customer.events.ts';
import { useModel, usePendingDocuments, useQuery, useRows } from '../document/model-context.tsx';
import { useList } from '../document/use-list.ts';
import { useStateTabs } from '../document/use-state-tabs.ts';
import { useToday } from '../document/use-today.ts';
import { usePaths } from '../app/use-paths.ts';
import { Button } from '../ui/button.tsx';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useCustomerColumns } from './customer-columns.tsx';
import { customerFigures, type CustomerFigures } from './customer-figures.ts';
import { customerWords } from './customer.messages.ts';

const noFigures: ReadonlyMap<string, CustomerFigures> = new Map();

/** Everyone the company sells to. */
export function CustomerListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const pending = usePendingDocuments();
  const orders = useRows('salesOrder');
  const today = useToday();
  const figures = useQuery(['salesOrder'], today, () => customerFigures(orders, today), noFigures);
  const list = useCustomerList(figures);
  const states = useStateTabs(customerWords, list);
  const columns = useCustomerColumns(figures);
  const create = model.may('customer.create') ? '/apps/sales/customers/create' : undefined;
  const button = create && (
    <Button variant="primary" icon="plus" to={paths.to(create)}>{t`New customer`}</Button>
  );
  return (
    <>
      <PageHeader title={i18n._(customerWords.many)} primary={button} />
      <DataList
        label={i18n._(customerWords.many)}
        rows={list.rows}
        rowId={(row) => row.id}
        href={(row) => paths.to(`/apps/sales/customers/${row.id}`)}
        onOpen={(row) => paths.go(`/apps/sales/customers/${row.id}`)}
        pending={(row) => pending.has(`customer/${row.id}`)}
        search={{
          value: list.search,
          onChange: list.onSearch,
          placeholder: t`Name, number, city or contact`,
        }}
        states={states}
        sort={list.sort}
        onSort={list.onSort}
        onCreate={create && (() => paths.go(create))}
        columns={columns}
        empty={<NoCustomers searched={list.isNarrowed} action={button} />}
      />
    </>
  );
}

function NoCustomers({ searched, action }: { readonly searched: boolean; readonly action: React.ReactNode }) {
  const { t } = useLingui();
  if (searched)
    return (
      <EmptyState icon="users" title={t`No customer matches`}>
        <Trans>Try another word, or take a filter away.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState icon="users" title={t`No customers yet`} actions={action}>
      <Trans>A customer is who you sell and deliver to.</Trans>
    </EmptyState>
  );
}

function useCustomerList(figures: ReadonlyMap<string, CustomerFigures>) {
  return useList<CustomerRow>({
    rows: useRows('customer'),
    text: ({ number, name, category, addresses, contacts, organisationNumber }) =>
      [number, name, category, organisationNumber, addresses.billing.city, ...contacts.map((one) => one.name)]
        .join(' ')
        .toLowerCase(),
    state: (row) => String(row.state),
    sorts: {
      number: (row) => row.number,
      name: (row) => row.name,
      city: (row) => row.addresses.billing.city,
      category: (row) => row.category,
      open: (row) => figures.get(row.id)?.open ?? 0,
      net: (row) => figures.get(row.id)?.openNet ?? 0,
      latest: (row) => figures.get(row.id)?.latest ?? '',
    },
    defaultSort: { column: 'name', direction: 'ascending' },
  });
}

import { useLingui } from '@lingui/react/macro';
import type { CustomerRow } from '#model/customer/customer.events.ts';
import { usePaths } from '../app/use-paths.ts';
import { useModel, usePendingDocuments, useQuery, useRows } from '../document/model-context.tsx';
import { useCompany } from '../document/use-company.ts';
import { useToday } from '../document/use-today.ts';
import type { ListDefinition } from '../list/list-definition.ts';
import type { ListFilter } from '../list/list-filter.ts';
import { ListPage } from '../list/list-page.tsx';
import { useStateWords } from '../list/use-state-words.ts';
import { useCountryFilter } from '../party/country-filter.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useCustomerColumns } from './customer-columns.tsx';
import { customerFigures, type CustomerFigures } from './customer-figures.ts';
import { customerWords } from './customer.messages.ts';

type FiguresOf = ReadonlyMap<string, CustomerFigures>;
const noFigures: FiguresOf = new Map();

/** Everyone the company sells to. */
export function CustomerListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const create = useModel().may('customer.create') ? '/apps/sales/customers/create' : undefined;
  const button = create && (
    <Button variant="primary" icon="plus" to={paths.to(create)}>{t`New customer`}</Button>
  );
  return (
    <ListPage
      header={<PageHeader title={i18n._(customerWords.many)} primary={button} />}
      definition={{
        ...useCustomerList(),
        onCreate: create && (() => paths.go(create)),
        empty: {
          icon: 'users',
          narrowed: t`No customer matches`,
          none: t`No customers yet`,
          text: t`A customer is who you sell and deliver to.`,
          action: button,
        },
      }}
    />
  );
}

function useCustomerList(): Omit<ListDefinition<CustomerRow>, 'empty'> {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  const today = useToday();
  const orders = useRows('salesOrder');
  const figures = useQuery(['salesOrder'], today, () => customerFigures(orders, today), noFigures);
  const rows = useRows('customer');
  const at = (row: CustomerRow): string => `/apps/sales/customers/${row.id}`;
  return {
    id: 'customer',
    label: i18n._(customerWords.many),
    rows,
    rowId: (row) => row.id,
    href: (row) => paths.to(at(row)),
    onOpen: (row) => paths.go(at(row)),
    onEdit: (row) => paths.go(`/apps/sales/customers/edit/${row.id}`),
    pending: (row) => pending.has(`customer/${row.id}`),
    searchHint: t`Name, number, city or contact`,
    text: ({ number, name, category, addresses, contacts, organisationNumber }) =>
      [number, name, category, organisationNumber, addresses.billing.city, ...contacts.map((one) => one.name)]
        .join(' ')
        .toLowerCase(),
    state: (row) => String(row.state),
    tabs: useStateWords(customerWords).tabs,
    filters: useCustomerFilters(rows, figures),
    filterReads: ['salesOrder'],
    columns: useCustomerColumns(figures),
    sorts: sortsOf(figures),
    sortReads: { open: ['salesOrder'], net: ['salesOrder'], latest: ['salesOrder'] },
    defaultSort: { column: 'name', direction: 'ascending' },
    bulk: { words: customerWords, commands: ['unblock', 'block', 'archive'] },
  };
}

function useCustomerFilters(
  rows: readonly CustomerRow[],
  figures: FiguresOf,
): readonly ListFilter<CustomerRow>[] {
  const { t } = useLingui();
  const { currency } = useCompany();
  const categories = [...new Set(rows.map((row) => row.category))].filter(Boolean).toSorted();
  return [
    {
      kind: 'choice',
      id: 'category',
      label: t`Category`,
      options: categories.map((value) => ({ value, label: value })),
      matching: (values) => (row) => values.has(row.category),
    },
    useCountryFilter(rows),
    {
      kind: 'flag',
      id: 'open',
      label: t`Open orders`,
      icon: 'shoppingCart',
      is: (row) => (figures.get(row.id)?.open ?? 0) > 0,
    },
    {
      kind: 'amount',
      id: 'net',
      label: t`Open value`,
      digits: 2,
      unit: currency,
      amount: (row) => figures.get(row.id)?.openNet ?? 0,
    },
    {
      kind: 'days',
      id: 'latest',
      label: t`Last order`,
      day: (row) => figures.get(row.id)?.latest ?? null,
    },
  ];
}

function sortsOf(figures: FiguresOf): ListDefinition<CustomerRow>['sorts'] {
  return {
    number: (row) => row.number,
    name: (row) => row.name,
    city: (row) => row.addresses.billing.city,
    category: (row) => row.category,
    open: (row) => figures.get(row.id)?.open ?? 0,
    net: (row) => figures.get(row.id)?.openNet ?? 0,
    latest: (row) => figures.get(row.id)?.latest ?? '',
  };
}

import { useLingui } from '@lingui/react/macro';
import type { SupplierRow } from '#model/supplier/supplier.events.ts';
import { usePaths } from '../app/use-paths.ts';
import { useModel, usePendingDocuments, useQuery, useRows } from '../document/model-context.tsx';

import { useToday } from '../document/use-today.ts';
import type { ListDefinition } from '../list/list-definition.ts';
import type { ListFilter } from '../list/list-filter.ts';
import { ListPage } from '../list/list-page.tsx';
import { useStateWords } from '../list/use-state-words.ts';
import { useCountryFilter } from '../party/country-filter.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useSupplierColumns } from './supplier-columns.tsx';
import { supplierFigures, type SupplierFigures } from './supplier-figures.ts';
import { supplierWords } from './supplier.messages.ts';

type FiguresOf = ReadonlyMap<string, SupplierFigures>;
const noFigures: FiguresOf = new Map();

/** Everyone the company buys from. */
export function SupplierListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const create = useModel().may('supplier.create') ? '/apps/purchasing/suppliers/create' : undefined;
  const button = create && (
    <Button variant="primary" icon="plus" to={paths.to(create)}>{t`New supplier`}</Button>
  );
  return (
    <ListPage
      header={<PageHeader title={i18n._(supplierWords.many)} primary={button} />}
      definition={{
        ...useSupplierList(),
        onCreate: create && (() => paths.go(create)),
        empty: {
          icon: 'building',
          narrowed: t`No supplier matches`,
          none: t`No suppliers yet`,
          text: t`A supplier is who you buy goods from.`,
          action: button,
        },
      }}
    />
  );
}

function useSupplierList(): Omit<ListDefinition<SupplierRow>, 'empty'> {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  const today = useToday();
  const orders = useRows('purchaseOrder');
  const figures = useQuery(['purchaseOrder'], today, () => supplierFigures(orders, today), noFigures);
  const rows = useRows('supplier');
  const at = (row: SupplierRow): string => `/apps/purchasing/suppliers/${row.id}`;
  return {
    id: 'supplier',
    label: i18n._(supplierWords.many),
    rows,
    rowId: (row) => row.id,
    href: (row) => paths.to(at(row)),
    onOpen: (row) => paths.go(at(row)),
    onEdit: (row) => paths.go(`/apps/purchasing/suppliers/edit/${row.id}`),
    pending: (row) => pending.has(`supplier/${row.id}`),
    searchHint: t`Name, number, city or contact`,
    text: ({ number, name, category, addresses, contacts, organisationNumber }) =>
      [number, name, category, organisationNumber, addresses.billing.city, ...contacts.map((one) => one.name)]
        .join(' ')
        .toLowerCase(),
    state: (row) => String(row.state),
    tabs: useStateWords(supplierWords).tabs,
    filters: useSupplierFilters(rows, figures),
    filterReads: ['purchaseOrder'],
    columns: useSupplierColumns(figures),
    sorts: sortsOf(figures),
    sortReads: { awaited: ['purchaseOrder'], late: ['purchaseOrder'], latest: ['purchaseOrder'] },
    defaultSort: { column: 'name', direction: 'ascending' },
    bulk: { words: supplierWords, commands: ['unblock', 'block', 'archive'] },
  };
}

function useSupplierFilters(
  rows: readonly SupplierRow[],
  figures: FiguresOf,
): readonly ListFilter<SupplierRow>[] {
  const { t } = useLingui();

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
      id: 'late',
      label: t`Late orders`,
      icon: 'clock',
      is: (row) => (figures.get(row.id)?.late ?? 0) > 0,
    },
    {
      kind: 'days',
      id: 'latest',
      label: t`Last order`,
      day: (row) => figures.get(row.id)?.latest ?? null,
    },
  ];
}

function sortsOf(figures: FiguresOf): ListDefinition<SupplierRow>['sorts'] {
  return {
    number: (row) => row.number,
    name: (row) => row.name,
    city: (row) => row.addresses.billing.city,
    lead: (row) => row.leadDays,
    awaited: (row) => figures.get(row.id)?.awaited ?? 0,
    late: (row) => figures.get(row.id)?.late ?? 0,
    latest: (row) => figures.get(row.id)?.latest ?? '',
  };
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { SupplierRow } from '#model/supplier/supplier.events.ts';
import { useModel, usePendingDocuments, useQuery, useRows } from '../document/model-context.tsx';
import { useList } from '../document/use-list.ts';
import { useStateTabs } from '../document/use-state-tabs.ts';
import { useToday } from '../document/use-today.ts';
import { usePaths } from '../app/use-paths.ts';
import { Button } from '../ui/button.tsx';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useSupplierColumns } from './supplier-columns.tsx';
import { supplierFigures, type SupplierFigures } from './supplier-figures.ts';
import { supplierWords } from './supplier.messages.ts';

const noFigures: ReadonlyMap<string, SupplierFigures> = new Map();

/** Everyone the company buys from. */
export function SupplierListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const pending = usePendingDocuments();
  const today = useToday();
  const orders = useRows('purchaseOrder');
  const figures = useQuery(['purchaseOrder'], today, () => supplierFigures(orders, today), noFigures);
  const list = useSupplierList(figures);
  const states = useStateTabs(supplierWords, list);
  const columns = useSupplierColumns(figures);
  const create = model.may('supplier.create') ? '/apps/purchasing/suppliers/create' : undefined;
  const button = create && (
    <Button variant="primary" icon="plus" to={paths.to(create)}>{t`New supplier`}</Button>
  );
  return (
    <>
      <PageHeader title={i18n._(supplierWords.many)} primary={button} />
      <DataList
        label={i18n._(supplierWords.many)}
        rows={list.rows}
        rowId={(row) => row.id}
        href={(row) => paths.to(`/apps/purchasing/suppliers/${row.id}`)}
        onOpen={(row) => paths.go(`/apps/purchasing/suppliers/${row.id}`)}
        pending={(row) => pending.has(`supplier/${row.id}`)}
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
        empty={<NoSuppliers searched={list.isNarrowed} action={button} />}
      />
    </>
  );
}

function NoSuppliers({ searched, action }: { readonly searched: boolean; readonly action: React.ReactNode }) {
  const { t } = useLingui();
  if (searched)
    return (
      <EmptyState icon="building" title={t`No supplier matches`}>
        <Trans>Try another word, or take a filter away.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState icon="building" title={t`No suppliers yet`} actions={action}>
      <Trans>A supplier is who you buy goods from.</Trans>
    </EmptyState>
  );
}

function useSupplierList(figures: ReadonlyMap<string, SupplierFigures>) {
  return useList<SupplierRow>({
    rows: useRows('supplier'),
    text: ({ number, name, category, addresses, contacts, organisationNumber }) =>
      [number, name, category, organisationNumber, addresses.billing.city, ...contacts.map((one) => one.name)]
        .join(' ')
        .toLowerCase(),
    state: (row) => String(row.state),
    sorts: {
      number: (row) => row.number,
      name: (row) => row.name,
      city: (row) => row.addresses.billing.city,
      lead: (row) => row.leadDays,
      awaited: (row) => figures.get(row.id)?.awaited ?? 0,
      late: (row) => figures.get(row.id)?.late ?? 0,
      latest: (row) => figures.get(row.id)?.latest ?? '',
    },
    defaultSort: { column: 'name', direction: 'ascending' },
  });
}

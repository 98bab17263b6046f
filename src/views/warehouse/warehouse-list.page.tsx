import { Trans, useLingui } from '@lingui/react/macro';
import type { WarehouseRow } from '#model/warehouse/warehouse.events.ts';
import { useModel, usePendingDocuments, useQuery, useRows } from '../document/model-context.tsx';
import { useList } from '../document/use-list.ts';
import { useStateTabs } from '../document/use-state-tabs.ts';
import { useAddress } from '../app/use-address.ts';
import { usePaths } from '../app/use-paths.ts';
import { Button } from '../ui/button.tsx';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useWarehouseColumns } from './warehouse-columns.tsx';
import { warehouseFigures, type WarehouseFigures } from './warehouse-figures.ts';
import { WarehousePanel } from './warehouse-panel.tsx';
import { warehouseWords } from './warehouse.messages.ts';

const NEW = 'new';
const noFigures: ReadonlyMap<string, WarehouseFigures> = new Map();

/** The company's sites. */
export function WarehouseListPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const pending = usePendingDocuments();
  const [query, setQuery] = useAddress();
  const list = useWarehouseList();
  const states = useStateTabs(warehouseWords, list);
  const columns = useWarehouseColumns(useFigures());
  const create = model.may('warehouse.create') ? () => setQuery({ id: NEW }) : undefined;
  const button = create && (
    <Button variant="primary" icon="plus" onClick={create}>
      <Trans>New warehouse</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader title={i18n._(warehouseWords.many)} primary={button} />
      <DataList
        label={i18n._(warehouseWords.many)}
        rows={list.rows}
        rowId={(row) => row.id}
        href={(row) => paths.to(`/apps/warehouse/warehouse/${row.id}`)}
        onOpen={(row) => paths.go(`/apps/warehouse/warehouse/${row.id}`)}
        pending={(row) => pending.has(`warehouse/${row.id}`)}
        search={{ value: list.search, onChange: list.onSearch, placeholder: t`Name, code or city` }}
        states={states}
        sort={list.sort}
        onSort={list.onSort}
        onCreate={create}
        columns={columns}
        empty={<NoWarehouses />}
      />
      {query['id'] === NEW && <WarehousePanel onClose={() => setQuery({ id: undefined })} />}
    </>
  );
}

function NoWarehouses() {
  const { t } = useLingui();
  return (
    <EmptyState icon="warehouse" title={t`No warehouse matches`}>
      <Trans>Try another word, or take a filter away.</Trans>
    </EmptyState>
  );
}

function useFigures(): ReadonlyMap<string, WarehouseFigures> {
  const rows = useRows('warehouse');
  return useQuery(
    ['warehouse', 'location', 'balance', 'valuation'],
    '',
    (model) => new Map(rows.map((row) => [row.id, warehouseFigures(model, row.id)])),
    noFigures,
  );
}

function useWarehouseList() {
  return useList<WarehouseRow>({
    rows: useRows('warehouse'),
    text: (row) => `${row.code} ${row.name} ${row.address.city}`.toLowerCase(),
    state: (row) => String(row.state),
    sorts: { name: (row) => row.name, code: (row) => row.code, city: (row) => row.address.city },
    defaultSort: { column: 'code', direction: 'ascending' },
  });
}

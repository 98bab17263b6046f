import { useLingui } from '@lingui/react/macro';
import type { WarehouseRow } from '#model/warehouse/warehouse.facts.ts';
import { useAddress } from '../app/use-address.ts';
import { usePaths } from '../app/use-paths.ts';
import { useModel, usePendingDocuments, useQuery, useRows } from '../document/model-context.tsx';
import type { ListDefinition } from '../list/list-definition.ts';
import { ListPage } from '../list/list-page.tsx';
import { useStateWords } from '../list/use-state-words.ts';
import { Button } from '../ui/button.tsx';
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
  const [query, setQuery] = useAddress();
  const create = useModel().may('warehouse.create') ? () => setQuery({ id: NEW }) : undefined;
  const button = create && <Button variant="primary" icon="plus" onClick={create}>{t`New warehouse`}</Button>;
  return (
    <ListPage
      header={<PageHeader title={i18n._(warehouseWords.many)} primary={button} />}
      definition={{ ...useWarehouseList(), onCreate: create }}
    >
      {query['id'] === NEW && <WarehousePanel onClose={() => setQuery({ id: undefined })} />}
    </ListPage>
  );
}

function useWarehouseList(): ListDefinition<WarehouseRow> {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  const at = (row: WarehouseRow): string => `/apps/warehouse/warehouse/${row.id}`;
  return {
    id: 'warehouse',
    label: i18n._(warehouseWords.many),
    rows: useRows('warehouse'),
    rowId: (row) => row.id,
    href: (row) => paths.to(at(row)),
    onOpen: (row) => paths.go(at(row)),
    pending: (row) => pending.has(`warehouse/${row.id}`),
    searchHint: t`Name, code or city`,
    text: (row) => `${row.code} ${row.name} ${row.address.city}`.toLowerCase(),
    state: (row) => String(row.state),
    tabs: useStateWords(warehouseWords).tabs,
    columns: useWarehouseColumns(useFigures()),
    sorts: { name: (row) => row.name, code: (row) => row.code, city: (row) => row.address.city },
    defaultSort: { column: 'code', direction: 'ascending' },
    bulk: { words: warehouseWords, commands: ['unblock', 'block', 'archive'] },
    empty: {
      icon: 'warehouse',
      narrowed: t`No warehouse matches`,
      none: t`No warehouses yet`,
      text: t`A warehouse is where goods are received, stored and sent from.`,
    },
  };
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

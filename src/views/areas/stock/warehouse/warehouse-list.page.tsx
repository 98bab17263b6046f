import { useLingui } from '@lingui/react/macro';
import { useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { useStockColumns } from './warehouse-columns.tsx';
import { warehouseFigures, type WarehouseFigures } from './warehouse-figures.ts';
import { WarehousePanel } from './warehouse-panel.tsx';
import { warehouseFields } from './warehouse.fields.ts';
import { warehouseWords } from './warehouse.look.ts';

const noFigures: ReadonlyMap<string, WarehouseFigures> = new Map();

/** All warehouses. */
export function WarehouseListPage() {
  const { t } = useLingui();
  return (
    <RecordListPage
      kind="warehouse"
      words={warehouseWords}
      fields={warehouseFields}
      path="/apps/warehouse/warehouse"
      panel={WarehousePanel}
      searchHint={t`Name, code or city`}
      empty={{
        icon: 'warehouse',
        narrowed: t`No warehouse matches`,
        none: t`No warehouses yet`,
        text: t`A warehouse is where goods are received, stored and sent from.`,
      }}
      figures={useStockColumns(useFigures())}
      own={{ defaultSort: { column: 'code', direction: 'ascending' } }}
    />
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

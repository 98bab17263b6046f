import { useLingui } from '@lingui/react/macro';
import type { WarehouseRow } from '#model/areas/stock/warehouse/warehouse.facts.ts';
import { AdjustButton } from '../adjustment/adjust-button.tsx';
import { CountButton } from '../count/count-button.tsx';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { MoveButton } from '../movement/move-button.tsx';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Button } from '#views/ui/button.tsx';
import { warehouseFigures } from './warehouse-figures.ts';
import { WarehouseOverview } from './warehouse-overview.tsx';
import { WarehousePanel } from './warehouse-panel.tsx';
import { warehouseWords } from './warehouse.look.ts';

/** One warehouse: how full it is, its locations and history. */
export function WarehousePage({ row }: { readonly row: WarehouseRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const [query, setQuery] = useAddress();
  const tables = ['location', 'balance', 'valuation'] as const;
  const figures = useQuery(tables, row.id, (model) => warehouseFigures(model, row.id), undefined);
  const locations = paths.to(`/apps/inventory/locations?warehouse=${row.id}`);
  return (
    <>
      <DocumentPage
        words={warehouseWords}
        row={row}
        title={row.name}
        subtitle={row.code}
        back={{ label: i18n._(warehouseWords.many), to: paths.to('/apps/warehouse/warehouse') }}
        watches={['location', 'balance', 'salesOrder', 'purchaseOrder', 'pick', 'shipment', 'goodsReceipt']}
        overrides={{ update: () => setQuery({ edit: 'yes' }) }}
        actions={
          <>
            <MoveButton size="md" warehouse={row.id} />
            <CountButton size="md" warehouse={row.id} />
            <AdjustButton warehouse={row.id} />
            <Button icon="mapPin" to={locations}>{t`Locations`}</Button>
          </>
        }
        tabs={[
          { id: 'overview', label: t`Overview`, content: <WarehouseOverview row={row} figures={figures} /> },
        ]}
      />
      {query['edit'] !== undefined && (
        <WarehousePanel row={row} onClose={() => setQuery({ edit: undefined })} />
      )}
    </>
  );
}

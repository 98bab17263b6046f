import { useLingui } from '@lingui/react/macro';
import type { WarehouseRow } from '#model/areas/stock/warehouse/warehouse.facts.ts';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { AddressLines } from '#views/kit/document/address-lines.tsx';
import { KeyValues } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Stat, Stats } from '#views/ui/stat.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { WarehouseFigures } from './warehouse-figures.ts';
import { WarehouseMap } from './warehouse-map.tsx';

interface WarehouseOverviewProps {
  readonly row: WarehouseRow;
  readonly figures: WarehouseFigures | undefined;
}

/** How full a warehouse is, bin by bin, and its address. */
export function WarehouseOverview({ row, figures }: WarehouseOverviewProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const format = useFormat();
  const { currency } = useCompany();
  const bins = figures?.bins ?? [];
  return (
    <div className="ui-stack">
      <Stats>
        <Stat
          label={t`Products in stock`}
          figure={figures && format.count(figures.products)}
          to={paths.to(`/apps/inventory/items?warehouse=${row.id}`)}
        />
        <Stat
          label={t`Locations filled`}
          figure={figures && format.count(figures.filled)}
          unit={t`of ${format.count(bins.length)}`}
          to={paths.to(`/apps/inventory/locations?warehouse=${row.id}&filled=yes`)}
        />
        {figures && figures.value !== null && (
          <Stat label={t`Value at cost`} figure={format.moneyRounded(figures.value, currency)} />
        )}
      </Stats>
      <WarehouseMap bins={bins} />
      <About row={row} />
    </div>
  );
}

function About({ row }: { readonly row: WarehouseRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const placeName = usePlaceName();
  const place = (id: string) => (
    <UiLink to={paths.to(`/apps/inventory/locations?id=${id}`)}>{placeName(id)}</UiLink>
  );
  return (
    <Panel title={t`About`}>
      <KeyValues
        columns={2}
        items={[
          {
            id: 'address',
            label: t`Address`,
            value: <AddressLines address={row.address} locale={i18n.locale} />,
          },
          { id: 'receiving', label: t`Receiving`, value: place(row.receiving) },
          { id: 'staging', label: t`Staging`, value: place(row.staging) },
          { id: 'quarantine', label: t`Quarantine`, value: place(row.quarantine) },
        ]}
      />
    </Panel>
  );
}

import './warehouse.css';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { locationWords } from '../location/location.look.ts';
import { locationTypeWords } from '../location/location.messages.ts';
import { Panel } from '#views/ui/panel.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import type { Bin } from './warehouse-figures.ts';

/** Every location of a warehouse as a tile, by zone, in pick sequence: full, empty or blocked at a glance. */
export function WarehouseMap({ bins }: { readonly bins: readonly Bin[] }) {
  const { t, i18n } = useLingui();
  const zones = [
    ...Map.groupBy(bins, ({ row }) =>
      row.locationType === 'storage' ? `zone ${row.zone}` : row.locationType,
    ),
  ];
  const nameOf = (bin: Bin | undefined): string => {
    if (!bin || bin.row.locationType === 'storage')
      return bin?.row.zone ? t`Zone ${bin.row.zone}` : t`No zone`;
    return i18n._(locationTypeWords[bin.row.locationType]);
  };
  return (
    <Panel title={t`Map`} actions={<Legend />}>
      <div className="warehouse-map">
        {zones.map(([zone, held]) => (
          <section key={zone} aria-label={nameOf(held[0])}>
            <h3>{nameOf(held[0])}</h3>
            <ul>
              {held.map((bin) => (
                <li key={bin.row.id}>
                  <BinTile bin={bin} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
}

function BinTile({ bin: { row, products } }: { readonly bin: Bin }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const said = locationWords.states[String(row.state)];
  const blocked = said?.aside === true;
  const filled = products > 0 ? t`${plural(products, { one: '# product', other: '# products' })}` : t`Empty`;
  const words = blocked ? `${i18n._(said.label)}, ${filled}` : filled;
  return (
    <UiLink
      to={paths.to(`/apps/inventory/locations?id=${row.id}`)}
      className="warehouse-bin"
      aria-label={`${row.code}: ${words}`}
      title={words}
    >
      <span data-filled={products > 0} data-blocked={blocked}>
        {row.code}
      </span>
    </UiLink>
  );
}

function Legend() {
  return (
    <span className="warehouse-legend" aria-hidden>
      <span data-filled="true" /> <Trans>Goods in it</Trans>
      <span /> <Trans>Empty</Trans>
      <span data-blocked="true" /> <Trans>Blocked</Trans>
    </span>
  );
}

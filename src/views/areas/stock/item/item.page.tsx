import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { useOwnTitle } from '#views/navigation/own-title.tsx';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { MoveButton } from '../movement/move-button.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { AdjustButton } from '../adjustment/adjust-button.tsx';
import { CountButton } from '../count/count-button.tsx';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Tabs } from '#views/ui/tabs.tsx';
import { ItemDemand } from './item-demand.tsx';
import { itemLinesOf, overallLevel, type ItemLine } from './item-figures.ts';
import { ItemMoves } from './item-moves.tsx';
import { ItemOverview } from './item-overview.tsx';
import { ItemSupply } from './item-supply.tsx';
import { useItemLedger } from './use-item-ledger.ts';
import { itemWords } from './item.messages.ts';

/** The stock of one product, and the documents and moves behind each figure. */
export function ItemPage({ row }: { readonly row: ProductRow }) {
  const { t } = useLingui();
  const nameOf = useProductName();
  useOwnTitle(nameOf(row));
  const [query, setQuery] = useAddress();
  const tables = ['availability', 'balance', 'valuation', 'warehouse'] as const;
  const lines = useQuery(tables, `${row.id}/${row.version}`, (model) => itemLinesOf(model, row), []);
  const ledger = useItemLedger(row);
  const contents: Readonly<Record<string, React.ReactNode>> = {
    overview: <ItemOverview product={row} lines={lines} ledger={ledger} />,
    demand: <ItemDemand product={row} />,
    supply: <ItemSupply product={row} />,
    moves: <ItemMoves product={row} ledger={ledger} />,
  };
  const active = query['tab'] !== undefined && query['tab'] in contents ? query['tab'] : 'overview';
  return (
    <>
      <ItemHead row={row} lines={lines} />
      <Tabs
        label={nameOf(row)}
        active={active}
        onChange={(tab) => setQuery({ tab: tab === 'overview' ? undefined : tab })}
        tabs={[
          { id: 'overview', label: t`Overview` },
          { id: 'demand', label: t`Promised` },
          { id: 'supply', label: t`Expected` },
          { id: 'moves', label: t`Moves` },
        ]}
      >
        {contents[active]}
      </Tabs>
    </>
  );
}

function ItemHead({ row, lines }: { readonly row: ProductRow; readonly lines: readonly ItemLine[] }) {
  const { i18n } = useLingui();
  const paths = usePaths();
  const nameOf = useProductName();
  const placed = lines.filter((line) => line.warehouse !== null);
  const warehouse = placed.toSorted((a, b) => b.onHand - a.onHand)[0]?.warehouse;
  return (
    <PageHeader
      title={nameOf(row)}
      subtitle={row.sku}
      back={{ label: i18n._(itemWords.many), to: paths.to('/apps/inventory/items') }}
      badges={<StateBadges words={itemWords} state={overallLevel(lines)} />}
      actions={
        <>
          {warehouse && <MoveButton size="md" warehouse={warehouse.id} product={row.id} />}
          {warehouse && <AdjustButton warehouse={warehouse.id} product={row.id} />}
          {warehouse && <CountButton size="md" warehouse={warehouse.id} product={row.id} />}
          <Button icon="box" to={paths.to(`/apps/products/${row.id}`)}>
            <Trans>Product</Trans>
          </Button>
        </>
      }
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { DoubtNotices } from '../location/doubt-notices.tsx';
import { ProductStock } from '#views/areas/products/product/product-stock.tsx';
import { useQuantity, useQuantityFigure } from '#views/kit/document/use-quantity.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { reorderPath } from '#views/navigation/reorder-path.ts';
import { ledgerPath } from '#views/kit/stock/ledger-path.ts';
import { Notice } from '#views/ui/notice.tsx';
import { Stat, Stats } from '#views/ui/stat.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { itemTotals, type ItemLine } from './item-figures.ts';
import { ItemTimeline } from './item-timeline.tsx';
import { ItemWarehouses } from './item-warehouses.tsx';
import type { ItemLedger } from './use-item-ledger.ts';

interface ItemOverviewProps {
  readonly product: ProductRow;
  readonly lines: readonly ItemLine[];
  readonly ledger: ItemLedger;
}

/** The figures of an item, its stock by warehouse, and its history. */
export function ItemOverview({ product, lines, ledger }: ItemOverviewProps) {
  return (
    <div className="ui-stack">
      <Figures product={product} lines={lines} />
      <Shortfalls product={product} lines={lines} />
      <DoubtNotices of={{ product: product.id }} />
      <ItemTimeline product={product} ledger={ledger} />
      <ItemWarehouses product={product} lines={lines} />
      <ProductStock product={product} />
    </div>
  );
}

type FiguresProps = Pick<ItemOverviewProps, 'product' | 'lines'>;

/** Each figure links to its details. */
function Figures({ product, lines }: FiguresProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const format = useFormat();
  const { currency } = useCompany();
  const quantity = useQuantityFigure();
  const sums = itemTotals(lines);
  const tab = (id: string): string => paths.to(`/apps/inventory/items/${product.id}?tab=${id}`);
  return (
    <Stats>
      <Stat label={t`Free`} {...quantity(sums.free, product)} to={tab('demand')} />
      <Stat
        label={t`On hand`}
        {...quantity(sums.onHand, product)}
        to={paths.to(ledgerPath({ product: product.id }))}
      />
      {sums.setAside > 0 && (
        <Stat
          label={t`Set aside`}
          {...quantity(sums.setAside, product)}
          note={t`In quarantine, blocked or reported missing`}
          to={tab('moves')}
        />
      )}
      <Stat label={t`Reserved`} {...quantity(sums.reserved, product)} to={tab('demand')} />
      <Stat label={t`Incoming`} {...quantity(sums.incoming, product)} to={tab('supply')} />
      <Stat label={t`Outgoing`} {...quantity(sums.outgoing, product)} to={tab('demand')} />
      {sums.value !== null && (
        <Stat label={t`Value at cost`} figure={format.moneyRounded(sums.value, currency)} />
      )}
    </Stats>
  );
}

function Shortfalls({ product, lines }: FiguresProps) {
  const { t } = useLingui();
  const sayQuantity = useQuantity();
  const paths = usePaths();
  const mayOrder = useModel().may('purchaseOrder.create');
  return lines.map(({ id, warehouse, shortfall }) => {
    if (!shortfall) return null;
    const forecast = sayQuantity(shortfall.forecast, product);
    const min = sayQuantity(shortfall.min, product);
    const order = sayQuantity(shortfall.order, product);
    return (
      <Notice key={id} tone="warning" title={t`${warehouse?.name ?? ''}: order ${order}`}>
        {t`${forecast} will be left once all orders are done, and at least ${min} are wanted.`}{' '}
        {mayOrder && (
          <UiLink
            to={paths.to(
              reorderPath({ product: product.id, warehouse: warehouse?.id, quantity: shortfall.order }),
            )}
          >{t`Order it`}</UiLink>
        )}
      </Notice>
    );
  });
}

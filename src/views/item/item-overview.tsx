import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/product/product.events.ts';
import { useCompany } from '../document/use-company.ts';
import { usePaths } from '../app/use-paths.ts';
import { ProductStock } from '../product/product-stock.tsx';
import { unitWords } from '../product/product.messages.ts';
import { Notice } from '../ui/notice.tsx';
import { Stat, Stats } from '../ui/stat.tsx';
import { useFormat } from '../ui/use-format.ts';
import { itemTotals, type ItemLine } from './item-figures.ts';
import { ItemTimeline } from './item-timeline.tsx';
import { ItemWarehouses } from './item-warehouses.tsx';
import type { ItemLedger } from './use-item-ledger.ts';

interface ItemOverviewProps {
  readonly product: ProductRow;
  readonly lines: readonly ItemLine[];
  readonly ledger: ItemLedger;
}

/** The figures of an item, where it lies, and how it came to be. */
export function ItemOverview({ product, lines, ledger }: ItemOverviewProps) {
  return (
    <div className="ui-stack">
      <Figures product={product} lines={lines} />
      <Shortfalls product={product} lines={lines} />
      <ItemTimeline product={product} ledger={ledger} />
      <ItemWarehouses product={product} lines={lines} />
      <ProductStock product={product} />
    </div>
  );
}

type FiguresProps = Pick<ItemOverviewProps, 'product' | 'lines'>;

/** Each figure leads to what it is made of. */
function Figures({ product, lines }: FiguresProps) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const format = useFormat();
  const { currency } = useCompany();
  const unit = i18n._(unitWords[product.unit]);
  const sums = itemTotals(lines);
  const tab = (id: string): string => paths.to(`/apps/inventory/items/${product.id}?tab=${id}`);
  return (
    <Stats>
      <Stat label={t`Free`} figure={format.quantity(sums.free)} unit={unit} to={tab('demand')} />
      <Stat label={t`On hand`} figure={format.quantity(sums.onHand)} unit={unit} to={tab('moves')} />
      {sums.setAside > 0 && (
        <Stat
          label={t`In quarantine`}
          figure={format.quantity(sums.setAside)}
          unit={unit}
          to={tab('moves')}
        />
      )}
      <Stat label={t`Reserved`} figure={format.quantity(sums.reserved)} unit={unit} to={tab('demand')} />
      <Stat label={t`Incoming`} figure={format.quantity(sums.incoming)} unit={unit} to={tab('supply')} />
      <Stat label={t`Outgoing`} figure={format.quantity(sums.outgoing)} unit={unit} to={tab('demand')} />
      {sums.value !== null && (
        <Stat label={t`Value at cost`} figure={format.moneyRounded(sums.value, currency)} />
      )}
    </Stats>
  );
}

function Shortfalls({ product, lines }: FiguresProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const unit = i18n._(unitWords[product.unit]);
  return lines.map(({ id, warehouse, shortfall }) => {
    if (!shortfall) return null;
    const forecast = format.quantity(shortfall.forecast, unit);
    const min = format.quantity(shortfall.min, unit);
    const order = format.quantity(shortfall.order, unit);
    return (
      <Notice key={id} tone="warning" title={t`${warehouse?.name ?? ''}: order ${order}`}>
        {t`${forecast} will be left once all orders are done, and at least ${min} are wanted.`}
      </Notice>
    );
  });
}

import { useLingui } from '@lingui/react/macro';
import { ifKnown } from '#model/engine/if-known.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { PriceSide } from '#model/areas/products/prices/price-side.ts';
import type { ResolvedPrice } from '#model/areas/products/prices/prices-in-reach.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { inStock, type Written } from '#views/kit/lines/line-editor.ts';
import type { PricedCell } from '#views/kit/lines/priced-lines.ts';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Tooltip } from '#views/ui/tooltip.tsx';
import { useFoundPrice, usePriceSource } from './use-price-source.ts';

type Line = Written<PricedLine, PricedCell>;

/** An order whose prices are from lists. */
export interface PricedOrder {
  readonly side: PriceSide;
  readonly currency: string;
  /** What so much of a product costs by the lists; null: they do not say. Throws `Miss` where they are not here. */
  readonly priceOn: (
    product: ProductRow,
    amount: Pick<PricedLine, 'quantity' | 'orderedIn'>,
  ) => ResolvedPrice | null;
}

/** Which list gave a line its price; on pointing at it, or on reaching it with the arrows, what else was in reach. [PRI10] */
export function usePriceSourceColumn<L extends Line>(order: PricedOrder): LineColumn<L> {
  const { t } = useLingui();
  const sourceOf = usePriceSource(order.side);
  const found = useFoundPrice(order.side, order.currency);
  const resolved = useResolved(order);
  const text = (line: L): string => {
    const source = sourceOf(line.pricedBy);
    const best = line.pricedBy === 'hand' ? resolved(line) : null;
    return best && best.price !== line.price ? t`${source} (${found(best)})` : source;
  };
  return {
    id: 'pricedBy',
    header: t`Priced by`,
    width: '8rem',
    spare: true,
    text,
    render: (line) => {
      const best = line.pricedBy === undefined ? null : resolved(line);
      if (!best) return text(line);
      const reach = [best, ...best.others].map(found).join(' · ');
      return (
        <Tooltip text={reach}>
          {(describedBy) => (
            <span tabIndex={-1} data-cell-stop aria-describedby={describedBy}>
              {text(line)}
              {best.isBelowMinimum && <span className="ui-faint"> {t`below the minimum`}</span>}
              <span className="ui-hidden"> {reach}</span>
            </span>
          )}
        </Tooltip>
      );
    },
  };
}

/** What the lists say for a line; null without a product, or where the lists are not on this device. */
function useResolved({ priceOn }: PricedOrder): (line: Line) => ResolvedPrice | null {
  const { view } = useModel().replica;
  return (line) => {
    const { product: id, orderedIn } = line;
    const amount = { quantity: inStock(line) ?? 0, ...(orderedIn && { orderedIn }) };
    return ifKnown(() => {
      const product = id === null ? undefined : view.get('product', id);
      return product ? priceOn(product, amount) : null;
    }, null);
  };
}

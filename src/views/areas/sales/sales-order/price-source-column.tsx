import { useLingui } from '@lingui/react/macro';
import { ifKnown } from '#model/engine/if-known.ts';
import type { ResolvedPrice } from '#model/areas/sales/price/resolve.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { inStock } from '#views/kit/lines/line-editor.ts';
import { useFoundPrice, usePriceSource } from '#views/areas/sales/price/use-price-source.ts';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Tooltip } from '#views/ui/tooltip.tsx';
import type { DraftLine } from './sales-order-draft.ts';
import type { OrderEditor } from './use-order-editor.ts';

/** Which list gave a line its price, and on pointing at it what else was in reach. [PRI10] */
export function usePriceSourceColumn(editor: OrderEditor): LineColumn<DraftLine> {
  const { t } = useLingui();
  const sourceOf = usePriceSource();
  const found = useFoundPrice(editor.value.currency);
  const resolved = useResolved(editor);
  const text = (line: DraftLine): string => {
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
          {() => (
            <span>
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
function useResolved(editor: OrderEditor): (line: DraftLine) => ResolvedPrice | null {
  const { view } = useModel().replica;
  return (line) => {
    const { product: id, orderedIn } = line;
    const amount = { quantity: inStock(line) ?? 0, ...(orderedIn && { orderedIn }) };
    return ifKnown(() => {
      const product = id === null ? undefined : view.get('product', id);
      return product ? editor.priceOn(product, amount) : null;
    }, null);
  };
}

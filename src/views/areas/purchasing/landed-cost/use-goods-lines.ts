import { ifKnown } from '#model/engine/if-known.ts';
import { linesThatMay } from '#model/areas/purchasing/landed-cost/carrying-lines.ts';
import type { LandedCostForm, LandedLine } from '#model/areas/purchasing/landed-cost/landed-cost.facts.ts';
import { keptOf } from '#model/stock/stock.land-value.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import type { GoodsLine } from './landed-goods.tsx';

/** The lines of the receipts of a form that may carry charges, with what falls to them where that is known. */
export function useGoodsLines(
  { receipts }: Pick<LandedCostForm, 'receipts'>,
  landed: readonly LandedLine[] | undefined,
): readonly GoodsLine[] {
  const key = receipts.map(({ receipt }) => receipt).join(' ');
  const lines = useQuery<readonly GoodsLine[]>(
    ['goodsReceipt', 'product'],
    key,
    ({ replica: { view } }) =>
      receipts.flatMap(({ receipt: id }) => {
        const receipt = ifKnown(() => view.get('goodsReceipt', id), undefined);
        if (!receipt) return [];
        return linesThatMay(view, receipt).map((line) => ({
          id: line.id,
          receipt: id,
          product: line.product,
          quantity: keptOf(line),
          landed: undefined,
        }));
      }),
    [],
  );
  return lines.map((line) => ({ ...line, landed: landed?.find((one) => one.line === line.id) }));
}

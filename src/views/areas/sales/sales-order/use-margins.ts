import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  marginShare,
  marginsOf,
  totalMargin,
  type Margin,
} from '#model/areas/sales/sales-order/sales-order.margin.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { averageCost } from '#views/areas/products/product/product-figures.ts';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { useFormat } from '#views/ui/use-format.ts';

type Sold = Parameters<typeof marginsOf>[0];
type CostOf = (product: string) => number | null;
const unknown: CostOf = () => null;

interface Margins<L> {
  readonly columns: readonly LineColumn<L>[];
  readonly totals: readonly { readonly id: string; readonly label: string; readonly value: string }[];
}

/** What lines of an order leave, in the company's currency: nothing for who may not see costs. [SO41] */
export function useMargins<L extends { readonly id: string }>(
  sold: Sold,
  lines: readonly { readonly id: string }[],
): Margins<L> {
  const { t } = useLingui();
  const model = useModel();
  const costOf = useQuery<CostOf>(
    ['valuation'],
    '',
    (held) => (product) => averageCost(held, product),
    unknown,
  );
  const say = useMarginWords();
  if (!model.may('product.viewCost')) return { columns: [], totals: [] };
  const margins = marginsOf(sold, costOf);
  const { missing, ...total } = totalMargin(lines, margins);
  const label =
    missing === 0
      ? t`Margin`
      : t`Margin, ${plural(missing, {
          one: '# line without a cost is left out',
          other: '# lines without a cost are left out',
        })}`;
  const text = ({ id }: L): string => {
    const margin = margins.get(id);
    return margin ? say(margin) : '';
  };
  return {
    columns: [{ id: 'margin', header: t`Margin`, width: '9rem', align: 'end', text }],
    totals: margins.size === 0 ? [] : [{ id: 'margin', label, value: say(total) }],
  };
}

/** `120.00 kr (34 %)`; that the cost is not known, where it is not. */
function useMarginWords(): (margin: Margin) => string {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  return (margin) => {
    if (margin.cost === null) return t`Cost not known`;
    const share = marginShare(margin);
    const left = format.money(margin.net - margin.cost, currency);
    return share === null ? left : `${left} (${format.percent(Math.round(share / 100) * 100)})`;
  };
}

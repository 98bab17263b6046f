import { useLingui } from '@lingui/react/macro';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { reasonList, type ShrinkageGroup, type ShrinkageLine } from './shrinkage-lines.ts';

type Column = ListColumn<ShrinkageLine>;

/** What a line is about, in words. */
export function useShrinkageName(): (line: ShrinkageLine) => string {
  const { t, i18n } = useLingui();
  const words = useLineWords();
  const placeName = usePlaceName();
  const reasonText = useReasonText();
  const month = new Intl.DateTimeFormat(i18n.locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (line) => {
    const { id, group, reason } = line;
    if (group === 'product') return words.name({ product: id });
    if (group === 'location') return placeName(id);
    if (group === 'month') return month.format(new Date(`${id}-01T00:00:00Z`));
    if (reason === null) return line.counted ? t`Counted, within the tolerance` : t`Without a reason`;
    const label = reasonText(reasonList(line), reason);
    if (line.counted) return t`Counted: ${label}`;
    return line.scrap ? t`Scrapped: ${label}` : label;
  };
}

/** The columns of what was lost; values only for those who may see them. */
export function useShrinkageColumns(group: ShrinkageGroup): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const words = useLineWords();
  const nameOf = useShrinkageName();
  const value = useValueColumn();
  const mayViewCost = useModel().may('product.viewCost');
  const headers: Readonly<Record<ShrinkageGroup, string>> = {
    reason: t`Reason`,
    product: t`Product`,
    location: t`Location`,
    month: t`Month`,
  };
  const quantityOf = ({ products, quantity }: ShrinkageLine): string => {
    const [only = '', ...others] = products;
    return others.length === 0 ? words.quantity({ product: only }, quantity) : format.quantity(quantity);
  };
  return [
    { id: 'name', header: headers[group], width: { share: 3, min: 200 }, cell: nameOf },
    {
      id: 'products',
      header: t`Products`,
      width: 110,
      align: 'end',
      cell: ({ products }) => format.count(products.size),
      value: ({ products }) => products.size,
    },
    {
      id: 'quantity',
      header: t`Units`,
      width: 130,
      align: 'end',
      cell: quantityOf,
      value: ({ quantity }) => quantity / 1000,
    },
    ...(mayViewCost ? [value] : []),
  ];
}

function useValueColumn(): Column {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  return {
    id: 'value',
    header: t`Value`,
    width: 150,
    align: 'end',
    cell: ({ value }) => (value === null ? '' : format.money(value, currency)),
    value: ({ value }) => (value === null ? null : value / 100),
    currency: () => currency,
    sum: (lines) =>
      format.money(
        lines.reduce((sum, { value }) => sum + (value ?? 0), 0),
        currency,
      ),
  };
}

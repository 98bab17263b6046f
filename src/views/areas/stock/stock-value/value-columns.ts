import { useLingui } from '@lingui/react/macro';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useFormat } from '#views/ui/use-format.ts';
import type { ValueLine } from './value-lines.ts';

/** The columns of the value list; the value has a sum, to the cent. */
export function useValueColumns(): readonly ListColumn<ValueLine>[] {
  const { t } = useLingui();
  const nameOf = useProductName();
  return [
    { id: 'sku', header: t`SKU`, width: 118, cell: ({ product }) => product.sku },
    {
      id: 'name',
      header: t`Name`,
      width: { share: 3, min: 190 },
      cell: ({ product }) => nameOf(product),
      card: 'subtitle',
    },
    {
      id: 'category',
      header: t`Category`,
      width: 150,
      cell: ({ category }) => (category ? nameOf(category) : ''),
    },
    {
      id: 'warehouse',
      header: t`Warehouse`,
      width: 130,
      cell: ({ warehouse }) => warehouse?.code ?? t`In transit`,
    },
    ...useFigureColumns(),
  ];
}

function useFigureColumns(): readonly ListColumn<ValueLine>[] {
  const { t } = useLingui();
  const format = useFormat();
  const say = useQuantity();
  const { currency } = useCompany();
  return [
    {
      id: 'quantity',
      header: t`Quantity`,
      width: 120,
      align: 'end',
      cell: ({ quantity, product }) => say(quantity, product),
      value: ({ quantity }) => quantity / 1000,
    },
    {
      id: 'average',
      header: t`Average cost`,
      width: 130,
      align: 'end',
      cell: ({ average }) => (average === null ? '' : format.unitPrice(average, currency)),
      value: ({ average }) => (average === null ? null : average / 10_000),
    },
    {
      id: 'value',
      header: t`Value`,
      width: 140,
      align: 'end',
      cell: ({ value }) => format.money(value, currency),
      value: ({ value }) => value / 100,
      currency: () => currency,
      sum: (lines) =>
        format.money(
          lines.reduce((sum, { value }) => sum + value, 0),
          currency,
        ),
    },
  ];
}

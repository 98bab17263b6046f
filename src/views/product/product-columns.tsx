import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/product/product.events.ts';
import { StateBadges } from '../document/state-badges.tsx';
import { useCompany } from '../document/use-company.ts';
import type { Column } from '../ui/data-list-types.ts';
import { useFormat } from '../ui/use-format.ts';
import type { StockFigures } from './product-figures.ts';
import { productKindWords, productWords, unitWords } from './product.messages.ts';
import { useProductName } from './product-name.ts';

const stateOf = (row: ProductRow) => <StateBadges words={productWords} state={row.state} />;

type StockOf = (product: string) => StockFigures | undefined;

/** The columns of the list of products. */
export function useProductColumns(stock: StockOf): readonly Column<ProductRow>[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const nameOf = useProductName();
  const { currency } = useCompany();
  const figure = useFigureColumn(stock);
  const price = (row: ProductRow): string => format.unitPrice(row.price, currency);
  return [
    { id: 'sku', header: t`SKU`, width: 160, sortable: true, cell: (row) => row.sku },
    {
      id: 'name',
      header: t`Name`,
      width: { share: 3, min: 200 },
      sortable: true,
      cell: nameOf,
      card: 'subtitle',
    },
    {
      id: 'kind',
      header: t`Kind`,
      width: 120,
      sortable: true,
      cell: (row) => i18n._(productKindWords[row.kind]),
    },
    { id: 'state', header: t`State`, width: 140, cell: stateOf, card: 'aside' },
    figure('free', t`Free`),
    figure('onHand', t`On hand`),
    { id: 'price', header: t`Price`, width: 130, align: 'end', sortable: true, cell: price },
  ];
}

function useFigureColumn(stock: StockOf) {
  const { i18n } = useLingui();
  const format = useFormat();
  return (id: 'free' | 'onHand', header: string): Column<ProductRow> => ({
    id,
    header,
    width: 130,
    align: 'end',
    sortable: true,
    cell: (row) => {
      const figures = row.kind === 'service' ? undefined : stock(row.id);
      return figures ? format.quantity(figures[id], i18n._(unitWords[row.unit])) : '';
    },
  });
}

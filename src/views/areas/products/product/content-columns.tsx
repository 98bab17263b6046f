import { useLingui } from '@lingui/react/macro';
import { listPriceOf, type BundleComponent } from '#model/areas/products/product/product.bundle.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { Badge } from '#views/ui/badge.tsx';
import type { Column } from '#views/ui/data-list-types.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { stockOf, type StockFigures } from './product-figures.ts';

type ContentColumn = Column<BundleComponent>;

/** The columns of what a bundle is made of. */
export function useContentColumns(): readonly ContentColumn[] {
  const { t } = useLingui();
  return [
    ...useNameColumns(),
    ...useFigureColumns(),
    {
      id: 'need',
      header: t`Goes along`,
      width: 170,
      cell: ({ optional }) =>
        optional ? <Badge tone="neutral" icon="plus">{t`If there is some`}</Badge> : t`Always`,
    },
  ];
}

const useComponent = (): ((component: BundleComponent) => ProductRow | undefined) => {
  const { view } = useModel().replica;
  return ({ product }) => view.get('product', product);
};

function useNameColumns(): readonly ContentColumn[] {
  const { t } = useLingui();
  const nameOf = useProductName();
  const of = useComponent();
  const name = (one: BundleComponent): string => {
    const product = of(one);
    return product ? nameOf(product) : '';
  };
  return [
    { id: 'sku', header: t`SKU`, width: 160, cell: (one) => of(one)?.sku ?? '' },
    { id: 'name', header: t`Name`, cell: name },
  ];
}

type StockOf = (product: string) => StockFigures | undefined;
const noStock: StockOf = () => undefined;

function useFigureColumns(): readonly ContentColumn[] {
  const { t } = useLingui();
  const format = useFormat();
  const sayQuantity = useQuantity();
  const { currency } = useCompany();
  const { view } = useModel().replica;
  const of = useComponent();
  const stock = useQuery<StockOf>(['availability'], '', (model) => (id) => stockOf(model, id), noStock);
  const figure = { align: 'end', width: 120 } as const;
  const price = (one: BundleComponent): string => {
    const product = of(one);
    return product ? format.unitPrice(listPriceOf(view, product), currency) : '';
  };
  return [
    { ...figure, id: 'quantity', header: t`In one`, cell: (one) => sayQuantity(one.quantity, of(one)) },
    {
      ...figure,
      id: 'free',
      header: t`Free`,
      cell: (one) => sayQuantity(stock(one.product)?.free ?? 0, of(one)),
    },
    { ...figure, id: 'price', header: t`Price`, width: 130, cell: price },
  ];
}

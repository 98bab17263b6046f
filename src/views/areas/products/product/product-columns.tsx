import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useTagColumn } from '#views/kit/list/use-tag-column.tsx';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { ProductPicture } from '#views/kit/file/product-picture.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { StockFigures } from './product-figures.ts';
import type { ListedAttribute } from './listed-attributes.ts';
import { useAttributeColumns } from './use-listed-attributes.ts';
import { countryName } from '#i18n/country.ts';
import { useSizeText } from './product-goods.tsx';
import { productWords } from './product.look.ts';
import { productKindWords } from './product.messages.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { isStocked, listPriceOf } from '#model/areas/products/product/product.bundle.ts';

const noPicture = (
  <span className="product-no-picture">
    <Icon name="box" />
  </span>
);

type StockOf = (product: string) => StockFigures | undefined;

/** The columns of the list of products. */
export function useProductColumns(
  stock: StockOf,
  attributes: readonly ListedAttribute[],
): readonly ListColumn<ProductRow>[] {
  return [
    ...useIdentityColumns(),
    ...useStockColumns(stock),
    usePriceColumn(),
    ...useGroupColumns(),
    ...useAttributeColumns(attributes),
  ];
}

function useIdentityColumns(): readonly ListColumn<ProductRow>[] {
  const { t, i18n } = useLingui();
  const nameOf = useProductName();
  return [
    { id: 'sku', header: t`SKU`, width: 160, cell: (row) => row.sku },
    {
      id: 'picture',
      header: t`Picture`,
      width: 76,
      card: 'aside',
      // A picture on its way is not seen in the row of another product. [PPI4]
      lives: true,
      cell: (row) => <ProductPicture product={row.id} look="row" otherwise={noPicture} />,
    },
    {
      id: 'name',
      header: t`Name`,
      width: { share: 3, min: 200 },
      cell: nameOf,
      card: 'subtitle',
    },
    {
      id: 'kind',
      header: t`Kind`,
      width: 120,
      cell: (row) => i18n._(productKindWords[row.kind]),
    },
    useStateColumn(productWords, { width: 140 }),
  ];
}

/** Its stock; a service has none. */
function useStockColumns(stock: StockOf): readonly ListColumn<ProductRow>[] {
  const { t } = useLingui();
  const sayQuantity = useQuantity();
  const figure = (id: 'free' | 'onHand', header: string): ListColumn<ProductRow> => ({
    id,
    header,
    width: 130,
    align: 'end',
    value: (row) => (!isStocked(row) ? null : (stock(row.id)?.[id] ?? 0) / 1000),
    cell: (row) => {
      const figures = !isStocked(row) ? undefined : stock(row.id);
      return figures ? sayQuantity(figures[id], row) : '';
    },
  });
  return [figure('free', t`Free`), figure('onHand', t`On hand`)];
}

/** What one costs without VAT. */
export function usePriceColumn(): ListColumn<ProductRow> {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const { view } = useModel().replica;
  return {
    id: 'price',
    header: t`Price`,
    width: 130,
    align: 'end',
    cell: (row) => format.unitPrice(listPriceOf(view, row), currency),
    value: (row) => listPriceOf(view, row) / 10_000,
    currency: () => currency,
  };
}

function useGroupColumns(): readonly ListColumn<ProductRow>[] {
  const { t, i18n } = useLingui();
  const sizeText = useSizeText();
  const nameOf = useProductName();
  const held = useHeld();
  const categoryOf = (row: ProductRow): string => {
    const category = row.category === null ? undefined : held('category', row.category);
    return category ? nameOf(category) : '';
  };
  const typeOf = (row: ProductRow): string => {
    const type = row.type ? held('productType', row.type) : undefined;
    return type ? nameOf(type) : '';
  };
  const parentOf = (row: ProductRow): string =>
    row.variantOf ? (held('product', row.variantOf)?.sku ?? '') : '';
  return [
    { id: 'category', header: t`Category`, width: 150, extra: true, cell: categoryOf },
    { id: 'type', header: t({ context: 'product', message: 'Type' }), width: 150, extra: true, cell: typeOf },
    { id: 'size', header: t`Size`, width: 170, extra: true, cell: (row) => sizeText(row) ?? '' },
    {
      id: 'origin',
      header: t`Country of origin`,
      width: 150,
      extra: true,
      cell: (row) => (row.origin ? countryName(row.origin, i18n.locale) : ''),
    },
    { id: 'customs', header: t`Customs code`, width: 130, extra: true, cell: (row) => row.customsCode ?? '' },
    { id: 'variantOf', header: t`Variant of`, width: 150, extra: true, cell: parentOf },
    useTagColumn(),
  ];
}

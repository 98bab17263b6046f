import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { ListedPriceRow } from '#model/areas/products/prices/listed-price.facts.ts';
import type { PriceSide } from '#model/areas/products/prices/price-side.ts';
import { pricedWith } from '#model/areas/products/purchase-price/purchase-terms.ts';
import type { Rows } from '#model/engine/rows.ts';
import { chainOf } from '#model/areas/setup/party-category/category-tree.ts';
import { compare } from '#model/values/order.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { TimeCell } from '#views/kit/document/time-cell.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import type { Column } from '#views/ui/data-list-types.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { listHeight } from '#views/ui/list-height.ts';
import { Panel } from '#views/ui/panel.tsx';
import { ofPurchases, PriceSideContext, usePriceSide } from './price-side.tsx';
import { useAudience, usePriceTexts } from './use-price-texts.ts';

interface ListedPrice {
  readonly id: string;
  readonly price: ListedPriceRow;
  readonly list: Rows[PriceSide['list']];
}

const none: readonly ListedPrice[] = [];
const about = ['category', 'customer', 'customerCategory', 'supplier'] as const;

/** What price lists say of a product, or of its category: for whom, from which quantity and when. [PRI16] */
export const ProductPrices = ({ row }: { readonly row: ProductRow }) => (
  <>
    <PricesOfSide row={row} />
    <PriceSideContext value={ofPurchases}>
      <PricesOfSide row={row} />
    </PriceSideContext>
  </>
);

function PricesOfSide({ row }: { readonly row: ProductRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const side = usePriceSide();
  const may = useModel().may(`${side.price}.view`);
  const key = `${row.id}/${row.category}/${row.version}`;
  const prices = useQuery(
    [side.price, side.list, ...about],
    key,
    ({ replica: { view } }) => pricesOf(view, side, row),
    none,
  );
  const columns = usePriceColumns();
  if (!may || prices.length === 0) return null;
  const title = side.price === 'price' ? t`Prices in lists` : t`Purchase prices in lists`;
  return (
    <Panel title={title} flush>
      <DataList
        label={title}
        rows={prices}
        rowId={({ id }) => id}
        href={({ id }) => paths.to(`${side.page}?id=${id}`)}
        height={listHeight(prices.length)}
        columns={columns}
        empty={null}
      />
    </Panel>
  );
}

/** Of lists in use: for everyone first, by list, the product before its categories, from the lowest quantity on. */
function pricesOf(view: Reader, side: PriceSide, product: ProductRow): readonly ListedPrice[] {
  const { category } = product;
  const chain = chainOf(category === null ? undefined : view.get('category', category), (above) =>
    view.get('category', above),
  );
  const products = side.price === 'price' ? [product.id] : pricedWith(product);
  const rows: readonly ListedPriceRow[] = [
    ...products.flatMap((id) => view.by(side.price, 'product', id)),
    ...chain.flatMap(({ id }) => view.by(side.price, 'category', id)),
  ];
  return rows
    .flatMap((price) => {
      const list = view.get(side.list, price.list);
      return list && !isArchived(list) ? [{ id: price.id, price, list }] : [];
    })
    .toSorted(
      (a, b) =>
        narrowness(a.list) - narrowness(b.list) ||
        compare(a.list.name, b.list.name) ||
        Number(a.price.product === null) - Number(b.price.product === null) ||
        a.price.from - b.price.from,
    );
}

/** For everyone, for categories, for customers; of one supplier. */
function narrowness(list: ListedPrice['list']): number {
  if (!('customers' in list)) return 0;
  return list.customers.length > 0 ? 2 : list.customerCategories.length > 0 ? 1 : 0;
}

function usePriceColumns(): readonly Column<ListedPrice>[] {
  const { t } = useLingui();
  const isSold = usePriceSide().price === 'price';
  const audienceOf = useAudience();
  const nameOf = useDocumentName();
  const { fromOf, amountOf } = usePriceTexts();
  const days = (price: ListedPriceRow, list: ListedPrice['list'], end: 'startsOn' | 'endsOn') => (
    <TimeCell at={price[end] ?? list[end]} />
  );
  const sourceOf = ({ price: { category }, list }: ListedPrice): string =>
    category === null ? list.name : `${list.name} (${nameOf('category', category)})`;
  return [
    { id: 'list', header: t`Price list`, width: { share: 2, min: 160 }, cell: sourceOf },
    {
      id: 'audience',
      header: isSold ? t`For` : t`Supplier`,
      width: { share: 2, min: 160 },
      cell: ({ list }) => ('supplier' in list ? nameOf('supplier', list.supplier) : audienceOf(list)),
    },
    { id: 'from', header: t`From quantity`, align: 'end', width: 130, cell: ({ price }) => fromOf(price) },
    { id: 'price', header: t`Price`, align: 'end', width: 130, cell: ({ price }) => amountOf(price) },
    {
      id: 'startsOn',
      header: t`First day`,
      width: 130,
      cell: ({ price, list }) => days(price, list, 'startsOn'),
    },
    { id: 'endsOn', header: t`Last day`, width: 130, cell: ({ price, list }) => days(price, list, 'endsOn') },
  ];
}

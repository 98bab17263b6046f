import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { PriceListRow } from '#model/areas/sales/price-list/price-list.facts.ts';
import type { PriceRow } from '#model/areas/sales/price/price.facts.ts';
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
import { useAudience, usePriceTexts } from './use-price-texts.ts';

interface ListedPrice {
  readonly id: string;
  readonly price: PriceRow;
  readonly list: PriceListRow;
}

const none: readonly ListedPrice[] = [];
const sources = ['price', 'priceList', 'category', 'customer', 'customerCategory'] as const;

/** What price lists say of a product, or of its category: for whom, from which quantity and when. [PRI16] */
export function ProductPrices({ row }: { readonly row: ProductRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const may = useModel().may('price.view');
  const key = `${row.id}/${row.category}`;
  const prices = useQuery(sources, key, ({ replica: { view } }) => pricesOf(view, row), none);
  const columns = usePriceColumns();
  if (!may || prices.length === 0) return null;
  return (
    <Panel title={t`Prices in lists`} flush>
      <DataList
        label={t`Prices in lists`}
        rows={prices}
        rowId={({ id }) => id}
        href={({ id }) => paths.to(`/apps/sales/prices?id=${id}`)}
        height={listHeight(prices.length)}
        columns={columns}
        empty={null}
      />
    </Panel>
  );
}

/** Of lists in use: for everyone first, by list, the product before its categories, from the lowest quantity on. */
function pricesOf(view: Reader, { id: product, category }: ProductRow): readonly ListedPrice[] {
  const chain = chainOf(category === null ? undefined : view.get('category', category), (above) =>
    view.get('category', above),
  );
  const rows = [
    ...view.by('price', 'product', product),
    ...chain.flatMap(({ id }) => view.by('price', 'category', id)),
  ];
  return rows
    .flatMap((price) => {
      const list = view.get('priceList', price.list);
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

/** For everyone, for categories, for customers. */
const narrowness = ({ customers, customerCategories }: PriceListRow): number =>
  customers.length > 0 ? 2 : customerCategories.length > 0 ? 1 : 0;

function usePriceColumns(): readonly Column<ListedPrice>[] {
  const { t } = useLingui();
  const audienceOf = useAudience();
  const nameOf = useDocumentName();
  const { fromOf, amountOf } = usePriceTexts();
  const days = (price: PriceRow, list: PriceListRow, end: 'startsOn' | 'endsOn') => (
    <TimeCell at={price[end] ?? list[end]} />
  );
  const sourceOf = ({ price: { category }, list }: ListedPrice): string =>
    category === null ? list.name : `${list.name} (${nameOf('category', category)})`;
  return [
    { id: 'list', header: t`Price list`, width: { share: 2, min: 160 }, cell: sourceOf },
    { id: 'audience', header: t`For`, width: { share: 2, min: 160 }, cell: ({ list }) => audienceOf(list) },
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

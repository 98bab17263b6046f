import { isArchived } from '#model/engine/archived.ts';
import type { Rule } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { endsAfterStart } from './in-force.ts';
import type { ListedPriceForm, ListedPriceRow } from './listed-price.facts.ts';
import { priceKey } from './price-indexes.ts';
import type { PriceSide } from './price-side.ts';

type PriceRule<D = never> = Rule<ListedPriceRow, D>;

/** [PRI7] A price is of a product or of a category that is in use, in one of the product's units. */
function targetIsSound(
  view: Reader,
  data: ListedPriceForm,
  held: ListedPriceRow | undefined,
): Refusal | null {
  const { product: id, category, unit } = data;
  if ((id === null) === (category === null)) return onField('productOrCategory', 'product');
  if (category !== null) {
    const row = view.get('category', category);
    if (!row) return onField('unknownCategory', 'category');
    if (isArchived(row) && held?.category !== category)
      return onField('isArchived', 'category', { name: row.name.en });
    return unit === null ? null : onField('unknownPackaging', 'unit', { unit });
  }
  const product = id === null ? undefined : view.get('product', id);
  if (!product) return onField('unknownProduct', 'product');
  if (isArchived(product) && held?.product !== id)
    return onField('isArchived', 'product', { name: product.sku });
  const isKnown = unit === null || unitOf(product, unit) !== undefined || held?.unit === unit;
  return isKnown ? null : onField('unknownPackaging', 'unit', { unit });
}

/** A packaging of a product, by name and whatever its case. */
export const unitOf = (
  {
    packagings = [],
  }: {
    readonly packagings?: readonly { unit: string; numerator: number; denominator: number }[] | undefined;
  },
  name: string,
) => packagings.find(({ unit }) => unit.toLowerCase() === name.toLowerCase());

/** [PRI8] It says an amount or a discount, and a list has one price for the same, from the same quantity and day on. */
export const priceIsSound =
  (side: PriceSide): PriceRule<ListedPriceForm> =>
  ({ view, id, row }, data) => {
    if (!data) return null;
    const { list, price, discount } = data;
    const held = view.get(side.list, list);
    if (!held) return onField('unknownPriceList', 'list');
    if (isArchived(held)) return onField('isArchived', 'list', { name: held.name });
    if (row && row.list !== list) return onField('priceKeepsList', 'list');
    if ((price === null) === (discount === null)) return onField('priceOrDiscount', 'price');
    return (
      endsAfterStart(data) ??
      targetIsSound(view, data, row) ??
      (view.by(side.price, 'key', priceKey(data)).some((other) => other.id !== id)
        ? onField('priceTaken', 'from', { name: held.name })
        : null)
    );
  };

/** [PRI8] A price that is restored has its place in its list still. */
export const placeIsFree =
  (side: PriceSide): PriceRule =>
  ({ view, id, row }) => {
    if (!row) return null;
    const list = view.get(side.list, row.list);
    if (!list || isArchived(list))
      return {
        code: 'priceListArchived',
        params: { name: list?.name ?? '' },
        ...(list && { fix: { kind: side.list, document: list.id, type: 'restore' } }),
      };
    return view.by(side.price, 'key', priceKey(row)).some((other) => other.id !== id)
      ? { code: 'priceTaken', params: { name: list.name } }
      : null;
  };

import type { FollowUp } from '#model/engine/envelope.ts';
import { need, type Reader } from '#model/engine/reader.ts';
import type { Rows } from '#model/engine/rows.ts';
import { SAME } from '#model/values/factor.ts';
import { firstFree } from '#model/values/first-free.ts';
import { idWithin } from '#model/values/ids.ts';
import { priceKey } from '../prices/price-indexes.ts';
import type { ProductRow, SupplierOffer } from '../product/product.facts.ts';
import { hasTerms } from '../product/product.offers.ts';
import { unitNamed } from '../product/product.units.ts';
import type { PurchaseListForm, PurchaseListRow } from '../purchase-list/purchase-list.facts.ts';
import type { PurchasePriceForm, PurchasePriceRow } from './purchase-price.facts.ts';

/**
 * The commands that move what a product says of its suppliers into their purchase lists, one for each supplier and
 * currency [PRI25]. What is there is written over, except what the product does not say. A variant with the suppliers of
 * its parent has their prices too: it moves nothing.
 */
export function movedPrices(
  view: Reader,
  product: ProductRow,
  offers: readonly SupplierOffer[],
): readonly FollowUp[] {
  if (product.inherits?.includes('suppliers') && product.variantOf) return [];
  const lists = new Map<string, FollowUp | null>();
  const prices = new Map<string, FollowUp>();
  for (const offer of offers.filter(hasTerms)) {
    const supplier = view.get('supplier', offer.supplier);
    if (!supplier) continue;
    const list = listFor(view, supplier);
    lists.set(list.id, list.made);
    const price = priceIn(view, list.id, product, offer);
    // Of two prices for the same the first one held.
    if (price && !prices.has(price.document)) prices.set(price.document, price);
  }
  return [...[...lists.values()].filter((made) => made !== null), ...prices.values()];
}

type Supplier = Rows['supplier'];

/** The list that prices of a supplier are moved to; undefined: there is none yet. */
function openList(view: Reader, { id, currency }: Supplier): PurchaseListRow | undefined {
  const open = view.by('purchaseList', 'audience', id).filter((list) => isFor(list, currency));
  return open.find((list) => list.id === placeOf(id, currency, 0)) ?? open[0];
}

/** The same, and what makes it where there is none. */
function listFor(view: Reader, supplier: Supplier): { readonly id: string; readonly made: FollowUp | null } {
  const { id, currency } = supplier;
  const own = openList(view, supplier);
  if (own) return { id: own.id, made: null };
  const document = firstFree(
    (n) => placeOf(id, currency, n),
    (at) => view.get('purchaseList', at) === undefined,
  );
  const data: PurchaseListForm = {
    name: freeName(view, supplier),
    supplier: id,
    currency,
    startsOn: null,
    endsOn: null,
    basedOn: null,
    discount: 0,
  };
  return { id: document, made: { kind: 'purchaseList', document, type: 'create', data } };
}

const isFor = ({ currency: own, startsOn, endsOn }: PurchaseListRow, currency: string): boolean =>
  own === currency && startsOn === null && endsOn === null;

/** The same on every device, so that two that move at once make one list. */
const placeOf = (supplier: string, currency: string, n: number): string =>
  idWithin(supplier, `purchaseList/${currency}/${n}`);

const MOST_NAME = 180;

function freeName(view: Reader, { name, currency }: Supplier): string {
  const plain = name.slice(0, MOST_NAME).trim();
  return firstFree(
    (n) => [plain, `${plain} ${currency}`][n] ?? `${plain} ${currency} ${n}`,
    (wanted) => view.by('purchaseList', 'name', wanted.toLowerCase()).length === 0,
  );
}

/** What writes an offer into a list; undefined where it stands there already. */
function priceIn(
  view: Reader,
  list: string,
  product: ProductRow,
  offer: SupplierOffer,
): FollowUp | undefined {
  const blank: PurchasePriceForm = {
    list,
    product: product.id,
    category: null,
    unit: offer.unit ?? null,
    from: 0,
    price: null,
    // Nothing off a price that nobody knows: it stays open.
    discount: 0,
    startsOn: null,
    endsOn: null,
    code: '',
    minimum: 0,
    multiple: null,
    leadDays: null,
  };
  const [held] = view.by('purchasePrice', 'key', priceKey(blank));
  const data = { ...(held ? formOf(held) : blank), ...termsIn(product, offer) };
  if (!held) {
    const document = firstFree(
      (n) => idWithin(product.id, `purchasePrice/${list}/${blank.unit ?? ''}/${n}`),
      (at) => view.get('purchasePrice', at) === undefined,
    );
    return { kind: 'purchasePrice', document, type: 'create', data };
  }
  const isSame = JSON.stringify(data) === JSON.stringify(formOf(held));
  return isSame ? undefined : { kind: 'purchasePrice', document: held.id, type: 'update', data };
}

const formOf = (row: PurchasePriceRow): PurchasePriceForm => ({
  list: row.list,
  product: row.product,
  category: row.category,
  unit: row.unit,
  from: row.from,
  price: need('purchasePrice', row, 'price'),
  discount: need('purchasePrice', row, 'discount'),
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  code: row.code,
  minimum: row.minimum,
  multiple: row.multiple,
  leadDays: row.leadDays,
});

/** What an offer says, in the unit that its price is for. */
function termsIn(product: ProductRow, offer: SupplierOffer): Partial<PurchasePriceForm> {
  const { code, purchasePrice, minimum, leadDays } = offer;
  const { numerator, denominator } = unitNamed(product, offer.unit) ?? SAME;
  return {
    ...(purchasePrice !== undefined && { price: purchasePrice, discount: null }),
    ...(code !== undefined && { code }),
    ...(minimum !== undefined && { minimum: Math.ceil((minimum * denominator) / numerator) }),
    ...(leadDays !== undefined && { leadDays }),
  };
}

/**
 * A supplier of a product with what stands in the list that prices are moved to: what an import compares its line with,
 * and writes back. [PRI25]
 */
export function listedOffer(view: Reader, product: ProductRow, offer: SupplierOffer): SupplierOffer {
  const supplier = view.get('supplier', offer.supplier);
  const list = supplier && openList(view, supplier);
  if (!list || hasTerms(offer)) return offer;
  const entry = view
    .by('purchasePrice', 'product', product.id)
    .find((one) => one.list === list.id && one.from === 0 && one.startsOn === null);
  if (!entry) return offer;
  const { numerator, denominator } = unitNamed(product, entry.unit) ?? SAME;
  return {
    supplier: offer.supplier,
    code: entry.code,
    ...(entry.price !== null && { purchasePrice: entry.price }),
    minimum: Math.ceil((entry.minimum * numerator) / denominator),
    ...(entry.leadDays !== null && { leadDays: entry.leadDays }),
    ...(entry.unit !== null && { unit: entry.unit }),
  };
}

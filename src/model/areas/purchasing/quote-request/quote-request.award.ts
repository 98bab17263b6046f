import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { isInForce, newest } from '#model/areas/products/prices/in-force.ts';
import { priceKey } from '#model/areas/products/prices/price-indexes.ts';
import type { PurchaseListForm } from '#model/areas/products/purchase-list/purchase-list.facts.ts';
import type { PurchasePriceForm } from '#model/areas/products/purchase-price/purchase-price.facts.ts';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { firstFree } from '#model/values/first-free.ts';
import { UNIT } from '#model/values/money.ts';
import { dayIn } from '#model/values/moments.ts';
import { compare } from '#model/values/order.ts';
import type { OpenOrder, OrderLineForm } from '../purchase-order/purchase-order.facts.ts';
import type {
  AskedLine,
  Awarded,
  QuoteRequestRow,
  StoredAnswerLine,
  StoredQuotation,
} from './quote-request.facts.ts';
import { orderLineOf, placeOfList, placeOfPrice } from './award-places.ts';
import { inStockUnits, packagingOf, priceIn, quantityBought } from './quote-request.quantities.ts';
import { askedOf } from './quote-request.rules.ts';

/** What a supplier gets of a request: a line as it was asked for, and as the supplier offers it. */
interface Won {
  readonly asked: AskedLine;
  readonly offer: StoredAnswerLine;
  readonly product: ProductRow;
}

/** An award drafts an order for each supplier that gets something, and notes its prices where that is wanted. [RFQ12] */
export function ordersOfAward({ document, data, at }: AppliedEvent, view: Reader): readonly FollowUp[] {
  const row = view.get('quoteRequest', document);
  if (!row) return [];
  const { orders, lines, keepPrices } = data as Awarded; // the fact's own data
  const today = dayIn(at, view.get('company', COMPANY)?.timeZone ?? 'UTC');
  const named = new Set<string>();
  return orders.flatMap(({ supplier, order }) => {
    const { quotation } = askedOf(row, supplier) ?? {};
    if (!quotation) return [];
    const won = wonBy(
      view,
      row,
      quotation,
      lines.filter((one) => one.supplier === supplier),
    );
    const draft = orderOf(row, supplier, quotation, won, order);
    return [
      byAuthor('purchaseOrder', order, 'create', draft),
      ...(keepPrices ? pricesOf(view, { row, supplier, quotation, won, today, named }) : []),
    ];
  });
}

const byAuthor = (kind: string, document: string, type: string, data: object): FollowUp => ({
  kind,
  document,
  type,
  data,
  byAuthor: true,
});

const wonBy = (
  view: Reader,
  row: QuoteRequestRow,
  quotation: StoredQuotation,
  lines: readonly { readonly line: string }[],
): readonly Won[] =>
  lines.flatMap(({ line }) => {
    const asked = row.lines.find(({ id }) => id === line);
    const offer = quotation.lines.find((one) => one.line === line);
    const product = asked && view.get('product', asked.product);
    return asked && offer && product ? [{ asked, offer, product }] : [];
  });

/** In the supplier's currency, which the order takes the day's rate for, and from the request that it comes of. */
const orderOf = (
  { id, warehouse }: QuoteRequestRow,
  supplier: string,
  { currency, reference }: StoredQuotation,
  won: readonly Won[],
  order: string,
): OpenOrder => ({
  supplier,
  warehouse,
  currency,
  theirReference: reference,
  quoteRequest: id,
  lines: won.map((one) => lineOf(one, order)),
});

function lineOf({ asked, offer, product }: Won, order: string): OrderLineForm {
  const unit = packagingOf(product, offer, asked);
  return {
    id: orderLineOf(order, asked.id),
    product: product.id,
    text: asked.text,
    quantity: quantityBought(asked.quantity, offer, product.unit),
    ...(unit && { orderedIn: unit }),
    price: priceIn(offer.price ?? 0, offer, unit),
    discount: 0,
    vatClass: product.vatClass,
    promisedOn: asked.wantedOn,
    pricedBy: 'hand',
    tolerance: null,
  };
}

interface Kept {
  readonly row: QuoteRequestRow;
  readonly supplier: string;
  readonly quotation: StoredQuotation;
  readonly won: readonly Won[];
  readonly today: string;
  /** The names of lists that the award makes besides, in small letters. */
  readonly named: Set<string>;
}

/** The prices of an award as ones of the supplier's list, which is made where it has none in this currency. [RFQ13] */
function pricesOf(view: Reader, kept: Kept): readonly FollowUp[] {
  const { row, supplier, quotation, won, today } = kept;
  const { currency, validUntil } = quotation;
  const held = view
    .by('purchaseList', 'audience', supplier)
    .filter((list) => list.currency === currency && isInForce(list, today))
    .toSorted((a, b) => compare(newest(b), newest(a)))[0];
  const list = held?.id ?? placeOfList(view, row.id, supplier);
  const made = held ? [] : [byAuthor('purchaseList', list, 'create', newList(view, kept))];
  const prices = won.map((one) => priceOf(one, list, today, validUntil));
  // A product that is wanted on two days has one price.
  const once = [...new Map(prices.map((price) => [priceKey(price), price])).values()];
  return [
    ...made,
    ...once.map((price) => {
      const [same] = view.by('purchasePrice', 'key', priceKey(price));
      return same
        ? byAuthor('purchasePrice', same.id, 'update', price)
        : byAuthor(
            'purchasePrice',
            placeOfPrice(view, list, `${row.id}/${price.product ?? ''}/${price.unit ?? ''}`),
            'create',
            price,
          );
    }),
  ];
}

/** Characters of a supplier's name in the name of its list. */
const LONGEST_NAME = 150;

function newList(view: Reader, { row, supplier, quotation: { currency }, named }: Kept): PurchaseListForm {
  const plain = `${(view.get('supplier', supplier)?.name ?? '').slice(0, LONGEST_NAME)} ${currency}`.trim();
  const numbered = `${plain} ${row.number ?? row.id}`;
  const name = firstFree(
    (n) => [plain, numbered][n] ?? `${numbered} ${n}`,
    (one) => !named.has(one.toLowerCase()) && view.by('purchaseList', 'name', one.toLowerCase()).length === 0,
  );
  named.add(name.toLowerCase());
  return {
    name,
    currency,
    supplier,
    startsOn: null,
    endsOn: null,
    basedOn: null,
    discount: 0,
  };
}

function priceOf(
  { offer, product, asked }: Won,
  list: string,
  today: string,
  validUntil: string | null,
): PurchasePriceForm {
  const unit = packagingOf(product, offer, asked);
  const { code, minimum, multiple, leadDays, pack } = offer;
  const inUnit = (packs: number): number => (unit ? packs : inStockUnits(packs, pack));
  return {
    list,
    product: product.id,
    category: null,
    unit: unit?.unit ?? null,
    from: 0,
    price: priceIn(offer.price ?? 0, offer, unit),
    discount: null,
    startsOn: today,
    endsOn: validUntil,
    code,
    minimum: inUnit(minimum),
    multiple: multiple === null ? (unit || pack === UNIT ? null : pack) : inUnit(multiple),
    leadDays,
  };
}

import { COMPANY } from '#model/values/company-document.ts';
import { Miss } from '#model/engine/miss.ts';
import type { Reader } from '#model/engine/reader.ts';
import { purchaseTerms } from '#model/areas/products/purchase-price/purchase-terms.ts';
import { lastRateWith } from '../purchase-order/purchase-order.rates.ts';
import { priceOnOrder } from '../purchase-order/purchase-order.sources.ts';
import { SAME, type Factor } from '#model/values/factor.ts';
import { unitCostOf, valueAt } from '#model/values/money.ts';
import { sharesOf } from '#model/values/round.ts';
import { unitCostAt, valueBoughtAt, RATE_ONE, type BuyingTerms } from '#model/values/unit-cost.ts';
import { isPosted } from './goods-receipt.kind.ts';
import type { BoughtLine, GoodsReceiptRow, ReceiptLine, ReceiptRowLine } from './goods-receipt.facts.ts';

/**
 * The lines of a receipt with what their goods cost: as counted, else at the order's price less its discount at its
 * rate, else at what the supplier asks on the day, at the rate of its newest order, else at the current average. [GR10]
 * @param on the day, `YYYY-MM-DD`
 */
export function withCosts(view: Reader, receipt: GoodsReceiptRow, on: string): BoughtLine[] {
  const earlier = boughtOnOrder(view, receipt);
  return receipt.lines.map((line) => {
    const counted = known(line.unitCost, 'goodsReceipt', receipt.id);
    if (counted !== null) return { ...line, unitCost: counted };
    const terms = orderedAt(view, receipt, line) ?? offeredAt(view, receipt, line, on);
    if (!terms) return { ...line, unitCost: averageOf(view, line.product) };
    const bought = { ...line, ...boughtAt(line, terms, earlier) };
    earlier.push(bought);
    return bought;
  });
}

/**
 * A line at its terms. It is worth what brings everything received on its order line at these terms to its exact
 * value, so that however an order arrives, its receipts add up to it. [GR15]
 */
function boughtAt(
  line: ReceiptLine,
  terms: BuyingTerms,
  earlier: readonly BoughtLine[],
): Pick<BoughtLine, 'unitCost' | 'boughtAt'> {
  const { price, discount, rate, numerator, denominator } = terms;
  const same =
    line.orderLine === null
      ? []
      : earlier.filter(
          (one) => one.orderLine === line.orderLine && one.boughtAt && isSame(one.boughtAt, terms),
        );
  const quantity = [...same, line].reduce((sum, one) => sum + one.quantity + one.rejected, 0);
  const valued = same.reduce((sum, one) => sum + (one.boughtAt?.value ?? 0), 0);
  return {
    unitCost: unitCostAt(price, discount, rate, terms),
    boughtAt: {
      price,
      discount,
      rate,
      numerator,
      denominator,
      value: Math.max(0, valueBoughtAt(quantity, terms) - valued),
    },
  };
}

/**
 * What a line's goods are worth, accepted and rejected, minor units of the company's currency, with what bills charged
 * beyond what they were received at; null while the cost is open, and for those who may not see it. [GR15] [GR52]
 */
export function worthOf(
  line: ReceiptRowLine,
): { readonly accepted: number; readonly rejected: number } | null {
  const { quantity, rejected: refused, unitCost, boughtAt: bought } = line;
  if (unitCost === undefined || unitCost === null) return null;
  const each = bought
    ? sharesOf(bought.value, [quantity, refused])
    : [valueAt(quantity, unitCost), valueAt(refused, unitCost)];
  const [accepted = 0, rejected = 0] = each;
  const [more = 0, moreRejected = 0] = sharesOf(billedBeyond(line), [quantity, refused]);
  return { accepted: accepted + more, rejected: rejected + moreRejected };
}

/** How much more, or with a minus less, bills charged for a line than it was received at, minor units. [GR52] */
const billedBeyond = ({ bills = [] }: Pick<ReceiptRowLine, 'bills'>): number =>
  bills.reduce((sum, { difference }) => sum + difference, 0);

const isSame = (one: BuyingTerms, other: BuyingTerms): boolean =>
  one.price === other.price &&
  one.discount === other.discount &&
  one.rate === other.rate &&
  one.numerator * other.denominator === other.numerator * one.denominator;

/** What has come in on the order of a receipt before it, and stayed. */
const boughtOnOrder = (view: Reader, { id, order }: GoodsReceiptRow): BoughtLine[] =>
  order === null
    ? []
    : view
        .by('goodsReceipt', 'order', order)
        .filter((other) => other.id !== id && isPosted(other))
        .flatMap((other) => other.lines);

function orderedAt(view: Reader, receipt: GoodsReceiptRow, line: ReceiptLine): BuyingTerms | null {
  const order = receipt.order === null ? undefined : view.get('purchaseOrder', receipt.order);
  const ordered = order?.lines.find((one) => one.id === line.orderLine);
  if (!order || !ordered) return null;
  const price = known(ordered.price, 'purchaseOrder', order.id);
  if (price === null) return null;
  return { price, discount: ordered.discount, rate: order.rate, ...factorOf(ordered.orderedIn) };
}

function offeredAt(
  view: Reader,
  receipt: GoodsReceiptRow,
  line: ReceiptLine,
  on: string,
): BuyingTerms | null {
  const product = view.get('product', line.product);
  const supplier = receipt.supplier === null ? undefined : view.get('supplier', receipt.supplier);
  if (!product || !supplier) return null;
  const { currency } = supplier;
  const isOwn = currency === view.get('company', COMPANY)?.currency;
  const rate = isOwn ? RATE_ONE : lastRateWith(view, supplier.id, currency);
  if (rate === null) return null;
  const { unit: orderedIn } = purchaseTerms(view, { product, supplier: supplier.id, on });
  const quantity = line.quantity + line.rejected;
  const asked = { supplier: supplier.id, currency, rate };
  const found = priceOnOrder(view, asked, on, product, { quantity, orderedIn });
  return found && { price: found.price, discount: 0, rate, ...factorOf(orderedIn) };
}

const factorOf = ({ numerator, denominator }: Factor = SAME): Factor => ({ numerator, denominator });

function averageOf(view: Reader, product: string): number {
  const held = view.get('valuation', product);
  return held && held.quantity > 0 ? unitCostOf(held.value, held.quantity) : 0;
}

/** A redacted cost is not null: only the server can tell. */
export function known<T>(value: T | undefined, table: string, id: string): T {
  if (value === undefined) throw new Miss([{ table, field: 'unitCost', id }]);
  return value;
}

import { all, type Rule } from '#model/engine/chart.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { amountsFit } from '#model/lines/line-figures.ts';
import { firstRefused, productIsKnown } from '#model/lines/line-rules.ts';
import { totals } from '#model/lines/line-totals.ts';
import { unitFits } from '#model/areas/products/product/product.quantities.ts';
import { tradable } from '#model/areas/products/product/product.rules.ts';
import { exchangeLines } from '../sales-order/sales-order.exchange.ts';
import { settle } from '../sales-order/sales-order.terms.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import { creditRefusal } from '../sales-order/sales-order.credit.ts';
import { creditOf, mostFreight } from './customer-return.credit.ts';
import type { CustomerReturnLine, CustomerReturnRow, ReturnForm } from './customer-return.facts.ts';

type ReturnRule<D> = Rule<CustomerReturnRow, D>;

/** What the customer pays for the goods that they get instead, VAT included, minor units of the order's currency. [RT18] */
export function exchangeAmount(
  view: Reader,
  { order: id, exchange = [] }: Pick<CustomerReturnRow, 'order' | 'exchange'>,
): number {
  const order = id === null ? undefined : view.get('salesOrder', id);
  if (!order || exchange.length === 0) return 0;
  const lines = settle(view, order, exchangeLines(view, order, exchange, order.promisedOn));
  return totals({ pricesIncludeVat: order.pricesIncludeVat, lines }).gross;
}

/** [RT18] Goods are exchanged on an order, each on one line, in wholes where they are counted. */
const exchangeIsSound: ReturnRule<ReturnForm> = ({ view, row }, data) => {
  const exchange = data?.exchange ?? [];
  if (exchange.length === 0) return null;
  if (row?.order === null) return onField('exchangeNeedsOrder', 'exchange');
  const unsound = firstRefused(
    exchange,
    (one) => productIsKnown(view, one) ?? unitFits(view, one, undefined),
    'exchange',
  );
  const order = row?.order ? view.get('salesOrder', row.order) : undefined;
  return unsound ?? amountsFit({ lines: exchange, rate: order?.rate ?? RATE_ONE }, 'exchange');
};

/** [RT18] What is sent instead has a price and is sold. */
export const exchangeIsAgreed: ReturnRule<object> = ({ view, row }) =>
  firstRefused(
    row?.exchange ?? [],
    ({ product, price }) => {
      const sale = tradable(view, product, 'sell');
      if (sale) return { ...sale, fields: { product: sale.code } };
      return price === null ? onField('priceMissing', 'price') : null;
    },
    'exchange',
  );

/**
 * [RT20] What is sent in exchange for more than the goods bring that come back is owed: the customer's credit has to
 * cover it, as it covers an order.
 */
const exchangeFitsCredit =
  (keptOf?: (line: CustomerReturnLine) => number): ReturnRule<object> =>
  ({ view, env, row }) => {
    if (!row || row.order === null || !row.exchange?.length) return null;
    const order = view.get('salesOrder', row.order);
    if (!order) return null;
    const more = exchangeAmount(view, row) - creditOf(view, row, keptOf).amount;
    return more > 0 ? creditRefusal({ view, env }, order, { lines: order.lines, more }) : null;
  };

/** [RT20] before anything has come: as if all of it were kept. */
export const exchangeWillFitCredit = exchangeFitsCredit((line) => line.quantity);
/** [RT20] once it is known what is kept. */
export const exchangeStillFitsCredit = exchangeFitsCredit();

/** [RT17] No more freight is given back than the services of the order cost. */
const freightFits: ReturnRule<ReturnForm> = ({ view, row }, data) => {
  const freight = data?.freight ?? 0;
  if (freight === 0) return null;
  const order = row?.order ? view.get('salesOrder', row.order) : undefined;
  const most = order ? mostFreight(order) : 0;
  if (order && freight <= most) return null;
  return onField('freightTooHigh', 'freight', { most, currency: order?.currency ?? '' });
};

export const moneyIsSound: ReturnRule<ReturnForm> = all<CustomerReturnRow, ReturnForm>(
  exchangeIsSound,
  freightFits,
);

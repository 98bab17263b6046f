import type { Reader } from '#model/engine/reader.ts';
import { compare } from '#model/values/order.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';

/** Currencies by their codes; `rate` is millionths of the company's currency for one of the order's. */
interface OrderMoney {
  readonly currency: string;
  readonly companyCurrency: string;
  readonly rate: number;
}

/**
 * Converts a supplier's price (ten-thousandths of the supplier's currency) to an order's currency. Null if the rate is
 * unknown: an order only has the rate of its own currency to the company's. [PO16]
 */
export function priceOnOrder(
  price: number,
  supplierCurrency: string,
  { currency, companyCurrency, rate }: OrderMoney,
): number | null {
  if (supplierCurrency === currency) return price;
  return supplierCurrency === companyCurrency ? multiplyDivide(price, RATE_ONE, rate) : null;
}

/** The rate (millionths) of the newest order placed with a supplier in its currency; null if there is none. [GR10] */
export function lastRateWith(view: Reader, supplier: string, currency: string): number | null {
  const placed = view
    .by('purchaseOrder', 'supplier', supplier)
    .filter((order) => order.revision > 0 && order.currency === currency)
    .toSorted((a, b) => compare(b.changedAt, a.changedAt) || compare(b.id, a.id));
  return placed[0]?.rate ?? null;
}

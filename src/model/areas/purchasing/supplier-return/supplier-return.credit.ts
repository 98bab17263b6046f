import type { Reader } from '#model/engine/reader.ts';
import { boughtIn, ownCurrency } from '../goods-receipt/bought-in.ts';
import type { BoughtLine } from '../goods-receipt/goods-receipt.facts.ts';
import { total } from '#model/lines/line-parts.ts';
import { lineAmount, type Currency } from '#model/values/money.ts';
import type { SupplierReturnRow } from './supplier-return.facts.ts';
import { sourceOf } from './supplier-return.source.ts';

/** An amount without VAT, minor units. */
export interface Credit {
  readonly amount: number;
  readonly currency: Currency;
}

/**
 * What the supplier is to credit for goods that left: the price they were bought at, in its currency, or what they had
 * cost, where a price is not known of all of them. [SR7]
 */
export function creditOf(view: Reader, row: SupplierReturnRow): Credit {
  const priced = row.lines.map((line) => {
    const bought = sourceOf(view, row.receipt, line)?.boughtAt;
    return bought ? priceOf(bought, line.quantity) : null;
  });
  const currency = boughtIn(view, row);
  if (currency !== undefined && priced.every((amount) => amount !== null))
    return { amount: total(priced, (amount) => amount), currency };
  return { amount: total(row.lines, ({ cost = 0 }) => cost), currency: ownCurrency(view) };
}

const priceOf = (bought: NonNullable<BoughtLine['boughtAt']>, quantity: number): number =>
  lineAmount(quantity, bought.price, bought.discount, bought);

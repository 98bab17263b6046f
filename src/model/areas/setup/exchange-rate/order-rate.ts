import { COMPANY } from '#model/values/company-document.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import { isWithoutRate } from './without-rate.ts';

/** What an order is sold or bought in; millionths of the company's currency for one unit of its own. */
interface OrderMoney {
  readonly currency: string;
  readonly rate: number;
}

const ownCurrency = (view: Reader): string | undefined => view.get('company', COMPANY)?.currency;

/** [XR7] An order in the company's own currency has the rate 1. */
export const ownRateIsOne = (view: Reader, { currency, rate }: OrderMoney): Refusal | null =>
  currency === ownCurrency(view) && rate !== RATE_ONE ? onField('rateMustBeOne', 'rate') : null;

/** [XR7] The same, and an order in another currency has a rate of its own; drafts may begin with 1. */
export function rateIsSet(view: Reader, money: OrderMoney): Refusal | null {
  const { currency } = money;
  const own = ownCurrency(view);
  const isMissing = own !== undefined && isWithoutRate(money, own);
  return isMissing ? onField('rateMissing', 'rate', { currency }) : ownRateIsOne(view, money);
}

import { RATE_ONE } from '#model/values/unit-cost.ts';

interface OrderMoney {
  readonly currency: string;
  /** Millionths of the company's currency for one unit of its own. */
  readonly rate: number;
}

/** Whether an order in another currency has no rate yet, as a draft begins where none is known: it is worth nothing known. [XR7] */
export const isWithoutRate = ({ currency, rate }: OrderMoney, own: string): boolean =>
  currency !== own && rate === RATE_ONE;

import type { SeededCompany } from './companies.ts';
import type { Agenda } from './agenda.ts';
import type { Calendar } from './calendar.ts';
import type { DemoTrade } from './catalogue.ts';
import type { Random } from './random.ts';
import type { TradeModel } from './trade-model.ts';

/** User ids by responsibility. */
export interface Staff {
  readonly founder: string;
  readonly sales: string;
  readonly purchasing: string;
  readonly warehouse: string;
}

/** Everything needed to play a year of trade. */
export interface Trading {
  readonly seeded: SeededCompany;
  readonly trade: DemoTrade;
  readonly model: TradeModel;
  readonly agenda: Agenda;
  readonly calendar: Calendar;
  readonly random: Random;
  readonly staff: Staff;
  /** Ids of products, customers and suppliers, in catalogue order. */
  readonly products: readonly string[];
  readonly customers: readonly string[];
  readonly suppliers: readonly string[];
}

/** A typical quantity (thousandths) of a good in a sale: many bolts, one pallet truck. */
export function usualQuantity(price: number, random: Random): number {
  if (price < 10) return random.whole(2, 12) * 10_000;
  if (price < 60) return random.whole(4, 30) * 1000;
  if (price < 300) return random.whole(2, 12) * 1000;
  return random.whole(1, 4) * 1000;
}

/** The maximum of `usualQuantity`. */
export function largestQuantity(price: number): number {
  return price < 10 ? 120_000 : price < 60 ? 30_000 : price < 300 ? 12_000 : 4000;
}

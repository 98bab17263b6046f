import type { Limits, PlanLimit } from './limits.ts';

/** The plans, smallest first. */
export const planIds = ['starter', 'growth', 'scale'] as const;
export type PlanId = (typeof planIds)[number];

export const priceCurrencies = ['EUR', 'SEK', 'NOK'] as const;
export type PriceCurrency = (typeof priceCurrencies)[number];

interface PlanFigures {
  /** Minor units a month, without VAT. */
  readonly prices: Readonly<Record<PriceCurrency, number>>;
  readonly limits: Limits;
  readonly trialDays: number;
}

/** What is charged for a plan, and what it includes; names are in `words`. */
export const planFigures: Readonly<Record<PlanId, PlanFigures>> = {
  starter: {
    prices: { EUR: 29_00, SEK: 319_00, NOK: 339_00 },
    limits: { members: 3, warehouses: 1, products: 1000, ordersPerMonth: 300 },
    trialDays: 30,
  },
  growth: {
    prices: { EUR: 99_00, SEK: 1_090_00, NOK: 1_150_00 },
    limits: { members: 15, warehouses: 5, products: 20_000, ordersPerMonth: 5000 },
    trialDays: 30,
  },
  scale: {
    prices: { EUR: 349_00, SEK: 3_850_00, NOK: 4_050_00 },
    limits: { members: null, warehouses: null, products: null, ordersPerMonth: null },
    trialDays: 30,
  },
};

/** A plan that is offered today, by its name; undefined for others. */
export const planOf = (plan: string | null): PlanFigures | undefined => {
  const id = planIds.find((one) => one === plan);
  return id && planFigures[id];
};

/** The currency in which a company pays: its own where there are prices in it, else euros. */
export const payingCurrency = (own: string): PriceCurrency =>
  priceCurrencies.find((one) => one === own) ?? 'EUR';

/** [SB8] The smallest plan with room for one more; every company fits in the largest. */
export const fittingPlan = (limit: PlanLimit, taken: number): PlanId =>
  planIds.find((id) => {
    const most = planFigures[id].limits[limit];
    return most === null || taken < most;
  }) ?? 'scale';

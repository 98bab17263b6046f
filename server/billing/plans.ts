import type { Language } from '#server/platform/http/language.ts';

export const planIds = ['starter', 'growth', 'scale'] as const;
export type PlanId = (typeof planIds)[number];

const priceCurrencies = ['EUR', 'SEK', 'NOK'] as const;

/** A plan a company can choose. Prices are minor units per month, without VAT; a null limit means none. */
export interface Plan {
  readonly name: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
  readonly prices: Readonly<Record<(typeof priceCurrencies)[number], number>>;
  readonly limits: {
    readonly members: number | null;
    readonly warehouses: number | null;
    readonly products: number | null;
    readonly ordersPerMonth: number | null;
  };
  readonly trialDays: number;
  readonly recommended: boolean;
}

const plans: Readonly<Record<PlanId, Plan>> = {
  starter: {
    name: { en: 'Starter', sv: 'Start' },
    description: {
      en: 'One warehouse and the people who work in it.',
      sv: 'Ett lager och de som arbetar i det.',
    },
    prices: { EUR: 29_00, SEK: 319_00, NOK: 339_00 },
    limits: { members: 3, warehouses: 1, products: 1000, ordersPerMonth: 300 },
    trialDays: 30,
    recommended: false,
  },
  growth: {
    name: { en: 'Growth', sv: 'Tillväxt' },
    description: {
      en: 'Several warehouses, with purchasing, sales and picking by different people.',
      sv: 'Flera lager, med inköp, försäljning och plock hos olika personer.',
    },
    prices: { EUR: 99_00, SEK: 1_090_00, NOK: 1_150_00 },
    limits: { members: 15, warehouses: 5, products: 20_000, ordersPerMonth: 5000 },
    trialDays: 30,
    recommended: true,
  },
  scale: {
    name: { en: 'Scale', sv: 'Storskalig' },
    description: {
      en: 'No limits to people, warehouses, products and orders.',
      sv: 'Inga gränser för personer, lager, produkter och order.',
    },
    prices: { EUR: 349_00, SEK: 3_850_00, NOK: 4_050_00 },
    limits: { members: null, warehouses: null, products: null, ordersPerMonth: null },
    trialDays: 30,
    recommended: false,
  },
};

/** The number of members a plan allows; null if unlimited, or if the plan is no longer offered. */
export function roomIn(plan: string, limit: string): number | null {
  const id = planIds.find((one) => one === plan);
  if (id === undefined) return null;
  const { limits } = plans[id];
  if (!Object.hasOwn(limits, limit)) throw new Error(`plans have no limit ${limit}`);
  return limits[limit as keyof Plan['limits']]; // just seen among them
}

/** The plans as a page shows them, in one language. */
export function planList(language: Language) {
  return planIds.map((id) => {
    const { name, description, prices, limits, trialDays, recommended } = plans[id];
    const { members, warehouses, products, ordersPerMonth } = limits;
    return {
      id,
      name: name[language],
      description: description[language],
      prices: priceCurrencies.map((currency) => ({
        currency,
        amount: prices[currency],
        interval: 'month' as const,
      })),
      limits: { members, warehouses, products, orders_per_month: ordersPerMonth },
      trial_days: trialDays,
      recommended,
    };
  });
}

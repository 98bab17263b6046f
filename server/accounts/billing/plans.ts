import { planFigures, planIds, priceCurrencies, type PlanId } from '#model/areas/setup/subscription/plans.ts';
import type { Language } from '#model/values/languages.ts';
import { planNames } from '#words/plan-names.ts';

/** How a plan is spoken of; its figures are in the model. */
interface PlanText {
  readonly description: Readonly<Record<Language, string>>;
  readonly recommended: boolean;
}

const plans: Readonly<Record<PlanId, PlanText>> = {
  starter: {
    description: {
      en: 'One warehouse and the people who work in it.',
      sv: 'Ett lager och de som arbetar i det.',
    },
    recommended: false,
  },
  growth: {
    description: {
      en: 'Several warehouses, with purchasing, sales and picking by different people.',
      sv: 'Flera lager, med inköp, försäljning och plock hos olika personer.',
    },
    recommended: true,
  },
  scale: {
    description: {
      en: 'No limits to people, warehouses, products and orders.',
      sv: 'Inga gränser för personer, lager, artiklar och order.',
    },
    recommended: false,
  },
};

/** The plans as a page shows them, in one language. */
export function planList(language: Language) {
  return planIds.map((id) => {
    const { description, recommended } = plans[id];
    const { prices, limits, trialDays } = planFigures[id];
    const { members, warehouses, products, ordersPerMonth } = limits;
    return {
      id,
      name: planNames[id]?.[language] ?? id,
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

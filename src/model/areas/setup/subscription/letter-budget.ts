import type { PlanId } from './plans.ts';

/** [SB15] Letters that a company may have sent in one of its days, by its plan. */
export const letterBudgets: Readonly<Record<PlanId, number>> = { starter: 500, growth: 2000, scale: 10_000 };

/** [SB15] Of a company that is trying a plan or has none: nobody has paid for what it sends. */
export const LETTERS_ON_TRIAL = 200;

/** Of the budget, in percent: from here on the operator is told. */
export const NEAR_BUDGET = 80;

import type { Refusal } from '#model/engine/envelope.ts';
import { fittingPlan } from './plans.ts';
import type { PlanLimit } from './limits.ts';

const full: Readonly<Record<PlanLimit, string>> = {
  members: 'planFull',
  warehouses: 'warehousesFull',
  products: 'productsFull',
  ordersPerMonth: 'ordersFull',
};

/** [SB8] No more than the plan includes, with the one that has room. */
export function fullAt(limit: PlanLimit, most: number | null | undefined, taken: number): Refusal | null {
  if (most === null || most === undefined || taken < most) return null;
  return { code: full[limit], params: { most, plan: fittingPlan(limit, taken) } };
}

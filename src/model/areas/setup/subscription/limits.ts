/** What a plan limits; orders are those confirmed to customers in a calendar month of the company. */
export const planLimits = ['members', 'warehouses', 'products', 'ordersPerMonth'] as const;
export type PlanLimit = (typeof planLimits)[number];
/** How many of each; null: no limit. */
export type Limits = Readonly<Record<PlanLimit, number | null>>;

export const noLimits: Limits = { members: null, warehouses: null, products: null, ordersPerMonth: null };

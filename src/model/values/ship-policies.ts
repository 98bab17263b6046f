/** What to do with an order that cannot be shipped in full. */
export const shipPolicies = ['partialKeep', 'completeOnly', 'partialCancelRest'] as const;
export type ShipPolicy = (typeof shipPolicies)[number];

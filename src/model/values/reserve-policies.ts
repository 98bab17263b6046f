/** When goods are reserved for an order: as it is confirmed, some days before the promised day, or by somebody alone. */
export const reservePolicies = ['atConfirm', 'daysBefore', 'byHand'] as const;
export type ReservePolicy = (typeof reservePolicies)[number];

/** Days before the promised day, where a policy does not say how many. */
export const USUAL_RESERVE_DAYS = 7;

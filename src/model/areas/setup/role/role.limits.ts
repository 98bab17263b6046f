/** What of a sale a role may limit: its value, its discount, how far below cost it is sold, and beyond which credit. */
export const salesLimits = ['salesOrder', 'salesDiscount', 'salesBelowCost', 'salesCredit'] as const;
export type SalesLimit = (typeof salesLimits)[number];

/** What a role may limit of how much its holders commit alone. */
export const limited = [
  'purchaseOrder',
  'supplierBill',
  'adjustment',
  'count',
  ...salesLimits,
  'writeOff',
] as const;
export type Limited = (typeof limited)[number];

/**
 * Most that somebody with the role commits alone, minor units of the company's currency; of discounts and of what is
 * sold below cost basis points. Null: any; of credit beyond the customer's limit: none.
 */
export type RoleLimits = Readonly<
  Record<'purchaseOrder', number | null> &
    /** Absent in roles from before these were limited. */
    Partial<Record<Exclude<Limited, 'purchaseOrder'>, number | null | undefined>>
>;

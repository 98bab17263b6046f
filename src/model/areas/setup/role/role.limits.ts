/** The kinds of which a role may limit how much its holders commit alone. */
export const limited = ['purchaseOrder', 'adjustment', 'count'] as const;
export type Limited = (typeof limited)[number];

/** Most that somebody with the role commits alone, minor units of the company's currency; null: any sum. */
export type RoleLimits = Readonly<
  Record<'purchaseOrder', number | null> &
    /** Absent in roles from before these were limited. */
    Partial<Record<Exclude<Limited, 'purchaseOrder'>, number | null | undefined>>
>;

/** The steps by which a founder sets up a company, in order. */
export const onboardingSteps = ['company', 'warehouse', 'products', 'invite', 'done'] as const;
export const onboardingStatuses = ['open', 'skipped', 'done'] as const;

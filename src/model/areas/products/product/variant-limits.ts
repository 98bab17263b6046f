/** Variants that are made at once without being asked about. [PR23] */
export const MANY = 500;
/** Variants that are made at once at most: one command carries them all. */
export const MOST = 2000;

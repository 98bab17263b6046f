/** Minimum and maximum password length in characters. */
export const passwordLength = { min: 12, max: 200 } as const;

/**
 * Compares two texts by code units: for days, moments, codes and ids, not for names that people read. Zero for equal
 * ones: sorting with an inconsistent comparison differs between engines.
 */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The order of two texts by their code units: days, moments, codes and ids, not names for a person to read. Zero for
 * equal ones: an order that never says so is another one in each engine.
 */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

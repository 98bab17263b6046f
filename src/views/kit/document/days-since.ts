const A_DAY = 24 * 60 * 60 * 1000;

/** Whole days from a moment to a day. */
export const daysSince = (since: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(since.slice(0, 10))) / A_DAY));

/** How many calls a minute a client may make, by its rate class. */
export const rateClasses = { low: 60, standard: 600, high: 3000 } as const;
export type RateClass = keyof typeof rateClasses;
export const rateClassNames = Object.keys(rateClasses) as [RateClass, ...RateClass[]]; // the keys of a const record

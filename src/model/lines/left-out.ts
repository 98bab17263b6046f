import type { PricedLine } from './line-schemas.ts';

/** Nobody chose it of a quote: it counts in no sum and is not ordered. [SO78] */
export const isLeftOut = ({ optional, chosen }: Pick<PricedLine, 'optional' | 'chosen'>): boolean =>
  optional === true && chosen !== true;

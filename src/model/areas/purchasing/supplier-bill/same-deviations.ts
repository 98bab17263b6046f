import type { Deviation } from './supplier-bill.facts.ts';

const written = ({ line, field, code, expected, found }: Deviation): string =>
  JSON.stringify([line, field, code, expected, found]);

/** Whether a bill differs by the same as when it was matched. [SBL6] */
export const isSameAsMatched = (matched: readonly Deviation[], now: readonly Deviation[]): boolean =>
  matched.length === now.length &&
  matched.every((one, at) => now[at] !== undefined && written(one) === written(now[at]));

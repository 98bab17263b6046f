import type { Reader } from '#model/engine/reader.ts';
import type { CountRow } from './count.facts.ts';
import { standings } from './count.tolerance.ts';

const WHOLE = 10_000;

/** The share of lines that agreed exactly, basis points; null where there are none. [CN8] */
export const shareExact = ({
  lines,
  exact,
}: {
  readonly lines: number;
  readonly exact: number;
}): number | null => (lines === 0 ? null : Math.round((WHOLE * exact) / lines));

/** Of the counted lines, those that agreed with the books exactly, basis points; null where nothing was counted. [CN8] */
export function accuracyOf(view: Reader, counts: readonly CountRow[]): number | null {
  const all = counts.flatMap((row) => standings(view, row));
  return shareExact({ lines: all.length, exact: all.filter(({ variance }) => variance === 0).length });
}

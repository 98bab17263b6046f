import type { Reader } from '../engine/reader.ts';
import type { CountRow } from './count.facts.ts';
import { standings } from './count.tolerance.ts';

const WHOLE = 10_000;

/** Of the counted lines, those that agreed with the books exactly, basis points; null where nothing was counted. [CN8] */
export function accuracyOf(view: Reader, counts: readonly CountRow[]): number | null {
  const all = counts.flatMap((row) => standings(view, row));
  if (all.length === 0) return null;
  const right = all.filter(({ variance }) => variance === 0).length;
  return Math.round((WHOLE * right) / all.length);
}

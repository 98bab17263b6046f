import type { Env } from '#model/engine/env.ts';
import type { AdjustmentRow } from './adjustment.facts.ts';

/** When the goods count as adjusted: now, or at noon of an earlier day. */
export const momentOf = (
  { adjustedOn }: Pick<AdjustmentRow, 'adjustedOn'>,
  { now, today }: Pick<Env, 'now' | 'today'>,
): string => {
  const noon = `${adjustedOn}T12:00:00.000Z`;
  // Far in the east, noon of yesterday by the clock of the world is still to come.
  return adjustedOn === null || adjustedOn === today || noon > now ? now : noon;
};

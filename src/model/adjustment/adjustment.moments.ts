import type { Env } from '../engine/env.ts';
import type { AdjustmentRow } from './adjustment.facts.ts';

/** When the goods count as adjusted: now, or at noon of an earlier day. */
export const momentOf = (
  { adjustedOn }: Pick<AdjustmentRow, 'adjustedOn'>,
  { now, today }: Pick<Env, 'now' | 'today'>,
): string => (adjustedOn === null || adjustedOn === today ? now : `${adjustedOn}T12:00:00.000Z`);

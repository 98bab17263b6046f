import { closedDay } from './closed-period.ts';
import type { AppliedEvent, StockEffect } from '../engine/document-type.ts';
import type { Env } from '../engine/env.ts';
import type { Reader } from '../engine/reader.ts';

type Effect = (event: AppliedEvent, view: Reader, env: Env) => StockEffect;

/**
 * An effect at the moment at which somebody did it on a device, which may be hours before it is told; as it is told,
 * where the books of that day were closed meanwhile. [ST26]
 */
export const whenMade =
  (effect: Effect): Effect =>
  (event, view, env) => {
    const { madeAt } = env;
    const isOpen = madeAt !== undefined && closedDay(view, madeAt) === null;
    return { ...effect(event, view, env), ...(isOpen && { effectiveAt: madeAt }) };
  };

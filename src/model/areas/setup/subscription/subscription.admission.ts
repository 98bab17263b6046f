import type { Admission } from '#model/engine/engine.ts';
import type { Env } from '#model/engine/env.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import type { Reader } from '#model/engine/reader.ts';
import { fullAt } from './plan-room.ts';
import { planLimits } from './limits.ts';
import { takenOf } from './plan-use.ts';
import type { SubscriptionRow } from './subscription.facts.ts';
import { SUBSCRIPTION } from './subscription.kind.ts';

/** [SB13] In these states a company is read and exported, and nothing else. */
const readOnly: Readonly<Record<string, string>> = {
  incomplete: 'subscriptionIncomplete',
  paused: 'subscriptionPaused',
  unpaid: 'subscriptionUnpaid',
  canceled: 'subscriptionEnded',
  expired: 'subscriptionEnded',
};

/** [SB13] Why a company in this state can only be read; null: everything can be done. */
export const whyReadOnly = (state: unknown): string | null =>
  typeof state === 'string' && Object.hasOwn(readOnly, state) ? (readOnly[state] ?? null) : null;

/** A device may not hold it; a server does. */
const subscriptionIn = (view: Reader, { drawsNumbers }: Env): SubscriptionRow | undefined => {
  const read = (): SubscriptionRow | undefined => view.get('subscription', SUBSCRIPTION);
  return drawsNumbers ? read() : ifKnown(read, undefined);
};

/** What the company's subscription allows. */
export const subscriptionAdmission: Admission = {
  admits: ({ whileReadOnly }, view, env) => {
    if (whileReadOnly) return null;
    const code = whyReadOnly(subscriptionIn(view, env)?.state);
    return code === null ? null : { code };
  },
  hasRoom: ({ countsInPlan }, facts, view, env) => {
    const limit = planLimits.find((one) => one === countsInPlan?.limit);
    if (!limit) return null;
    const more = facts.reduce((sum, fact) => sum + (countsInPlan?.facts[fact] ?? 0), 0);
    const most = subscriptionIn(view, env)?.limits[limit] ?? null;
    if (more <= 0 || most === null) return null;
    const taken = takenOf(limit, env);
    return taken === null ? null : fullAt(limit, most, taken + more - 1);
  },
};

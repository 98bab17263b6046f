import { z } from 'zod';
import type { ActorType } from '#model/engine/actor.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';

const MOST_EVENTS = 200;

/** What an endpoint is told of: one fact of a kind (`salesOrder.confirmed`), all of a kind (`pick.*`), or all (`*`). */
const eventPattern = z.string().regex(/^(?:\*|[A-Za-z]{1,40}\.(?:\*|[A-Za-z]{1,40}))$/);

/** An endpoint of another system that is told what happens. */
export const webhookForm = z.strictObject({
  name: v.name.max(80),
  /** Where it is told. */
  url: z.string().trim().min(1).max(500),
  events: z.array(eventPattern).min(1).max(MOST_EVENTS),
});
export type WebhookForm = z.infer<typeof webhookForm>;

export const webhookFacts = {
  created: webhookForm,
  updated: webhookForm,
  verified: v.empty,
  /** Why the first delivery of several failed. */
  failed: z.object({ problem: z.string().max(200) }),
  succeeded: v.empty,
  gaveUp: v.empty,
  disabled: v.empty,
  enabled: v.empty,
  archived: v.empty,
} as const;
export type WebhookFact<T extends keyof typeof webhookFacts> = z.infer<(typeof webhookFacts)[T]>;

export interface WebhookRow extends DocumentRow, WebhookForm {
  /** Whose rights decide what it is told: who made it, or changed where it goes. */
  readonly user: string;
  /** What that is the id of; absent where it was said before actors were told apart. */
  readonly userType?: ActorType;
  /** Since when nothing arrives (UTC ISO); null: it does. */
  readonly failingSince: string | null;
  readonly problem: string;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    webhook: WebhookRow;
  }
}

import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';
import type { WebhookEvent } from './webhook-events.ts';

/**
 * What became of an event. `known`: it said what the log had already; `other`: nothing of ours; `foreign`: of a company,
 * a customer or an invoice that is not here.
 */
export type WebhookOutcome = 'done' | 'known' | 'other' | 'foreign';

interface Remembered {
  readonly provider: string;
  readonly event: WebhookEvent;
  readonly outcome: WebhookOutcome;
  readonly company: number | null;
  /** UTC ISO. */
  readonly at: string;
}

/** The events that the provider has sent. */
export const webhookStore = {
  has: async (db: Kysely<Schema>, provider: string, id: string): Promise<boolean> => {
    const known = await db
      .selectFrom('billing_event')
      .select('id')
      .where('provider', '=', provider)
      .where('id', '=', id)
      .executeTakeFirst();
    return known !== undefined;
  },
  remember: async (
    db: Kysely<Schema>,
    { provider, event, outcome, company, at }: Remembered,
  ): Promise<void> => {
    const { id, type } = event;
    const created = new Date(event.created * 1000).toISOString();
    await db
      .insertInto('billing_event')
      .values({ provider, id, type, created_at: created, received_at: at, outcome, company })
      .onConflict((oc) => oc.doNothing())
      .execute();
  },
};

import { sql, type Kysely } from 'kysely';
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
    const { rows } = await sql`select from billing_event where provider = ${provider} and id = ${id}`.execute(
      db,
    );
    return rows.length > 0;
  },
  remember: async (
    db: Kysely<Schema>,
    { provider, event, outcome, company, at }: Remembered,
  ): Promise<void> => {
    await sql`insert into billing_event (provider, id, type, created_at, received_at, outcome, company)
      values (${provider}, ${event.id}, ${event.type}, ${new Date(event.created * 1000).toISOString()}, ${at},
        ${outcome}, ${company})
      on conflict do nothing`.execute(db);
  },
};

import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

type Db = Kysely<Schema>;

/** A browser that is told, by its push service's address and its keys. */
export interface Subscribed {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A browser as its person sees it; moments are ISO. */
export interface PushDevice {
  readonly id: string;
  readonly endpoint: string;
  readonly device: string;
  readonly created_at: string;
  readonly last_at: string | null;
  readonly last_outcome: string;
}

/** Most browsers of one person; the oldest goes. */
const MOST = 20;

export async function subscribedOf(db: Db, user: string): Promise<readonly Subscribed[]> {
  const { rows } = await sql<Subscribed>`
    select id, endpoint, p256dh, auth from push_subscription where user_id::text = ${user} order by created_at`.execute(
    db,
  );
  return rows;
}

export async function devicesOf(db: Db, user: string): Promise<PushDevice[]> {
  const { rows } = await sql<PushDevice>`
    select id, endpoint, device, created_at, last_at, last_outcome from push_subscription
     where user_id::text = ${user} order by created_at`.execute(db);
  return rows;
}

/** A browser that somebody else used before is theirs no more. */
export async function addSubscription(
  db: Db,
  user: string,
  { endpoint, p256dh, auth, device }: Omit<Subscribed, 'id'> & { readonly device: string },
  now: string,
): Promise<void> {
  await sql`
    insert into push_subscription (id, user_id, endpoint, p256dh, auth, device, created_at)
    values (${randomUUID()}, ${user}, ${endpoint}, ${p256dh}, ${auth}, ${device}, ${now})
    on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh,
      auth = excluded.auth, device = excluded.device, created_at = excluded.created_at`.execute(db);
  await sql`
    delete from push_subscription where user_id::text = ${user} and id not in (
      select id from push_subscription where user_id::text = ${user} order by created_at desc limit ${MOST})`.execute(
    db,
  );
}

export async function removeSubscription(db: Db, user: string, id: string): Promise<void> {
  await sql`delete from push_subscription where user_id::text = ${user} and id::text = ${id}`.execute(db);
}

/** How the last message to it went; one that is gone is forgotten. */
export async function noteOutcome(db: Db, id: string, outcome: string, now: string): Promise<void> {
  if (outcome === 'gone') await sql`delete from push_subscription where id = ${id}`.execute(db);
  else
    await sql`update push_subscription set last_at = ${now}, last_outcome = ${outcome} where id = ${id}`.execute(
      db,
    );
}

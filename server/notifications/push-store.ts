import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Kysely } from 'kysely';
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

type Columns = ExpressionBuilder<Schema, 'push_subscription'>;

const isOf =
  (user: string) =>
  ({ eb, cast }: Columns) =>
    eb(cast<string>('user_id', 'text'), '=', user);

export async function subscribedOf(db: Db, user: string): Promise<readonly Subscribed[]> {
  return db
    .selectFrom('push_subscription')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where(isOf(user))
    .orderBy('created_at')
    .execute();
}

export async function devicesOf(db: Db, user: string): Promise<PushDevice[]> {
  return db
    .selectFrom('push_subscription')
    .select(['id', 'endpoint', 'device', 'created_at', 'last_at', 'last_outcome'])
    .where(isOf(user))
    .orderBy('created_at')
    .execute();
}

/** A browser that somebody else used before is theirs no more. */
export async function addSubscription(
  db: Db,
  user: string,
  { endpoint, p256dh, auth, device }: Omit<Subscribed, 'id'> & { readonly device: string },
  now: string,
): Promise<void> {
  const subscribed = { user_id: user, p256dh, auth, device, created_at: now };
  await db
    .insertInto('push_subscription')
    .values({ id: randomUUID(), endpoint, ...subscribed })
    .onConflict((oc) => oc.column('endpoint').doUpdateSet(subscribed))
    .execute();
  await db
    .deleteFrom('push_subscription')
    .where(isOf(user))
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('push_subscription')
        .select('id')
        .where(isOf(user))
        .orderBy('created_at', 'desc')
        .limit(MOST),
    )
    .execute();
}

export async function removeSubscription(db: Db, user: string, id: string): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where(isOf(user))
    .where(({ eb, cast }) => eb(cast<string>('id', 'text'), '=', id))
    .execute();
}

/** How the last message to it went; one that is gone is forgotten. */
export async function noteOutcome(db: Db, id: string, outcome: string, now: string): Promise<void> {
  if (outcome === 'gone') await db.deleteFrom('push_subscription').where('id', '=', id).execute();
  else
    await db
      .updateTable('push_subscription')
      .set({ last_at: now, last_outcome: outcome })
      .where('id', '=', id)
      .execute();
}

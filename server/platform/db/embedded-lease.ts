import type pg from 'pg';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * The last user stops the server. Every supervisor shares this lock while it uses the server; PostgreSQL releases it
 * when the process dies, however it dies, so the count cannot go stale.
 */
const inUse = 7_203_417;

/** Registers as a user of the server. Throws if the last one is just stopping it. */
export async function takeLease(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [inUse]);
}

/**
 * Unregisters. True for the last one, who must now stop the server: newcomers wait for its lock until the server ends,
 * and then start their own. `patienceMs` is for a process that outlives the user.
 */
export async function leaveLease(client: pg.Client, patienceMs = 0): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [inUse]);
  for (let waited = 0; ; waited += 50) {
    const answer = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [inUse]);
    if (answer.rows[0]?.last) return true;
    if (waited >= patienceMs) return false;
    await delay(50);
  }
}

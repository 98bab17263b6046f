import type pg from 'pg';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Who may stop the server: whoever leaves last. Every supervisor shares this lock for as long as it uses the server;
 * PostgreSQL gives it back when the process dies, however it dies, so the count cannot go stale.
 */
const inUse = 7_203_417;

/** Joins the users of the server. Throws when the server is being stopped by the last one at this moment. */
export async function takeLease(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [inUse]);
}

/**
 * Leaves. True for the one who left last and must now stop the server: newcomers wait on the lock that it holds until
 * the server ends under them, and then start their own. `patienceMs` is for a process that outlives the user.
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

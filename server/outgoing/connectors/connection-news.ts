import { sql, type Transaction } from 'kysely';
import type { ConnectionNews } from '#model/areas/integrations/connection/item-answer.ts';
import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import { isWorking } from '#model/areas/integrations/connection/connection-standing.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { listedItems } from './item-store.ts';
import { linksOf } from './link-store.ts';
import { runState } from './run-store.ts';

type Trx = Transaction<Schema>;

const MOST_REFUSED = 100;
const MOST_RECENT = 50;
const MOST_LINKS = 50;
const QUARTER = 15 * 60_000;

/** [CNX10] What is known of a connection besides its document: the last 24 hours, what waits, and when it looks again. */
export async function newsOf(
  trx: Trx,
  company: number,
  row: ConnectionRow,
  now: string,
): Promise<ConnectionNews> {
  const keeper = { company, connection: row.id };
  const { rows } = await sql<Counted>`
    select count(*) filter (where direction = 'in' and state = 'done' and ended_at > ${now}::timestamptz - interval '1 day')::int as "in",
           count(*) filter (where direction = 'out' and state = 'done' and ended_at > ${now}::timestamptz - interval '1 day')::int as out,
           count(*) filter (where state = 'refused')::int as refused,
           count(*) filter (where state = 'waiting')::int as waiting,
           min(at) filter (where state = 'waiting' and once_over is null) as "waitingSince"
      from connection_item where company_id = ${company} and connection = ${row.id}`.execute(trx);
  const counted = rows[0] ?? { in: 0, out: 0, refused: 0, waiting: 0, waitingSince: null };
  const { links, total: linked } = await linksOf(trx, keeper, MOST_LINKS);
  const run = await runState(trx, keeper);
  return {
    ...counted,
    ranAt: run.ranAt,
    nextAt: isWorking(row) ? nextOf(row, run, now) : null,
    refusals: [...(await listedItems(trx, keeper, ['refused'], MOST_REFUSED))],
    recent: [...(await listedItems(trx, keeper, ['waiting', 'done', 'passed', 'dropped'], MOST_RECENT))],
    links: [...links],
    linked,
  };
}

type Counted = Pick<ConnectionNews, 'in' | 'out' | 'refused' | 'waiting' | 'waitingSince'>;

/** The quarter of an hour at which it looks again: the clock looks no oftener. */
function nextOf(
  { every }: ConnectionRow,
  { pulledAt, notBefore }: { readonly pulledAt: string | null; readonly notBefore: string | null },
  now: string,
): string {
  const due = pulledAt === null ? 0 : Date.parse(pulledAt) + every * 60_000;
  const least = Math.max(Date.parse(now), due, notBefore === null ? 0 : Date.parse(notBefore));
  return new Date(Math.ceil(least / QUARTER) * QUARTER).toISOString();
}

import { sql, type Kysely } from 'kysely';
import { CHAIN_START, chainHash, type ChainedEvent } from '#server/platform/db/log-chain.ts';
import type { Schema } from '#server/platform/db/schema.ts';

const PAGE = 2000;

/** What was chained before actors were told apart. */
const firstColumns = sql`seq, kind, document, version, type, state, data, drawn,
  to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, by, command, index, device`;
/** The columns of the chain, with the moment as precisely as it is stored. */
export const chainColumns = sql`${firstColumns}, by_type as "byType"`;

async function hasColumn(db: Kysely<Schema>, name: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from pg_attribute where attrelid = 'event'::regclass and attname = ${name}
      and not attisdropped) as is`.execute(db);
  return rows[0]?.is === true;
}

/** Whether logs are chained yet: earlier migrations write facts, too. */
export const isChained = (db: Kysely<Schema>): Promise<boolean> => hasColumn(db, 'hash');

/**
 * Gives the facts of a company their hashes from one on (the first by default), and its head the last. For migrations
 * that write facts: the company has been entered, and the caller holds its head. Takes no fact that has a hash as new.
 */
export async function chainLog(db: Kysely<Schema>, company: number, from = 1): Promise<void> {
  const columns = (await hasColumn(db, 'by_type')) ? chainColumns : firstColumns;
  let before = CHAIN_START;
  if (from > 1) {
    const { rows } = await sql<{ hash: string }>`
      select encode(hash, 'hex') as hash from event where company_id = ${company} and seq = ${from - 1}`.execute(
      db,
    );
    before = rows[0]?.hash ?? CHAIN_START;
  }
  for (let next = from; ;) {
    const { rows } = await sql<ChainedEvent>`
      select ${columns} from event where company_id = ${company} and seq >= ${next}
       order by seq limit ${PAGE}`.execute(db);
    const last = rows.at(-1);
    if (!last) break;
    const hashes = rows.map((event) => (before = chainHash(before, company, event)));
    await sql`
      update event set hash = decode(given.hash, 'hex')
        from unnest(${rows.map(({ seq }) => seq)}::bigint[], ${hashes}::text[]) as given(seq, hash)
       where company_id = ${company} and event.seq = given.seq`.execute(db);
    next = last.seq + 1;
  }
  await sql`update company_head set hash = decode(${before}, 'hex') where company_id = ${company}`.execute(
    db,
  );
}

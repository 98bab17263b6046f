import { sql, type Transaction } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '#server/platform/db/schema.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { appendLog, beginLog, lockHead } from './event-log.ts';

const WRITERS = 16;
const ROUNDS = 25;
const company = 1;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.withCompany(company, (trx) => beginLog(trx, company));
  // The control: a log ordered by a sequence, as most are.
  await database.owner.pool.query('create table sequence_log (id bigserial primary key)');
});
afterAll(() => database.dispose());

/** Writers that commit out of order and sometimes not at all; returns the committed numbers. */
async function writeAtOnce(write: (trx: Transaction<Schema>) => Promise<number>): Promise<number[]> {
  const committed: number[] = [];
  const writer = async (one: number): Promise<void> => {
    for (let round = 0; round < ROUNDS; round++) {
      const fails = (one * ROUNDS + round) % 11 === 0;
      const work = database.withCompany(company, async (trx) => {
        const seq = await write(trx);
        await sql`select pg_sleep(random() * 0.003)`.execute(trx);
        if (fails) throw new Error('rolled back');
        return seq;
      });
      await work.then(
        (seq) => committed.push(seq),
        (error: Error) => {
          if (error.message !== 'rolled back') throw error;
        },
      );
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, one) => writer(one)));
  return committed;
}

/** Reads by cursor, as fast as possible, until told to stop; returns what it saw, in order. */
async function followByCursor(statement: string, writing: Promise<unknown>): Promise<number[]> {
  const reader = new pg.Client({ connectionString: database.adminUrl });
  await reader.connect();
  const seen: number[] = [];
  let done = false;
  void writing.finally(() => (done = true));
  for (let last = false; !last;) {
    last = done;
    const { rows } = await reader.query<{ seq: string }>(statement, [seen.at(-1) ?? 0]);
    seen.push(...rows.map((row) => Number(row.seq)));
  }
  await reader.end();
  return seen;
}

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

describe('a cursor on a log that 16 writers write', () => {
  it('[RW2] misses nothing and sees no hole where the order comes from the locked head', async () => {
    const writing = writeAtOnce(async (trx) => {
      const head = await lockHead(trx, company);
      if (!head) throw new Error('no head');
      const seq = head.head + 1;
      const event = {
        kind: 'stock',
        document: 'd',
        version: 0,
        type: 'moved',
        state: null,
        data: {},
        at: '2026-05-04T08:00:00.000Z',
        by: 'u',
      };
      const events = [{ ...event, seq, command: freshId(), index: 0 }];
      await appendLog(trx, company, {
        events,
        outcomes: [],
        head: { head: seq, epoch: head.epoch },
        after: head.hash,
        at: event.at,
      });
      return seq;
    });
    const seen = await followByCursor(
      `select seq from event where company_id = ${company} and seq > $1 order by seq`,
      writing,
    );
    const committed = await writing;
    expect(seen).toEqual(sorted(committed));
    expect(seen).toEqual(Array.from({ length: seen.length }, (_, index) => index + 1));
    expect(seen.length).toBeGreaterThan(WRITERS * ROUNDS * 0.85);
  });

  it('[RW2] misses events where the order comes from a sequence: the control that shows the test can fail', async () => {
    const writing = writeAtOnce(async (trx) => {
      const { rows } = await sql<{
        id: number;
      }>`insert into sequence_log default values returning id`.execute(trx);
      return rows[0]?.id ?? 0;
    });
    const seen = await followByCursor(
      'select id as seq from sequence_log where id > $1 order by id',
      writing,
    );
    const committed = await writing;
    const lost = committed.filter((seq) => !seen.includes(seq));
    expect(lost.length).toBeGreaterThan(0);
  });
});

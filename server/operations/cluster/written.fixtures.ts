import { sql } from 'kysely';
import { expect } from 'vitest';
import { engine } from '#machines/registry.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { wholeWalk } from '#server/platform/model/verify-log.ts';
import type { Written } from './device.fixtures.ts';

const COMPANY = 1;

interface Logged {
  readonly command: string;
  /** Its last fact, and how many there are. */
  readonly seq: number;
  readonly facts: number;
  /** As many as it has numbered. */
  readonly numbered: number;
}

/**
 * Fails unless every acknowledged command is in the log at its place, once; nothing else of the writers is; the log is one
 * unbroken chain; and every row is what it says.
 */
export async function mustBeWrittenOnce(database: Database, written: readonly Written[]): Promise<void> {
  const acknowledged = written.flatMap((one) => one.acknowledged);
  const products = written.flatMap((one) => one.products);
  const logged = await database.withCompany(COMPANY, async (trx) => {
    const { rows } = await sql<Logged>`
      select command, max(seq) as seq, count(*)::int as facts, max(index) + 1 as numbered from event
       where company_id = ${COMPANY} and document = any(${products}::text[]) group by command`.execute(trx);
    return rows;
  });
  const bySeq = (one: { readonly seq: number }, other: { readonly seq: number }): number =>
    one.seq - other.seq;
  expect(logged.toSorted(bySeq).map(({ command, seq }) => ({ id: command, seq }))).toEqual(
    acknowledged.toSorted(bySeq).map(({ id, seq }) => ({ id, seq })),
  );
  expect(logged.filter(({ facts, numbered }) => facts !== numbered)).toEqual([]);
  const layouts = await readRowLayouts(database.app.kysely, engine);
  const verdict = await database.withCompany(COMPANY, (trx) => wholeWalk(trx, COMPANY, layouts));
  expect(verdict.broken).toBeNull();
  expect(await rebuild(engine, database, layouts, COMPANY)).toEqual([]);
}

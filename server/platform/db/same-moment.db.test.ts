import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { epoch } from '#model/values/clock.fixtures.ts';

/** The same machine's, but for how long a question takes on a busy one. */
const CLOSE = 60_000;

it('[EDB10] the database lives at the moment of who asks it', async () => {
  const client = new pg.Client({ connectionString: inject('testServer').adminUrl });
  await client.connect();
  const { rows } = await client.query<{ now: Date }>('select now() as now');
  await client.end();
  expect(Math.abs(Number(rows[0]?.now) - epoch())).toBeLessThan(CLOSE);
});

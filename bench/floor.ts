import pg from 'pg';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import type { BenchServer } from './bench-server.ts';

/** A script that writes what a command writes, and decides nothing. */
export interface Floor {
  readonly connections: number;
  /** One transaction: an event, its command's outcome, the row, the company's head. */
  write(): Promise<void>;
  close(): Promise<void>;
}

const CONNECTIONS = 8;

/** Writes into a company of its own, as the application's role, under row-level security, with prepared statements. */
export async function openFloor(
  { database }: BenchServer,
  company: number,
  documents: number,
): Promise<Floor> {
  const pool = new pg.Pool({ connectionString: database.app.url, max: CONNECTIONS });
  const ids = Array.from({ length: documents }, freshId);
  const versions = new Map<string, number>();
  await inTransaction(pool, company, (client) =>
    client.query('insert into company_head (company_id, head, epoch) values ($1, 0, 1)', [company]),
  );
  let next = 0;
  return {
    connections: CONNECTIONS,
    write: () => {
      const id = ids[next++ % ids.length] ?? '';
      const version = (versions.get(id) ?? 0) + 1;
      versions.set(id, version);
      return inTransaction(pool, company, (client) => writeOne(client, company, id, version));
    },
    close: () => pool.end(),
  };
}

async function inTransaction(
  pool: pg.Pool,
  company: number,
  work: (client: pg.PoolClient) => Promise<unknown>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({
      name: 'enter',
      text: "select set_config('app.company_id', $1, true)",
      values: [String(company)],
    });
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const statements = {
  lock: 'select head from company_head where company_id = $1 for update',
  event: `insert into event (company_id, seq, kind, document, version, type, state, data, at, by, command, index, hash)
    values ($1, $2, 'product', $3, $4, 'updated', '"draft"', $5, $6, 'floor', $7, 0, decode(repeat('00', 32), 'hex'))`,
  command: 'insert into command (company_id, id, seq, refusal, at) values ($1, $2, $3, null, $4)',
  row: `insert into row_product (company_id, id, seq, state, open, changed_at, search, data, key_sku)
    values ($1, $2, $3, 'draft', true, $4, $5, $6, $7)
    on conflict (company_id, id) do update set seq = excluded.seq, state = excluded.state, open = excluded.open,
      changed_at = excluded.changed_at, search = excluded.search, data = excluded.data, key_sku = excluded.key_sku`,
  head: 'update company_head set head = $2 where company_id = $1',
} as const;

async function writeOne(client: pg.PoolClient, company: number, id: string, version: number): Promise<void> {
  const at = now();
  const command = freshId();
  const form = productFixture({ sku: id.slice(-12), price: 1_0000 + version });
  const row = { id, state: 'draft', version, createdAt: at, changedAt: at, ...form };
  const run = (name: keyof typeof statements, values: unknown[]) =>
    client.query<{ head: string }>({ name, text: statements[name], values });
  const { rows } = await run('lock', [company]);
  const seq = Number(rows[0]?.head) + 1;
  await run('event', [company, seq, id, version, JSON.stringify(form), at, command]);
  await run('command', [company, command, seq, at]);
  await run('row', [company, id, seq, at, form.sku.toLowerCase(), JSON.stringify(row), form.sku]);
  await run('head', [company, seq]);
}

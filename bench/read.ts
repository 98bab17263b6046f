import { sql } from 'kysely';
import { dayFromNow } from '#model/values/clock.fixtures.ts';
import { listDocuments } from '#server/platform/model/document-queries.ts';
import { listMoves } from '#server/documents/stock-queries.ts';
import { stockValueAt } from '#server/documents/stock-value.ts';
import { layoutFor } from '#server/platform/model/row-layout.ts';
import type { Bench } from './bench.ts';
import type { BenchServer } from './bench-server.ts';
import type { LargeCompany } from './large-company.ts';
import { atMost, ofTimes, timed, type Figure } from './figures.ts';

const TIMES = 60;

/** The server's own queries under row-level security: one caller, one transaction each. */
export async function measureRead(bench: Bench): Promise<Figure[]> {
  const { database, layouts } = bench.server;
  const large = await bench.large();
  const { company } = large;
  await database.owner.pool.query('analyze');
  const product = layoutFor(layouts, 'product');
  const page = (search?: string, after?: number) => () =>
    database.withCompany(company, (trx) =>
      listDocuments(trx, company, product, { search, after, limit: 50 }),
    );
  const rows = `50 of ${large.products.length} products, under row-level security`;
  return [
    ofTimes('read: keyset page', await repeat(page(undefined, Math.floor(large.events / 2))), {
      target: atMost(5),
      note: rows,
    }),
    ofTimes('read: page with a common word', await repeat(page('hex bolt')), {
      target: atMost(5),
      note: rows,
    }),
    // The code of the oldest product: a scan starting at the newest would go through all.
    ofTimes('read: page with a rare word', await repeat(page('bo-0000000')), {
      target: atMost(5),
      note: `1 found of ${large.products.length}`,
    }),
    ofTimes('read: page with a word nobody uses', await repeat(page('unobtainium')), {
      target: atMost(5),
      note: 'nothing found',
    }),
    ...(await ofStock(bench.server, large)),
  ];
}

/** What is asked of stock. */
async function ofStock(server: BenchServer, large: LargeCompany): Promise<Figure[]> {
  return [
    ofTimes('read: on hand of all products', await repeat(() => onHand(server, large)), {
      target: atMost(20),
      note: `${large.stocked} products over ${large.moves} moves`,
    }),
    ofTimes('read: stock value of a day', await repeat(() => valueOf(server, large)), {
      target: atMost(300),
      note: `${large.stocked} products over ${large.moves} moves`,
    }),
    ofTimes('read: last 50 moves of a product', await repeat(() => lastMoves(server, large)), {
      target: atMost(5),
    }),
  ];
}

export async function repeat(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < TIMES; round++) times.push((await timed(work)).ms);
  return times.slice(5); // connections opened, plans made
}

/** How much there is of every product that has goods. */
export async function onHand(
  server: BenchServer,
  { company, stocked }: Pick<LargeCompany, 'company' | 'stocked'>,
): Promise<void> {
  const { rows } = await server.database.withCompany(company, (trx) =>
    sql<{ product: string }>`
      select key_product as product, sum((data ->> 'onHand')::bigint) as on_hand from row_availability
       where company_id = ${company} group by key_product`.execute(trx),
  );
  if (rows.length !== stocked) throw new Error(`${rows.length} products have goods, not ${stocked}`);
}

/** With the answer written, as a request would get it. */
async function valueOf(server: BenchServer, { company, stocked }: LargeCompany): Promise<void> {
  const day = dayFromNow(1); // whatever the time zone
  const lines = await server.database.withCompany(company, (trx) => stockValueAt(trx, company, day));
  if (lines.length !== stocked) throw new Error(`${lines.length} products have a value, not ${stocked}`);
  if (JSON.stringify(lines).length === 0) throw new Error('nothing to answer');
}

let asked = 0;
async function lastMoves(server: BenchServer, { company, products, stocked }: LargeCompany): Promise<void> {
  const product = products[asked++ % stocked];
  const moves = await server.database.withCompany(company, (trx) =>
    listMoves(trx, company, { product, limit: 50 }),
  );
  if (moves.length === 0) throw new Error('a product with goods has no moves');
}

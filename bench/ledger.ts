import { sql } from 'kysely';
import { engine } from '#machines/registry.ts';
import { accessClass } from '#model/engine/access.ts';
import type { LedgerAsk } from '#model/engine/ledger-answer.ts';
import { dayFromNow, epoch } from '#model/values/clock.fixtures.ts';
import { ledgerLines } from '#server/documents/stock-ledger-export.ts';
import { visibleMoves, type StoredMove } from '#server/documents/stock-ledger-names.ts';
import {
  ledgerCount,
  ledgerMoves,
  ledgerQuestion,
  type LedgerCursor,
} from '#server/documents/stock-ledger.ts';
import { heldBack } from '#server/platform/http/line-answers.ts';
import { inSnapshot } from '#server/platform/model/company-snapshot.ts';
import type { BenchServer } from './bench-server.ts';
import type { Bench } from './bench.ts';
import { atMost, ofRounds, ofTimes, timed, type Figure } from './figures.ts';

const MOVES = Number(process.env['BENCH_MOVES'] ?? 1_000_000);
const TIMES = 45;
const BATCH = 100_000;
const DAYS = 3 * 365;

/** The stock ledger of one company on the server, under row-level security: one caller, one transaction each. */
export async function measureLedger({ server }: Bench): Promise<Figure[]> {
  const company = await server.newCompany();
  const seeding = await timed(() => seedMoves(server, company));
  await server.database.owner.pool.query('vacuum analyze stock_move');
  const note = `${MOVES.toLocaleString('en')} moves of one company, written in ${Math.round(seeding.ms / 1000)} s`;
  const figures: Figure[] = [];
  for (const [name, change] of Object.entries(questions)) {
    const times = await repeat(() => answer(server, company, { ...plain, ...change }));
    figures.push(ofTimes(`ledger: page of 200 and count, ${name}`, times, { target: atMost(100), note }));
  }
  const middle = { at: epoch() - (DAYS / 2) * 86_400_000, seq: 0, index: 0 };
  const further = await repeat(() => answer(server, company, plain, middle));
  figures.push(ofTimes('ledger: page of 200, from the middle on', further, { target: atMost(100), note }));
  return [...figures, await measureExport(server, company)];
}

const plain: LedgerAsk = {
  products: [],
  warehouses: [],
  places: [],
  lots: [],
  documents: [],
  number: '',
  people: [],
  from: null,
  to: null,
  order: 'newest',
};

const day = (ago: number): string => dayFromNow(-ago);

const questions: Readonly<Record<string, Partial<LedgerAsk>>> = {
  everything: {},
  'everything, oldest first': { order: 'oldest' },
  'of a product that moves much': { products: ['p0'] },
  'of a product that moves little': { products: ['p9000'] },
  'of ten products': { products: Array.from({ length: 10 }, (_, at) => `p${at * 100}`) },
  'in a bin': { places: ['w0-b17'] },
  'to customers': { places: ['customer'] },
  'in the largest warehouse': { warehouses: ['w0'] },
  'in a warehouse with one move in a thousand': { warehouses: ['w2'] },
  'by a person': { people: ['u3'] },
  'by a person who recorded one move in ten thousand': { people: ['rare'] },
  'of a month a year ago': { from: day(395), to: day(365) },
  'of a year': { from: day(730), to: day(365) },
  'of a product in a bin': { products: ['p0'], places: ['w0-b17'] },
  'of a product by a person in a year': { products: ['p7'], people: ['u3'], from: day(730), to: day(365) },
  'in a warehouse by a person in a month': {
    warehouses: ['w1'],
    people: ['u4'],
    from: day(395),
    to: day(365),
  },
  'of a document': { documents: ['d120000'] },
};

const access = accessClass(engine, () => true);

/** What a request is answered with: a page as it is seen, and with the first one how many there are. */
async function answer(
  { database, layouts }: BenchServer,
  company: number,
  ask: LedgerAsk,
  after: LedgerCursor | null = null,
): Promise<void> {
  const reader = { company, access };
  const moves = await database.withCompany(company, async (trx) => {
    const question = await ledgerQuestion(trx, layouts, reader, ask);
    if (!question) throw new Error('nothing is asked');
    const found = await ledgerMoves(trx, question, { after, limit: 200 });
    if (after === null) await ledgerCount(trx, question);
    return visibleMoves(trx, layouts, reader, found);
  });
  if (JSON.stringify(moves).length < 100) throw new Error('nothing is found');
}

async function repeat(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < TIMES; round++) times.push((await timed(work)).ms);
  return times.slice(5); // connections opened, plans made
}

/** All moves as an export sends them, to a reader that keeps nothing. */
async function measureExport({ database, layouts }: BenchServer, company: number): Promise<Figure> {
  let last = '';
  const { ms } = await timed(() =>
    inSnapshot(database, company, async (trx) => {
      const reader = { company, access };
      const question = await ledgerQuestion(trx, layouts, reader, plain);
      const seen = (moves: readonly StoredMove[]) => visibleMoves(trx, layouts, reader, moves);
      for await (const line of heldBack(ledgerLines(trx, question, { head: 0, seen }), 600_000)) last = line;
    }),
  );
  const { end } = JSON.parse(last) as { readonly end: number }; // the last line
  return ofRounds('ledger: export', 'rows/s', [end / (ms / 1000)], { note: `${end} rows, 1,000 a piece` });
}

/**
 * Moves as the ledger writes them, over three years: few products move much and most little, three warehouses of which
 * one has one move in a thousand, a third each of goods that come in, go out and move within.
 */
async function seedMoves({ database }: BenchServer, company: number): Promise<void> {
  for (let from = 0; from < MOVES; from += BATCH)
    await database.withCompany(company, (trx) =>
      sql`
        insert into stock_move (company_id, seq, index, product, lot, quantity, from_location, to_location,
          from_warehouse, to_warehouse, value, by, effective_at, kind, document, line)
        select ${company}, 10 + at, 0, 'p' || floor(power(random(), 3) * 10000)::int, null, 1000 * (1 + at % 20),
               case when at % 3 = 0 then 'supplier' else site || '-b' || at % 701 end,
               case when at % 3 = 1 then 'customer' else site || '-b' || at % 499 end,
               case when at % 3 = 0 then null else site end, case when at % 3 = 1 then null else site end,
               case when at % 3 = 2 then null else 100 * (at % 300) end,
               case when at % 10000 = 0 then 'rare' else 'u' || at % 20 end,
               now() - make_interval(secs => ${DAYS * 86_400}::float8 * (1 - at / ${MOVES}::float8)),
               (array['goodsReceipt', 'shipment', 'pick'])[1 + at % 3], 'd' || at / 4, 'l' || at
          from (select at, case when at % 1000 = 7 then 'w2' when at % 4 = 0 then 'w1' else 'w0' end as site
                  from generate_series(${from}::int, ${Math.min(MOVES, from + BATCH) - 1}::int) as at) as made`.execute(
        trx,
      ),
    );
}

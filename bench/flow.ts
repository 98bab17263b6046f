import pg from 'pg';
import { freshId } from '#server/testing/company.fixtures.ts';
import { draft, type LargeCompany } from './large-company.ts';
import { signIn, type HttpSession } from './http-session.ts';
import type { BenchServer } from './bench-server.ts';
import type { Bench } from './bench.ts';
import { atLeast, atMost, median, ofRounds, ofTimes, timed, type Figure } from './figures.ts';

const ROUNDS = 3;
const FLOWS = 40;
const FLOOR_FLOWS = 400;

interface Rounds {
  /** Flows a second in each round, and how long their calls took, in ms. */
  readonly one: number[];
  readonly eight: number[];
  readonly calls: number[];
  readonly floorOne: number[];
  readonly floorEight: number[];
}

/** A sale of three lines from creation to shipped, over HTTP, alternating with one transaction that writes its rows. */
export async function measureFlow(bench: Bench): Promise<Figure[]> {
  const large = await bench.large();
  const address = await bench.server.serve();
  const sessions = await Promise.all(Array.from({ length: 8 }, () => signIn(address)));
  const floor = await openFlowFloor(bench.server);
  try {
    return figuresOf(await inTurns(sessions, large, floor));
  } finally {
    await floor.close();
    for (const session of sessions) session.close();
  }
}

async function inTurns(
  sessions: readonly HttpSession[],
  large: LargeCompany,
  floor: FlowFloor,
): Promise<Rounds> {
  const rounds: Rounds = { one: [], eight: [], calls: [], floorOne: [], floorEight: [] };
  const flow = (calls: number[]) => (session: HttpSession) => sell(session, large, calls);
  await many(sessions, FLOWS, flow([])); // compiled and cached
  for (let round = 0; round < ROUNDS; round++) {
    rounds.one.push(await many(sessions.slice(0, 1), FLOWS, flow(rounds.calls)));
    rounds.floorOne.push(await many([floor], FLOOR_FLOWS, floor.write));
    rounds.eight.push(await many(sessions, FLOWS * 5, flow([])));
    rounds.floorEight.push(await many(sessions, FLOOR_FLOWS * 2, floor.write));
  }
  return rounds;
}

function figuresOf({ one, eight, calls, floorOne, floorEight }: Rounds): Figure[] {
  const steps = '5 POSTs: create, confirm, release, pick (claim, 3 scans, finish), ship (pack, ship)';
  const written = '1 document, 3 lines, 3 moves, 3 balances in 12 round trips';
  return [
    ofRounds('flow: order to shipped, 8 clients', '/s', eight, {
      target: atLeast(400),
      floor: median(floorEight),
      note: steps,
    }),
    ofRounds('flow: order to shipped, 1 client', '/s', one, { floor: median(floorOne) }),
    ofTimes('flow: a call, 1 client', calls, { target: atMost(5) }),
    ofRounds('flow floor: 8 connections', '/s', floorEight, { note: written }),
    ofRounds('flow floor: 1 connection', '/s', floorOne, {}),
  ];
}

/** Shares `count` pieces of work among workers; returns pieces a second. */
async function many<W>(
  workers: readonly W[],
  count: number,
  work: (worker: W) => Promise<void>,
): Promise<number> {
  let left = count;
  const { ms } = await timed(() =>
    Promise.all(
      workers.map(async (worker) => {
        while (left-- > 0) await work(worker);
      }),
    ),
  );
  return (count / ms) * 1000;
}

let sold = 0;

/** As sent by a salesperson's and a picker's devices. */
async function sell(session: HttpSession, large: LargeCompany, calls: number[]): Promise<void> {
  const first = (sold++ * 3) % (large.stocked - 3);
  const products = large.products.slice(first, first + 3);
  const [order, pick, shipment] = [freshId(), freshId(), freshId()];
  const to = (kind: string, document: string, type: string, data: unknown = {}) => ({
    id: freshId(),
    kind,
    document,
    type,
    data,
    seen: 0,
  });
  const scans = products.map((_, index) =>
    to('pick', pick, 'scan', { line: String(index + 1), quantity: 1000 }),
  );
  const parcels = [{ id: freshId(), weight: 1200, tracking: '' }];
  const steps = [
    [{ ...to('salesOrder', order, 'create'), data: draft(order, large, products).data }],
    [to('salesOrder', order, 'confirm')],
    [to('salesOrder', order, 'release', { pick })],
    [to('pick', pick, 'claim'), ...scans, to('pick', pick, 'finish', { shipment })],
    [to('shipment', shipment, 'pack', { parcels }), to('shipment', shipment, 'ship')],
  ];
  for (const commands of steps) {
    const { ms, value } = await timed(() =>
      session.post(`core/companies/${large.company}/commands/`, { commands }),
    );
    calls.push(ms);
    const { outcomes } = value as { outcomes: { refusal?: unknown }[] }; // the API's answer
    const refused = outcomes.find((outcome) => outcome.refusal);
    if (refused) throw new Error(`refused: ${JSON.stringify(refused)}`);
  }
}

interface FlowFloor {
  write(): Promise<void>;
  close(): Promise<void>;
}

/** The minimum that a sale of three lines writes, in the bench's own tables, as their owner. */
async function openFlowFloor({ database }: BenchServer): Promise<FlowFloor> {
  const pool = new pg.Pool({ connectionString: database.owner.url, max: 8 });
  await pool.query(`
    create schema if not exists bench;
    create table if not exists bench.document (id uuid primary key, data jsonb not null);
    create table if not exists bench.line (id uuid primary key, document uuid references bench.document, data jsonb not null);
    create table if not exists bench.move (id uuid primary key, line uuid references bench.line, quantity bigint not null);
    create table if not exists bench.balance (product int primary key, quantity bigint not null)`);
  const data = JSON.stringify({ text: 'x'.repeat(1000) });
  const lineData = JSON.stringify({ text: 'x'.repeat(120) });
  return {
    write: async () => {
      const client = await pool.connect();
      const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
      const document = freshId();
      const products = Array.from({ length: 3 }, (_, i) => Math.floor(Math.random() * 3000) * 3 + i).sort(
        (a, b) => a - b,
      );
      await client.query('begin');
      await run('document', 'insert into bench.document values ($1, $2)', [document, data]);
      for (const product of products) {
        const line = freshId();
        await run('line', 'insert into bench.line values ($1, $2, $3)', [line, document, lineData]);
        await run('move', 'insert into bench.move values ($1, $2, 1000)', [freshId(), line]);
        await run(
          'balance',
          'insert into bench.balance as b values ($1, -1000) on conflict (product) do update set quantity = b.quantity - 1000',
          [product],
        );
      }
      await client.query('commit');
      client.release();
    },
    close: () => pool.end(),
  };
}

import { PassThrough, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { engine } from '#machines/registry.ts';
import { Replica } from '#model/engine/replica.ts';
import { readBootstrap } from '#services/company/bootstrap.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import { LOG_PAGE } from '#server/platform/stream/company-feed.ts';
import { mustPropose } from '#server/testing/company.fixtures.ts';
import { productOf, founder, type LargeCompany } from './large-company.ts';
import { signIn, type HttpSession } from './http-session.ts';
import type { Bench } from './bench.ts';
import { liveHeap } from '#server/testing/live-heap.ts';
import { atMost, ofRounds, timed, type Figure } from './figures.ts';

const ROUNDS = 5;
const MEBIBYTE = 1024 * 1024;

interface Booted {
  readonly firstPage: number;
  readonly usable: number;
  readonly bytes: number;
  readonly rows: number;
  readonly replica: Replica;
}

/** The whole company over HTTP into a replica, as a new device does: rebuilt by the server, and from its cache. */
export async function measureBoot(bench: Bench): Promise<Figure[]> {
  const large = await bench.large();
  const session = await signIn(await bench.server.serve());
  const fresh: Booted[] = [];
  const cached: Booted[] = [];
  const { executor } = bench.server;
  for (let round = 0; round < ROUNDS; round++) {
    await moveHead(executor, large, LOG_PAGE + 1);
    fresh.push(await boot(session, large.company));
    await moveHead(executor, large, 1);
    cached.push(await boot(session, large.company));
  }
  const heap = await heapOf(async () => (await boot(session, large.company)).replica);
  const all = await heapOf(async () => allMade((await boot(session, large.company)).replica));
  const { replica } = await boot(session, large.company);
  const { ms } = await timed(async () => replica.rows('product'));
  session.close();
  return [...figuresOf(fresh, cached, heap), ...figuresOfMaking(cached[0]?.rows ?? 0, all, ms)];
}

function figuresOf(fresh: readonly Booted[], cached: readonly Booted[], heap: number): Figure[] {
  const rows = cached[0]?.rows ?? 0;
  const of = (list: readonly Booted[], figure: 'firstPage' | 'usable' | 'bytes') =>
    list.map((one) => one[figure]);
  const megabytes = of(cached, 'bytes').map((bytes) => bytes / 1e6);
  return [
    ofRounds('boot: first page', 'ms', of(fresh, 'firstPage'), {
      target: atMost(300),
      note: 'bootstrap not in the cache',
    }),
    ofRounds('boot: usable, made anew', 'ms', of(fresh, 'usable'), {
      target: atMost(1000),
      note: `${rows} rows; reading, packing, sending, filling`,
    }),
    ofRounds('boot: usable, from the cache', 'ms', of(cached, 'usable'), {
      target: atMost(400),
      note: `${rows} rows, an event behind the log; loopback, client in Node`,
    }),
    ofRounds('boot: bytes', 'MB gzip', megabytes, {}),
    {
      metric: 'boot: memory per 100k records',
      unit: 'MiB',
      value: ((heap / rows) * 100_000) / MEBIBYTE,
      samples: 1,
      target: atMost(40),
      note: `${(heap / MEBIBYTE).toFixed(0)} MiB of heap for ${rows} rows with their look-ups`,
    },
  ];
}

/** The replica, once every row of it was asked for. */
function allMade(replica: Replica): Replica {
  for (const name of engine.tables.keys()) replica.rows(name);
  return replica;
}

/** What it costs later that rows are made once they are asked for. */
const figuresOfMaking = (rows: number, heap: number, ms: number): Figure[] => [
  {
    metric: 'boot: memory per 100k records, all made',
    unit: 'MiB',
    value: ((heap / rows) * 100_000) / MEBIBYTE,
    samples: 1,
    note: 'every row was asked for',
  },
  { metric: 'boot: all products made', unit: 'ms', value: ms, samples: 1, note: 'the first list of them' },
];

/** Writes so many events: one more than a bootstrap may lie behind, and the server makes it anew. */
async function moveHead(
  executor: Executor,
  { company, products }: LargeCompany,
  events: number,
): Promise<void> {
  const prices = products.slice(-events).map((document, index) => {
    const at = products.length - Math.min(events, products.length) + index;
    return {
      kind: 'product',
      document,
      type: 'update',
      data: productFixture({ ...productOf(at), price: freshPrice() }),
    };
  });
  await mustPropose(executor, company, prices);
}

/** In minor units; unlike any before. */
let lastPrice = 9_0000;
const freshPrice = (): number => (lastPrice += 1);

async function boot(session: HttpSession, company: number): Promise<Booted> {
  const start = performance.now();
  let firstPage = 0;
  let bytes = 0;
  const answer = await session.open(`core/companies/${company}/boot/`);
  const counted = new PassThrough({
    transform: (chunk: Buffer, _, done) => {
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const body = Readable.toWeb(answer.pipe(counted).pipe(createGunzip())) as ReadableStream<Uint8Array>; // the same class
  const { header, pages } = await readBootstrap(body, () => {
    firstPage ||= performance.now() - start;
  });
  const tables = new Set(Object.keys(header.tables));
  const replica = new Replica({ engine, company, tables, recentSince: header.since, env: unasked });
  for (const { page } of pages) replica.fillPage(page);
  replica.head = header.asOf;
  const rows = Object.values(header.tables).reduce((sum, count) => sum + count, 0);
  if (!replica.view.get('member', [...replica.base.all('member').keys()][0] ?? ''))
    throw new Error(`${founder.email} is missing`);
  return { firstPage, usable: performance.now() - start, bytes, rows, replica };
}

function unasked(): never {
  throw new Error('nothing is decided here');
}

/** Heap bytes kept alive by the result of `make`. */
async function heapOf(make: () => Promise<unknown>): Promise<number> {
  const before = liveHeap();
  const made = await make();
  const after = liveHeap();
  return made === undefined ? 0 : after - before;
}

import { PassThrough, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { engine } from '#machines/registry.ts';
import { fromPage } from '#model/engine/pages.ts';
import { Replica } from '#model/engine/replica.ts';
import { readBootstrap } from '#services/company/bootstrap.ts';
import { productFixture } from '#model/product/product.fixtures.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import { productOf, founder } from './large-company.ts';
import { signIn, type HttpSession } from './http-session.ts';
import type { Bench } from './bench.ts';
import { liveHeap } from './live-heap.ts';
import { atMost, ofRounds, type Figure } from './figures.ts';

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
  for (let round = 0; round < ROUNDS; round++) {
    await moveHead(session, large.company, large.products, round);
    fresh.push(await boot(session, large.company));
    cached.push(await boot(session, large.company));
  }
  const heap = await heapOf(async () => (await boot(session, large.company)).replica);
  session.close();
  return figuresOf(fresh, cached, heap);
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
      note: `${rows} rows; reading, packing, sending, filling`,
    }),
    ofRounds('boot: usable, from the cache', 'ms', of(cached, 'usable'), {
      target: atMost(500),
      note: `${rows} rows, loopback, client in Node`,
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

/** One change makes the server's cached bootstrap stale. */
async function moveHead(
  session: HttpSession,
  company: number,
  products: readonly string[],
  round: number,
): Promise<void> {
  const at = products.length - 1 - round;
  const data = productFixture({ ...productOf(at), price: 9_0000 + round });
  const command = { id: freshId(), kind: 'product', document: products[at], type: 'update', data, seen: 0 };
  await session.post(`core/companies/${company}/commands/`, { commands: [command] });
}

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
  for (const { page } of pages) replica.fill(page.t, fromPage(page));
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

import { setTimeout as pause } from 'node:timers/promises';
import { epoch } from '#model/values/clock.fixtures.ts';
import { cellAt, crossWorkbook, nestedDrawing, packedText } from '#server/untrusted/bombs.fixtures.ts';
import type { Bench } from './bench.ts';
import { atMost, ofRounds, ofTimes, percentile, timed, type Figure } from './figures.ts';
import { signIn, type HttpSession } from './http-session.ts';
import { foundFor } from './large-company.ts';

/** Companies that send what is made to stop a server, at the same time. */
const COMPANIES = 4;
const SECONDS = 30;
/** Milliseconds between two questions for the server's health. */
const EVERY = 20;
const EXPORTS = 50;
const ROUNDS = 5;
/** Lines of the table that is imported as people import one. */
const LINES = 100_000;

/** What everybody else waits for while files that are made to stop a server are read, and while one company exports a lot. */
export async function measureStrangers({ server, large }: Bench): Promise<Figure[]> {
  const companies: number[] = [];
  for (let at = 0; at < COMPANIES; at++) companies.push((await foundFor(server)).company);
  const exporter = (await large()).company;
  const { company: other } = await foundFor(server);
  const address = await server.serve();
  const session = await signIn(address);
  const watch = (work: () => Promise<unknown>): Promise<Watched> => watchFor(session, other, work);
  try {
    const calm = await watch(() => pause(5000));
    const bombs = await bombsOf();
    const until = epoch() + SECONDS * 1000;
    const under = await watch(() =>
      Promise.all(companies.map((company) => sendAll(session, company, bombs, until))),
    );
    const [first = 0] = companies;
    const imports: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      imports.push((await timed(() => upload(session, first, 'table.csv', table()))).ms);
    const exporting = await watch(() => exportAll(session, exporter));
    return [
      late('strangers: health without them', calm.health),
      { ...late('strangers: health', under.health), target: atMost(50) },
      late('strangers: a list of another company without them', calm.others),
      { ...late('strangers: a list of another company', under.others), target: atMost(500) },
      ofTimes('strangers: a sign-in', under.signIns, { note: 'of which argon2 takes most' }),
      { metric: 'strangers: memory of the server', unit: 'MiB', value: under.megabytes },
      ofRounds('strangers: a table of 100,000 lines', 'ms', imports, {
        note: 'from its sending to its mapping',
      }),
      { ...late('exports: health', exporting.health), target: atMost(50) },
      { ...late('exports: a list of another company', exporting.others), target: atMost(500) },
    ];
  } finally {
    session.close();
  }
}

const late = (metric: string, times: readonly number[]): Figure => ({
  metric: `${metric}, 99th percentile`,
  unit: 'ms',
  value: percentile(times, 0.99),
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  samples: times.length,
});

interface Watched {
  readonly health: readonly number[];
  /** Lists of a company that sends and exports nothing. */
  readonly others: readonly number[];
  readonly signIns: readonly number[];
  /** At most, of the server's process. */
  readonly megabytes: number;
}

/** Asks how the server is, reads in a company and signs in, until some work is done. */
async function watchFor(
  { address, cookie }: HttpSession,
  company: number,
  work: () => Promise<unknown>,
): Promise<Watched> {
  const [health, others, signIns]: [number[], number[], number[]] = [[], [], []];
  const over = new AbortController();
  let megabytes = 0;
  const asking = async (): Promise<void> => {
    for (; !over.signal.aborted; await pause(EVERY)) {
      health.push((await timed(() => asked(`${address}/api/health/`))).ms);
      const list = `${address}/api/core/companies/${company}/documents/role/`;
      others.push((await timed(() => asked(list, cookie))).ms);
    }
  };
  const signing = async (): Promise<void> => {
    for (; !over.signal.aborted; await pause(1000)) {
      const { ms, value } = await timed(() => signIn(address));
      value.close();
      signIns.push(ms);
      const metrics = await asked(`${address}/api/metrics/`);
      const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1] ?? 0);
      megabytes = Math.max(megabytes, bytes / 1024 ** 2);
    }
  };
  const watching = [asking(), signing()];
  await work().finally(() => over.abort());
  await Promise.all(watching);
  return { health, others, signIns, megabytes };
}

async function asked(url: string, cookie = ''): Promise<string> {
  const answer = await fetch(url, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.text();
}

type Bomb = (session: HttpSession, company: number) => Promise<unknown>;

async function bombsOf(): Promise<readonly Bomb[]> {
  const [corner, cross] = [await cellAt('XFD1048576'), await crossWorkbook()];
  const files: readonly (readonly [string, Buffer])[] = [
    ['packed.csv.gz', packedText()],
    ['corner.xlsx', corner],
    ['cross.xlsx', cross],
    ['wide.csv', Buffer.alloc(18e6, 'a;b;c;d;e;f;g;h\n')],
  ];
  const drawing = JSON.stringify({ content: nestedDrawing().toString('base64') });
  return [
    ...files.map(
      ([name, content]): Bomb =>
        (session, company) =>
          upload(session, company, name, content),
    ),
    ({ address, cookie }, company) =>
      fetch(`${address}/api/core/companies/${company}/logo/`, {
        method: 'PUT',
        headers: { cookie, 'content-type': 'application/json' },
        body: drawing,
      }),
  ];
}

async function sendAll(
  session: HttpSession,
  company: number,
  bombs: readonly Bomb[],
  until: number,
): Promise<void> {
  while (epoch() < until) await Promise.all(bombs.map((bomb) => bomb(session, company)));
}

async function upload(
  { address, cookie }: HttpSession,
  company: number,
  name: string,
  content: Buffer,
): Promise<number> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), name);
  const url = `${address}/api/core/companies/${company}/imports/`;
  const answer = await fetch(url, { method: 'POST', headers: { cookie }, body });
  await answer.arrayBuffer();
  return answer.status;
}

const table = (): Buffer =>
  Buffer.from(
    `Artikelnr;Benämning;Pris;Enhet;EAN;Vikt\n${Array.from({ length: LINES }, (_, at) => `A-${at};Skruv M8 förzinkad ${at};${at % 1000},50;st;73500${at};${at % 90}\n`).join('')}`,
  );

const exportAll = ({ address, cookie }: HttpSession, company: number): Promise<unknown> =>
  Promise.all(
    Array.from({ length: EXPORTS }, async () => {
      const url = `${address}/api/core/companies/${company}/audit/export/`;
      const headers = { cookie, 'content-type': 'application/json' };
      await (await fetch(url, { method: 'POST', headers, body: '{}' })).arrayBuffer();
    }),
  );

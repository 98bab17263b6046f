import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  proofOfChart,
  proofReport,
  proofSummary,
  type ChartReport,
  type ProofReport,
} from '#model/flows/proof-report.ts';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';
import { readChartProof, readProof } from '#model/flows/proof.api.ts';

let server: WholeServer;
let folder: string;
let company: number;
let reports = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lagra-proof-'));
  server = await openWholeServer({ proofDir: folder });
  company = server.companies.find(({ company: { key } }) => key === 'nordlager')?.id ?? 0;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'journey'), { recursive: true });
});

const walks = [['(released)', 'claim']];
const chart = (over: Partial<ChartReport> = {}): ChartReport =>
  ({
    ...readChartProof.example.answer.told.chart,
    covers: [{ name: 'transitions', paths: 1, steps: 1, walks }],
    ...over,
  }) as ChartReport; // parsed below
async function report(...charts: ChartReport[]): Promise<ProofReport> {
  reports += 1;
  const { run } = readChartProof.example.answer.told;
  const written = proofReport.parse({
    v: 1,
    ...run,
    seed: reports,
    headline: { rows: 31, missing: 0, invented: 0, unexercised: 0, failed: 1 },
    machines: Object.fromEntries(charts.map((one) => [one.name, one])),
  });
  await writeFile(join(folder, 'report.json'), JSON.stringify(written));
  return written;
}
const picture = (file: string): ChartReport['pictures'][number] => ({
  file,
  state: 'paused',
  language: 'en',
  theme: 'light',
});

async function get(path: string, { email = 'admin@example.com', ...headers }: Record<string, string> = {}) {
  const url = `/api/core/companies/${company}/flows/proof/${path}`;
  return server.app.inject({ url, headers: { ...(await server.cookieOf(email)), ...headers } });
}

it('[PV1] there is nothing where no report lies, or one that cannot be read', async () => {
  expect((await get('')).json()).toEqual({ report: null, wholeRun: null });
  expect((await get('charts/pick/')).json()).toEqual({ told: null });
  expect((await get('pictures/a.png/')).statusCode).toBe(404);
  for (const text of ['{"v":2}', '{"v":1,"ma']) {
    await writeFile(join(folder, 'report.json'), text);
    expect((await get('')).json()).toEqual({ report: null, wholeRun: null });
  }
});

it('[PV15] the last run of all tests is told of beside the report, without one too', async () => {
  const { wholeRun } = readProof.example.answer;
  const whole = join(folder, 'whole-run.json');
  await writeFile(whole, JSON.stringify(wholeRun));
  expect((await get('')).json()).toEqual({ report: null, wholeRun });
  await report(chart());
  const { headers, ...answer } = await get('');
  expect(answer.json()).toMatchObject({ report: { charts: [{ name: 'pick' }] }, wholeRun });
  await writeFile(whole, '{"v":1,"sh');
  const asked = { 'if-none-match': String(headers.etag) };
  expect((await get('', asked)).json()).toMatchObject({ wholeRun: null });
});

it('[PV1] all charts are told of in figures, one in full without the walks of its covers', async () => {
  const { machines } = await report(chart(), chart({ name: 'tour', kind: 'app' }));
  const { report: told } = proofSummary.parse((await get('')).json());
  expect(told?.charts.map(({ name, failures }) => [name, failures])).toEqual([
    ['pick', 1],
    ['tour', 1],
  ]);
  expect(told?.charts[0]).toMatchObject({
    mutants: { some: 118, of: 118 },
    levels: { model: { some: 1, of: 1 }, api: { some: 1, of: 1 } },
    checks: { some: 1, of: 1 },
  });
  const answer = (await get('charts/pick/')).json();
  const { covers: _, ...expected } = machines['pick'] ?? chart();
  expect(proofOfChart.parse(answer).told?.chart).toEqual(expected);
  expect(JSON.stringify(answer)).not.toContain('"covers"');
  expect((await get('charts/order/')).json()).toEqual({ told: null });
});

it('[PV2] an answer that the asker has is not sent again, one of a newer report is', async () => {
  await report(chart());
  const first = await get('');
  const known = { 'if-none-match': String(first.headers.etag) };
  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect([(await get('', known)).statusCode, (await get('charts/pick/', known)).statusCode]).toEqual([
    304, 304,
  ]);
  await report(chart(), chart({ name: 'tour' }));
  const next = await get('', known);
  expect([next.statusCode, proofSummary.parse(next.json()).report?.charts.length]).toEqual([200, 2]);
});

it('[PV3] pictures are those that the report names, and nothing else of the disk', async () => {
  const names = ['pick-en-paused-light.png', '../secret.png', '..%2Fsecret.png', 'gone.png'];
  await report(chart({ pictures: names.map(picture) }));
  await writeFile(join(folder, 'journey', 'pick-en-paused-light.png'), 'PNG');
  await writeFile(join(folder, 'journey', 'unnamed.png'), 'PNG');
  await writeFile(join(folder, 'secret.png'), 'secret');
  const shown = await get('pictures/pick-en-paused-light.png/');
  expect([shown.statusCode, shown.body, shown.headers['content-type']]).toEqual([200, 'PNG', 'image/png']);
  const known = { 'if-none-match': String(shown.headers.etag) };
  expect((await get('pictures/pick-en-paused-light.png/', known)).statusCode).toBe(304);
  for (const name of [
    '..%2Fsecret.png',
    '..%252Fsecret.png',
    '../secret.png',
    'unnamed.png',
    'gone.png',
    '%00.png',
  ])
    expect([name, (await get(`pictures/${name}/`)).statusCode]).toEqual([name, 404]);
});

it('[PV3] a link that leads out of the folder is not followed', async () => {
  await report(chart({ pictures: [picture('link.png')] }));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await symlink(join(folder, 'secret.txt'), join(folder, 'journey', 'link.png'));
  expect((await get('pictures/link.png/')).statusCode).toBe(404);
});

it('[PV4] only who may see flows is told', async () => {
  await report(chart({ pictures: [picture('a.png')] }));
  for (const path of ['', 'charts/pick/', 'pictures/a.png/']) {
    const answer = await get(path, { email: 'viewer@example.com' });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'notPermitted']);
    expect((await server.app.inject(`/api/core/companies/${company}/flows/proof/${path}`)).statusCode).toBe(
      401,
    );
  }
});

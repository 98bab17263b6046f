import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Desk, PulledRecord, Taken } from '#model/areas/integrations/connector/connector.ts';
import { openServer } from '../documented-server.fixtures.ts';
import { describeConnector, type OtherSide } from '../describe-connector.fixtures.ts';
import { localFiles } from '../files/local-files.ts';
import { connectorContextFixture } from '../connector-context.fixtures.ts';
import { guardedHttp } from '../guarded-http.ts';
import { ratesFileConnector } from './rates-file.connector.ts';

/** More than one page. */
const days = Array.from({ length: 30 }, (_, n) => `2026-04-${String(n + 1).padStart(2, '0')}`);
const known = ['USD', 'DKK', 'GBP', 'SEK', 'NOK'];
const rates: Readonly<Record<string, string>> = {
  USD: '1.0800',
  JPY: '160.12',
  CZK: '25.1',
  DKK: '7.46',
  GBP: '0.85',
  HUF: '390.5',
  PLN: '4.3',
  RON: '4.97',
  SEK: '11.20',
  CHF: '0.95',
  ISK: '150.1',
  NOK: '11.60',
  TRY: '35',
  AUD: '1.65',
  BRL: '5.4',
  CAD: '1.48',
  CNY: '7.8',
  HKD: '8.4',
  IDR: '17000',
  ILS: '4',
  INR: '90',
  KRW: '1450',
  MXN: '18.4',
  MYR: '5.1',
  NZD: '1.8',
};
/** As the European Central Bank writes it. */
const xml = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
<Cube>${days
  .map(
    (day) =>
      `<Cube time='${day}'>${Object.entries(rates)
        .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
        .join('')}</Cube>`,
  )
  .join('')}</Cube></gesmes:Envelope>`;

const settings = { from: 'address', address: 'https://rates.example.com/daily.xml' };

async function open(): Promise<OtherSide> {
  const fate = { cut: false, busy: 0 };
  const server = createServer((request, response) => {
    if (request.url !== '/daily.xml') return void response.writeHead(404).end();
    if (fate.busy > 0) response.writeHead(429, { 'retry-after': String(fate.busy) });
    if (fate.busy > 0) return void response.end();
    if (!fate.cut) return void response.end(xml);
    fate.cut = false;
    response.writeHead(200, { 'content-length': String(xml.length) });
    response.write(xml.slice(0, 400), () => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const at = (path: string) => ({ ...settings, address: `http://127.0.0.1:${port}${path}` });
  return {
    given: (over) =>
      connectorContextFixture({ ...over, settings: over?.settings ? at('/none') : at('/daily.xml') }),
    holds: {
      rates: [
        ...days.flatMap((day) => known.map((one) => `${one} ${day}`)),
        ...days.map((day) => `EUR ${day}`),
      ],
    },
    cut: () => void (fate.cut = true),
    busy: (seconds) => void (fate.busy = seconds),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

const connector = ratesFileConnector(localFiles({ folders: null }));

describeConnector(connector, {
  settings,
  secrets: {},
  wrong: { settings: { ...settings, address: 'https://rates.example.com/none' } },
  faulty: [
    { settings: { ...settings, address: 'http://rates.example.com/' }, field: 'address' },
    { settings: { ...settings, address: 'https://me:secret@rates.example.com/' }, field: 'address' },
    { settings: { ...settings, currencies: 'euro' }, field: 'currencies' },
    { settings: { ...settings, from: 'mail' }, field: 'from' },
  ],
  open,
});

const deskWith = (currency: string, known: readonly object[] = []): Desk =>
  ({
    company: { currency },
    view: { by: () => known, get: () => undefined },
    idOf: (name: string) => `id of ${name}`,
  }) as unknown as Desk; // what a rate is decided on

describe('[CNX14] a rate', () => {
  const take = (record: PulledRecord, desk: Desk): Taken | undefined => connector.take?.(record, desk);
  const recordOf = async (currency: string): Promise<PulledRecord> => {
    const side = await open();
    const page = await connector.pull?.(side.given(), 'rates', null);
    await side.close();
    const found = page?.items.find(({ externalId }) => externalId === `${currency} 2026-04-02`);
    if (found?.is !== 'record') throw new Error(`no ${currency}`);
    return found;
  };

  it('[CNX14] is what one unit costs in the company’s currency, across the euro', async () => {
    const usd = await recordOf('USD');
    expect(take(usd, deskWith('SEK'))).toEqual({
      is: 'commands',
      commands: [
        {
          kind: 'exchangeRate',
          document: 'id of rate/USD/2026-04-02',
          type: 'create',
          data: { currency: 'USD', on: '2026-04-02', rate: Math.round((11.2 / 1.08) * 1_000_000) },
        },
      ],
      link: { kind: 'exchangeRate', document: 'id of rate/USD/2026-04-02' },
    });
    expect(take(usd, deskWith('EUR'))).toMatchObject({ commands: [{ data: { rate: 925_926 } }] });
    expect(take(usd, deskWith('USD'))).toEqual({ is: 'passed' });
    expect(take(usd, deskWith('XXX'))).toMatchObject({ refusal: { code: 'connectionRateMissing' } });
  });

  it('[CNX14] that is there is put right, or left as it is', async () => {
    const usd = await recordOf('USD');
    const known = (rate: number) => deskWith('EUR', [{ id: 'known', on: '2026-04-02', rate }]);
    expect(take(usd, known(1))).toMatchObject({ commands: [{ type: 'update', document: 'known' }] });
    expect(take(usd, known(925_926))).toMatchObject({ commands: [], link: { document: 'known' } });
    expect(take({ ...usd, data: { ...usd.data, rate: 'n/a' } }, deskWith('SEK'))).toMatchObject({
      refusal: { code: 'connectionRateInvalid' },
    });
  });

  it('[CNX14] is read from a table at an address that is longer than answers in JSON may be', async () => {
    const row = '2026-04-01,EUR,11.25\n';
    const table = `date,currency,rate\n${row.repeat(Math.ceil((3 * 1024 * 1024) / row.length))}`;
    const server = await openServer(() => ({ body: table }));
    const given = connectorContextFixture({
      settings: { ...settings, address: `http://127.0.0.1:${server.port}/` },
    });
    const page = await connector.pull?.(given, 'rates', null);
    await server.close();
    expect(page?.items[0]).toMatchObject({ externalId: 'EUR 2026-04-01' });
  }, 30_000);

  it('[CNX14] is read from a CSV in a folder, too, the newest of them', async () => {
    const root = await mkdtemp(join(tmpdir(), 'lagra-rates-'));
    await mkdir(join(root, '1'), { recursive: true });
    await writeFile(
      join(root, '1', 'rates.csv'),
      'Datum;Valuta;Kurs\r\n2026-05-04;EUR;11,25\r\n2026-05-04;NOK;0,98\r\n',
    );
    const folder = ratesFileConnector(localFiles({ folders: root }));
    const given = connectorContextFixture({ settings: { from: 'folder', currencies: 'EUR' } });
    const page = await folder.pull?.(given, 'rates', null);
    expect(page?.items.map(({ externalId }) => externalId)).toEqual(['EUR 2026-05-04']);
    const [eur] = page?.items ?? [];
    expect(eur?.is === 'record' && take(eur, deskWith('SEK'))).toMatchObject({
      commands: [{ data: { currency: 'EUR', on: '2026-05-04', rate: 11_250_000 } }],
    });
    await rm(root, { recursive: true });
  });
});

describe('[CNX3] requests of connectors', () => {
  it('[CNX3] go to no private address, and by https, unless the operator allows it', async () => {
    const http = guardedHttp({ network: false, folders: null });
    for (const url of [
      'https://127.0.0.1/',
      'https://10.0.0.1/',
      'https://[::1]/',
      'https://169.254.169.254/',
      'http://example.com/',
    ])
      await expect(http({ url }), url).rejects.toMatchObject({ refusal: { code: 'connectorAddress' } });
    const rebound = guardedHttp({
      network: false,
      folders: null,
      resolve: (_, done) => done(null, [{ address: '192.168.1.1', family: 4 }]),
    });
    await expect(rebound({ url: 'https://rates.example.com/' })).rejects.toMatchObject({
      refusal: { code: 'connectorAddress' },
    });
    const allowed = guardedHttp({ network: true, folders: null, patience: 500 });
    await expect(allowed({ url: 'https://169.254.169.254/' })).rejects.toMatchObject({
      refusal: { code: 'connectorAddress' },
    });
  });
});

import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it, test } from 'vitest';
import { csvSftpSpec } from '#model/areas/integrations/connector/specs/csv-specs.ts';
import { labelPrinterSpec } from '#model/areas/integrations/connector/specs/label-printer-spec.ts';
import { smtpSpec } from '#model/areas/integrations/connector/specs/smtp-spec.ts';
import { describeConnector, type OtherSide } from '../describe-connector.fixtures.ts';
import { connectorContextFixture, nearReach } from '../connector-context.fixtures.ts';
import { addressOf, placeOf, type Reach } from '../reach.ts';
import { labelPrinterConnector, printZpl } from './label-printer.connector.ts';

const connector = labelPrinterConnector(nearReach());
const settings = { host: '127.0.0.1', port: 9100, dots: '203' };

/** A printer, as far as the network sees one: it says who it is, and takes what comes. */
async function printer(name = 'ZD421-203dpi') {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let text = '';
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      text += part.toString('utf8');
      if (text === '~HI' && name !== '') socket.write(`\x02${name},V93.21\x03\r\n`);
    });
    socket.on('end', () => void heard.push(text));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const close = (): Promise<void> => new Promise((resolve) => void server.close(() => resolve()));
  return { port, heard, close };
}

async function open(): Promise<OtherSide> {
  const { port, close } = await printer();
  return {
    given: (over) =>
      connectorContextFixture({ settings: { ...settings, port, ...(over?.settings && { port: 1 }) } }),
    holds: {},
    close,
  };
}

describeConnector(connector, {
  settings,
  secrets: {},
  wrong: { settings: { ...settings, port: 1 } },
  faulty: [
    { settings: { ...settings, host: 'printer/1' }, field: 'host' },
    { settings: { ...settings, port: 1.5 }, field: 'port' },
    { settings: { ...settings, dots: '72' }, field: 'dots' },
  ],
  open,
});

test.each([
  ['a printer', labelPrinterSpec, [9100, 9101, 9102, 6101], 22],
  ['SFTP', csvSftpSpec, [22, 2222], 5432],
  ['a mail server', smtpSpec, [25, 465, 587, 2525], 6379],
] as const)(
  '[CNX3] %s is reached at its usual ports and those that the operator lets through',
  async (_, spec, usual, other) => {
    const reach = { network: true, folders: null };
    const at = (port: number, ports?: Reach['ports']) =>
      addressOf(placeOf({ host: '127.0.0.1', port }, spec), { ...reach, ports });
    for (const port of usual) expect(await at(port)).toBe('127.0.0.1');
    for (const port of [other, 80, 443, 65_535])
      await expect(at(port)).rejects.toMatchObject({
        refusal: { code: 'connectorPort', params: { port: String(port), usual: usual.join(', ') } },
      });
    expect(await at(other, [{ from: other, to: other }])).toBe('127.0.0.1');
  },
);

describe('[CNX12] a label printer', () => {
  it('[CNX12] says who it is, where it does', async () => {
    const [named, silent] = [await printer(), await printer('')];
    const test = (port: number) =>
      connector.test(connectorContextFixture({ settings: { ...settings, port } }));
    expect(await test(named.port)).toEqual({ is: 'ok', name: 'ZD421-203dpi,V93.21' });
    expect(await test(silent.port)).toEqual({ is: 'ok', name: `127.0.0.1:${silent.port}` });
    await Promise.all([named.close(), silent.close()]);
  });

  it('[CNX12] gets labels whole, in UTF-8', async () => {
    const { port, heard, close } = await printer();
    const zpl = `^XA^CI28^FDSkruv åäö^FS^XZ${'x'.repeat(200_000)}`;
    await printZpl({ ...settings, port }, zpl, nearReach());
    await expect.poll(() => heard).toEqual([zpl]);
    await close();
    await expect(printZpl({ ...settings, port }, zpl, nearReach())).rejects.toMatchObject({
      refusal: { code: 'connectorUnreachable', params: { host: '127.0.0.1' } },
    });
  });
});

import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { describeConnector, type OtherSide } from '../describe-connector.fixtures.ts';
import { connectorContextFixture, nearReach } from '../connector-context.fixtures.ts';
import { smtpConnector } from './smtp.connector.ts';

const connector = smtpConnector(nearReach());
const settings = {
  host: '127.0.0.1',
  port: 587,
  security: 'none',
  user: 'nordlager',
  from: 'order@nordlager.example',
  testTo: 'kim@nordlager.example',
};
const secrets = { password: 'letters and numbers 42' };

/** A real mail server that lets in who knows the password; its letters as they came. */
async function mailServer() {
  const letters: { readonly from: string; readonly text: string }[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _, done) =>
      password === secrets.password
        ? done(null, { user: username ?? '' })
        : done(Object.assign(new Error(`no entry with ${password ?? ''}`), { responseCode: 535 })),
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => void parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        letters.push({ from, text: Buffer.concat(parts).toString('utf8') });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo; // it listens on a port
  const close = (): Promise<void> => new Promise((resolve) => void server.close(() => resolve()));
  return { port, letters, close };
}

async function open(): Promise<OtherSide> {
  const { port, close } = await mailServer();
  return {
    given: (over) =>
      connectorContextFixture({ secrets, ...over, settings: { ...settings, ...over?.settings, port } }),
    holds: {},
    close,
  };
}

describeConnector(connector, {
  settings,
  secrets,
  wrong: { secrets: { password: 'another password 42' } },
  faulty: [
    { settings: { ...settings, host: 'smtp://mail.example.com' }, field: 'host' },
    { settings: { ...settings, port: 0 }, field: 'port' },
    { settings: { ...settings, from: 'Nordlager <order@nordlager.example>' }, field: 'from' },
    { settings: { ...settings, security: 'ssl' }, field: 'security' },
  ],
  open,
});

describe('[CNX11] the company’s mail server', () => {
  it('[CNX11] gets a test letter from the address that was given', async () => {
    const { port, letters, close } = await mailServer();
    await connector.test(connectorContextFixture({ secrets, settings: { ...settings, port } }));
    await connector.alive?.(connectorContextFixture({ secrets, settings: { ...settings, port } }));
    expect(letters).toEqual([
      { from: settings.from, text: expect.stringContaining('Lagra reaches this mail server.') },
    ]);
    await close();
  });

  it('[CNX11] is sent nothing without encryption where that is asked for', async () => {
    const { port, letters, close } = await mailServer();
    const given = connectorContextFixture({ secrets, settings: { ...settings, port, security: 'starttls' } });
    await expect(connector.test(given)).rejects.toMatchObject({ refusal: { code: 'connectorUnreachable' } });
    expect(letters).toEqual([]);
    await close();
  });

  it('[CNX11] is not reached without its password', async () => {
    const given = connectorContextFixture({ settings: { ...settings, port: 1 } });
    await expect(connector.test(given)).rejects.toMatchObject({
      refusal: { code: 'connectorSecretMissing' },
    });
  });
});

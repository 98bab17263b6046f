import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { composeLetter } from './letter.ts';
import { messageOf } from './transport.ts';
import { openTransport } from './open-transport.ts';

const link =
  'https://stock.example.com/sv/auth/verify-email/1f0c9d4e/kWb0yZ8k2rXhC7m1o5l3w9s4v6t8u0x2z4a6c8e0g2i';
const letter = composeLetter({ template: 'verification', to: 'kim@example.org', locale: 'sv', link });
const id = '1f0c9d4e-7b1a-4a53-9b8e-0d2f6c1e7a90';
const publicUrl = 'https://stock.example.com';
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'lagra-mail-'));
  undo.push(() => rm(made, { recursive: true }));
  return made;
}

/** A minimal mail server. `refuse` is its answer to a letter's content. */
async function mailServer(refuse?: string) {
  const heard: string[] = [];
  const server = createServer((socket: Socket) => {
    let content = false;
    socket.write('220 test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      heard.push(chunk.toString());
      const line = chunk.toString();
      if (content && line.endsWith('\r\n.\r\n')) {
        content = false;
        socket.write(refuse ? `${refuse}\r\n` : '250 taken\r\n');
      } else if (content) return;
      else if (line.startsWith('EHLO')) socket.write('250-test\r\n250 AUTH PLAIN\r\n');
      else if (line.startsWith('DATA')) {
        content = true;
        socket.write('354 go on\r\n');
      } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write(line.startsWith('AUTH') ? '235 come in\r\n' : '250 fine\r\n');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '0.0.0.0', resolve));
  undo.push(() => new Promise((resolve) => void server.close(resolve)));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { port, heard };
}

/** The decoded text of a message, whatever its encoding. */
const decoded = (message: string): string =>
  message
    .replace(/=\r\n/g, '')
    .replace(/(=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

it('[ML9] a letter in a company’s name comes from our address, and is answered to theirs', () => {
  const from = 'Stock <stock@example.com>';
  const theirs = { ...letter, sender: 'Nord "lager"', replyTo: 'order@nordlager.example' };
  expect(messageOf(theirs, id, from)).toMatchObject({
    from: { name: 'Nord "lager" via Lagra', address: 'stock@example.com' },
    replyTo: { name: '', address: 'order@nordlager.example' },
    messageId: `<${id}@example.com>`,
  });
  expect(messageOf(theirs, id, 'stock@example.com').from).toMatchObject({ address: 'stock@example.com' });
  expect(messageOf(letter, id, from).from).toBe(from);
});

it('[PAP37] a letter takes its paper along under its name, and opens no file or address for it', () => {
  const paper = { name: 'SO-1.pdf', type: 'application/pdf', content: Buffer.from('%PDF-') };
  const message = messageOf({ ...letter, attachments: [paper] }, id, 'Lagra <no-reply@example.com>');
  expect(message).toMatchObject({
    attachments: [{ filename: 'SO-1.pdf', contentType: 'application/pdf', content: paper.content }],
    disableFileAccess: true,
    disableUrlAccess: true,
  });
});

describe('the outbox folder', () => {
  it('[ML2] gets each letter as a whole file that a mail program opens, and the log names that, not its link', async () => {
    const dataDir = await folder();
    const lines: string[] = [];
    const transport = openTransport(
      { smtpUrl: undefined, dataDir, publicUrl },
      (line) => void lines.push(line),
    );
    await transport.deliver(letter, id);
    expect(await readdir(join(dataDir, 'outbox'))).toEqual([`${id}.eml`]);
    const file = join(dataDir, 'outbox', `${id}.eml`);
    const message = await readFile(file, 'utf8');
    expect(message).toContain('From: Lagra <no-reply@stock.example.com>\r\n');
    expect(message).toContain('To: kim@example.org\r\n');
    expect(message).toContain(`Message-ID: <${id}@stock.example.com>\r\n`);
    expect(message).toMatch(/Content-Type: multipart\/alternative/);
    expect(decoded(message)).toContain('Välkommen till Lagra.');
    expect(decoded(message).split(link).length - 1).toBeGreaterThanOrEqual(2);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(lines).toEqual([`mail to kim@example.org: Bekräfta din e-postadress (${file})`]);
    transport.close();
  });

  it('[ML2] that cannot be written is an error, for the mail to be tried again', async () => {
    const dataDir = join(await folder(), 'file');
    await import('node:fs/promises').then(({ writeFile }) => writeFile(dataDir, ''));
    const transport = openTransport({ smtpUrl: undefined, dataDir, publicUrl }, () => undefined);
    await expect(transport.deliver(letter, id)).rejects.toThrow('ENOTDIR');
    transport.close();
  });
});

describe('a mail server', () => {
  it('[ML3] gets each letter, from whom SMTP_URL says', async () => {
    const { port, heard } = await mailServer();
    const smtpUrl = `smtp://127.0.0.1:${port}?from=${encodeURIComponent('Lager <lager@example.com>')}`;
    const transport = openTransport({ smtpUrl, dataDir: '/nowhere', publicUrl }, () => undefined);
    await transport.deliver(letter, id);
    const talk = heard.join('');
    expect(talk).toContain('MAIL FROM:<lager@example.com>');
    expect(talk).toContain('RCPT TO:<kim@example.org>');
    expect(talk).toContain(`Message-ID: <${id}@example.com>`);
    expect(decoded(talk)).toContain(link);
    transport.close();
  });

  it('[ML3] that refuses a letter, or is not there, is an error', async () => {
    const { port } = await mailServer('451 try later');
    const transport = openTransport(
      { smtpUrl: `smtp://127.0.0.1:${port}`, dataDir: '/', publicUrl },
      () => undefined,
    );
    await expect(transport.deliver(letter, id)).rejects.toThrow('451 try later');
    transport.close();
    const nobody = openTransport({ smtpUrl: 'smtp://127.0.0.1:1', dataDir: '/', publicUrl }, () => undefined);
    await expect(nobody.deliver(letter, id)).rejects.toThrow('ECONNREFUSED');
    nobody.close();
  });

  it('[ML3] gets its password on this machine, and elsewhere over TLS only', async () => {
    const { port, heard } = await mailServer();
    const own = openTransport(
      { smtpUrl: `smtp://kim:p%40ss@localhost:${port}`, dataDir: '/', publicUrl },
      () => undefined,
    );
    await own.deliver(letter, id);
    expect(heard.join('')).toContain(`AUTH PLAIN ${Buffer.from('\0kim\0p@ss').toString('base64')}`);
    own.close();
    const before = heard.length;
    const other = openTransport(
      { smtpUrl: `smtp://kim:p%40ss@127.0.0.2:${port}`, dataDir: '/', publicUrl },
      () => undefined,
    );
    await expect(other.deliver(letter, id)).rejects.toThrow(/SSL|TLS/);
    expect(heard.slice(before).join('')).not.toContain('AUTH');
    other.close();
  });
});

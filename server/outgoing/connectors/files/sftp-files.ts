import { randomUUID, createHash } from 'node:crypto';
import SftpClient from 'ssh2-sftp-client';
import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import type { ConnectorContext } from '#model/areas/integrations/connector/connector.ts';
import { csvSftpSpec } from '#model/areas/integrations/connector/specs/csv-specs.ts';
import { PATIENCE, placeOf, socketTo, type Reach } from '../reach.ts';
import { isPlainName, LARGEST, partsOf, type FileSide, type OwnFolder } from './file-side.ts';

/** A folder of an SFTP server. Its key is believed as it is, unless the settings name one. */
export const sftpFiles =
  (reach: Reach) =>
  async (given: ConnectorContext): Promise<FileSide> => {
    const { settings } = given;
    const host = String(settings['host']);
    const folder = String(settings['folder'] ?? '').replace(/\/+$/, '');
    if (!partsOf(folder.replace(/^\//, '')))
      throw new ConnectorFault('connectorFolder', { params: { path: folder } });
    const { client, key } = await enter(given, host, reach);
    const base = folder === '' ? '.' : folder;
    const there = await client.exists(base).catch(() => false);
    if (there !== 'd') {
      await client.end().catch(() => undefined);
      throw new ConnectorFault('connectorFolder', { params: { path: folder || '.' } });
    }
    return sideOf(client, { host, base, key });
  };

async function enter(
  { settings, secrets }: ConnectorContext,
  host: string,
  reach: Reach,
): Promise<{ client: SftpClient; key: string }> {
  const sock = await socketTo(placeOf(settings, csvSftpSpec), reach);
  sock.setTimeout(0);
  sock.setNoDelay(true); // each call waits for its answer: otherwise that takes forty milliseconds
  const said = String(settings['fingerprint'] ?? '').replace(/=+$/, '');
  let key = '';
  const quiet = { error: (): void => undefined, end: (): void => undefined, close: (): void => undefined };
  const client = new SftpClient('lagra', quiet);
  try {
    await client.connect({
      sock,
      username: String(settings['user'] ?? ''),
      ...(secrets['password'] !== undefined && { password: secrets['password'] }),
      ...(secrets['privateKey'] !== undefined && { privateKey: secrets['privateKey'] }),
      ...(secrets['passphrase'] !== undefined && { passphrase: secrets['passphrase'] }),
      readyTimeout: reach.patience ?? PATIENCE,
      hostVerifier: (shown: Buffer) => {
        key = `SHA256:${createHash('sha256').update(shown).digest('base64').replace(/=+$/, '')}`;
        return said === '' || said === key;
      },
    });
  } catch (error) {
    sock.destroy();
    if (said !== '' && key !== '' && key !== said)
      throw new ConnectorFault('connectorHostKey', { params: { host, answer: key } });
    throw new ConnectorFault(isRefused(error) ? 'connectorCredentials' : 'connectorUnreachable', {
      params: { host },
    });
  }
  return { client, key };
}

/** The library tells a refused sign-in, and a key that it cannot read, in words alone. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && /authentication|private ?key|passphrase|parse/i.test(error.message);

interface There {
  readonly host: string;
  readonly base: string;
  readonly key: string;
}

function sideOf(client: SftpClient, there: There): FileSide {
  const { host, base, key } = there;
  const told = toldOf(there);
  const at = placesOf(base);
  const within = async (own: OwnFolder): Promise<void> => {
    if ((await client.exists(`${base}/${own}`)) !== 'd') await client.mkdir(`${base}/${own}`, true);
  };
  return {
    name: `${host}, ${key}`,
    list: () =>
      told(base, async () =>
        (await client.list(base))
          .filter(({ type, name }) => type === '-' && isPlainName(name))
          .map(({ name, size, modifyTime }) => ({ name, size, modified: modifyTime })),
      ),
    read: (file) => told(base, () => contentOf(client, at(file))),
    move: (file, to, as) =>
      told(`${base}/${to}`, async () => {
        await within(to);
        if (await client.exists(at(file))) await put(client, at(file), at(as, to));
      }),
    readIn: (own, file) =>
      told(`${base}/${own}`, async () =>
        (await client.exists(at(file, own))) ? contentOf(client, at(file, own)) : null,
      ),
    write: (own, file, bytes) =>
      told(`${base}/${own}`, async () => {
        await within(own);
        const part = at(`.${randomUUID()}.part`, own);
        await client.put(bytes, part);
        await put(client, part, at(file, own));
      }),
    close: async () => void (await client.end().catch(() => undefined)),
  };
}

const folderFault = (path: string): ConnectorFault =>
  new ConnectorFault('connectorFolder', { params: { path } });

const placesOf =
  (base: string) =>
  (file: string, own?: OwnFolder): string => {
    if (!isPlainName(file)) throw folderFault(base);
    return own === undefined ? `${base}/${file}` : `${base}/${own}/${file}`;
  };

/** The library tells in words alone that the connection is gone; all else is about the folder. */
const LOST = /ERR_NOT_CONNECTED|ECONNRESET|closed|end event|not connected/i;

const toldOf =
  ({ host }: There) =>
  async <T>(path: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ConnectorFault) throw error;
      const { code = '', message = '' } = Object(error) as { code?: unknown; message?: unknown };
      throw LOST.test(`${String(code)} ${String(message)}`)
        ? new ConnectorFault('connectorUnreachable', { params: { host } })
        : folderFault(path);
    }
  };

async function contentOf(client: SftpClient, path: string): Promise<Buffer> {
  const { size } = await client.stat(path);
  if (size > LARGEST) throw folderFault(path);
  return (await client.get(path)) as Buffer; // without a target it is one
}

/** Servers refuse to rename to a name that is taken; not all know the extension that would do it. */
async function put(client: SftpClient, from: string, to: string): Promise<void> {
  if (await client.exists(to)) await client.delete(to);
  await client.rename(from, to);
}

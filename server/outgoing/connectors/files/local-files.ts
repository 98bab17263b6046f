import { constants } from 'node:fs';
import { mkdir, open, readdir, realpath, rename, lstat, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import type { ConnectorContext } from '#model/areas/integrations/connector/connector.ts';
import type { Reach } from '../reach.ts';
import { isPlainName, LARGEST, partsOf, type FileSide, type OwnFolder } from './file-side.ts';

/**
 * [CNX3] A folder of this server, below that of the company: `<CONNECTOR_FOLDERS>/<company>/<folder>`. Links are not followed,
 * neither on the way nor to files, and no name leads out of it.
 */
export const localFiles =
  ({ folders }: Pick<Reach, 'folders'>) =>
  async ({ company, settings }: Pick<ConnectorContext, 'company' | 'settings'>): Promise<FileSide> => {
    if (folders === null) throw new ConnectorFault('connectorFolder', { params: { path: '' } });
    const said = String(settings['folder'] ?? '');
    const parts = partsOf(said);
    const fault = (): ConnectorFault =>
      new ConnectorFault('connectorFolder', { params: { path: said || '/' } });
    if (!parts) throw fault();
    const root = await realpath(folders).catch(() => {
      throw fault();
    });
    const own = join(root, String(company));
    await mkdir(own, { recursive: true }).catch(() => undefined);
    const folder = join(own, ...parts);
    await mustBeItself(folder, fault);
    return sideAt(folder, said === '' ? `/${company}` : said, fault);
  };

/** A folder whose real path is another one was reached by a link. */
async function mustBeItself(folder: string, fault: () => ConnectorFault): Promise<void> {
  const real = await realpath(folder).catch(() => null);
  if (real !== folder) throw fault();
}

function sideAt(folder: string, name: string, fault: () => ConnectorFault): FileSide {
  const at = (file: string): string => {
    if (!isPlainName(file)) throw fault();
    return join(folder, file);
  };
  const told = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw error instanceof ConnectorFault ? error : fault();
    }
  };
  const within = async (own: OwnFolder): Promise<string> => {
    const path = join(folder, own);
    await mkdir(path, { recursive: true });
    await mustBeItself(path, fault);
    return path;
  };
  return {
    name,
    list: () => told(() => filesIn(folder)),
    read: (file) => told(() => contentOf(at(file))),
    move: (file, to, as) =>
      told(async () => {
        const [from, target] = [at(file), join(await within(to), plain(as, fault))];
        await rename(from, target).catch(unlessGone);
      }),
    readIn: (own, file) =>
      told(async () => contentOf(join(await within(own), plain(file, fault))).catch(nullIfGone)),
    write: (own, file, content) =>
      told(async () => {
        const target = join(await within(own), plain(file, fault));
        await writeWhole(target, join(folder, own, `.${randomUUID()}.part`), content);
      }),
    close: async () => undefined,
  };
}

async function writeWhole(target: string, part: string, content: Buffer): Promise<void> {
  const handle = await open(part, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o660);
  try {
    await handle.writeFile(content);
    await handle.sync();
    await handle.close();
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

function plain(name: string, fault: () => ConnectorFault): string {
  if (!isPlainName(name)) throw fault();
  return name;
}

async function filesIn(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()); // links are none
  return Promise.all(
    files.map(async ({ name }) => {
      const { size, mtimeMs } = await lstat(join(folder, name));
      return { name, size, modified: Math.floor(mtimeMs) };
    }),
  );
}

/** What has become a link meanwhile is not opened. */
async function contentOf(path: string): Promise<Buffer> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const stat = await handle.stat();
    if (!stat.isFile() || stat.size > LARGEST) throw new Error('no file to read');
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

function unlessGone(error: unknown): void {
  if (codeOf(error) !== 'ENOENT') throw error;
}

function nullIfGone(error: unknown): null {
  unlessGone(error);
  return null;
}

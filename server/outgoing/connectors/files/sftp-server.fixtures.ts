import { generateKeyPairSync } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import ssh2, { type Connection, type SFTPWrapper } from 'ssh2';

const { Server, utils } = ssh2;
const { STATUS_CODE: status, OPEN_MODE: mode } = utils.sftp;

export const sftpUser = { user: 'lagra', password: 'a long password of the tests' };

/** An SFTP server over a folder of this machine, and what breaks it. */
export interface SftpServer {
  readonly port: number;
  /** The connection ends at the next file that is opened to be read. */
  cut(): void;
  close(): Promise<void>;
}

const hostKey = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
}).privateKey;

/** A real server of the protocol, for as long as a test. */
export async function openSftpServer(root: string): Promise<SftpServer> {
  const clients = new Set<Connection>();
  const fate = { isCut: false };
  const server = new Server({ hostKeys: [hostKey] }, (client) => {
    clients.add(client);
    // The library has it, its types do not.
    (client as Connection & { setNoDelay(is: boolean): void }).setNoDelay(true);
    client.on('error', () => undefined);
    client.on('close', () => void clients.delete(client));
    client.on('authentication', (asked) => {
      const isTheirs =
        asked.method === 'password' &&
        asked.username === sftpUser.user &&
        asked.password === sftpUser.password;
      if (isTheirs) asked.accept();
      else asked.reject(['password']);
    });
    client.on('ready', () =>
      client.on('session', (accept) =>
        accept().on('sftp', (agree) =>
          serve(agree(), root, () => {
            if (!fate.isCut) return false;
            fate.isCut = false;
            client.end();
            return true;
          }),
        ),
      ),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port, // it listens on a port
    cut: () => void (fate.isCut = true),
    close: () =>
      new Promise((resolve) => {
        for (const client of clients) client.end();
        server.close(() => resolve());
      }),
  };
}

/** What the calls of one session work with. */
interface Serving {
  readonly sftp: SFTPWrapper;
  readonly at: (path: string) => string;
  readonly isCut: () => boolean;
  readonly answer: (id: number, work: () => Promise<void>) => void;
  readonly ok: (id: number) => void;
  readonly handleFor: () => Buffer;
  readonly files: Map<string, FileHandle>;
}

function serve(sftp: SFTPWrapper, root: string, isCut: () => boolean): void {
  let handles = 0;
  const serving: Serving = {
    sftp,
    isCut,
    files: new Map(),
    at: (path) => join(root, normalize(`/${path}`)),
    answer: (id, work) =>
      void work().catch((error: unknown) => {
        const { code } = Object(error) as { code?: unknown };
        sftp.status(id, code === 'ENOENT' ? status.NO_SUCH_FILE : status.FAILURE);
      }),
    ok: (id) => sftp.status(id, status.OK),
    handleFor: () => Buffer.from(String((handles += 1))),
  };
  sftp.on('error', () => undefined);
  sftp.on('REALPATH', (id, path) => {
    const filename = normalize(`/${path}`);
    sftp.name(id, [{ filename, longname: filename, attrs: {} as never }]);
  });
  serveFolders(serving);
  serveReading(serving);
  serveWriting(serving);
}

function serveFolders({ sftp, at, answer, handleFor }: Serving): void {
  const folders = new Map<string, string | null>();
  for (const what of ['STAT', 'LSTAT'] as const)
    sftp.on(what, (id: number, path: string) =>
      answer(id, async () => sftp.attrs(id, attrsOf(await (what === 'STAT' ? stat : lstat)(at(path))))),
    );
  sftp.on('OPENDIR', (id, path) =>
    answer(id, async () => {
      await readdir(at(path));
      const handle = handleFor();
      folders.set(handle.toString(), path);
      sftp.handle(id, handle);
    }),
  );
  sftp.on('READDIR', (id, handle) =>
    answer(id, async () => {
      const path = folders.get(handle.toString());
      if (path === null || path === undefined) return void sftp.status(id, status.EOF);
      folders.set(handle.toString(), null);
      const names = await readdir(at(path));
      const all = await Promise.all(
        names.map(async (filename) => {
          const found = await lstat(join(at(path), filename));
          const longname = `${found.isDirectory() ? 'd' : found.isSymbolicLink() ? 'l' : '-'}rw-r--r-- 1 u g 0 Jan 1 00:00 ${filename}`;
          return { filename, longname, attrs: attrsOf(found) };
        }),
      );
      sftp.name(id, all);
    }),
  );
}

function serveReading({ sftp, at, answer, ok, handleFor, files, isCut }: Serving): void {
  sftp.on('OPEN', (id, path, flags) =>
    answer(id, async () => {
      const writes = (flags & mode.WRITE) !== 0;
      if (!writes && isCut()) return;
      const how = writes ? constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC : constants.O_RDONLY;
      const handle = handleFor();
      files.set(handle.toString(), await open(at(path), how));
      sftp.handle(id, handle);
    }),
  );
  sftp.on('READ', (id, handle, offset, length) =>
    answer(id, async () => {
      const buffer = Buffer.alloc(length);
      const read = await files.get(handle.toString())?.read(buffer, 0, length, offset);
      if (!read || read.bytesRead === 0) return void sftp.status(id, status.EOF);
      sftp.data(id, buffer.subarray(0, read.bytesRead));
    }),
  );
  sftp.on('FSTAT', (id, handle) =>
    answer(id, async () => {
      const found = await files.get(handle.toString())?.stat();
      if (found) sftp.attrs(id, attrsOf(found));
    }),
  );
  sftp.on('CLOSE', (id, handle) =>
    answer(id, async () => {
      await files.get(handle.toString())?.close();
      files.delete(handle.toString());
      ok(id);
    }),
  );
}

function serveWriting({ sftp, at, answer, ok, files }: Serving): void {
  sftp.on('WRITE', (id, handle, offset, data) =>
    answer(id, async () => {
      await files.get(handle.toString())?.write(data, 0, data.length, offset);
      ok(id);
    }),
  );
  sftp.on('MKDIR', (id, path) => answer(id, async () => void (await mkdir(at(path)), ok(id))));
  sftp.on('REMOVE', (id, path) => answer(id, async () => void (await rm(at(path)), ok(id))));
  sftp.on('RENAME', (id, from, to) =>
    answer(id, async () => {
      if (await stat(at(to)).catch(() => null)) return void sftp.status(id, status.FAILURE);
      await rename(at(from), at(to));
      ok(id);
    }),
  );
}

const attrsOf = ({ mode: bits, uid, gid, size, atimeMs, mtimeMs }: Awaited<ReturnType<typeof stat>>) => ({
  mode: Number(bits),
  uid: Number(uid),
  gid: Number(gid),
  size: Number(size),
  atime: Math.floor(Number(atimeMs) / 1000),
  mtime: Math.floor(Number(mtimeMs) / 1000),
});

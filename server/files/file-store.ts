import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HEAD_BYTES } from './file-type.ts';

/** Received content; temporary until it is kept. */
export interface Incoming {
  readonly size: number;
  /** SHA-256, hexadecimal. */
  readonly hash: string;
  /** The first bytes. */
  readonly head: Buffer;
  /** Moves it to its permanent place. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}

export interface FileStore {
  /** Writes a stream to disk. If the stream breaks off, rejects and leaves nothing behind. */
  receive(company: number, stream: Readable): Promise<Incoming>;
  /** The content with a hash; undefined if it does not exist. */
  open(
    company: number,
    hash: string,
  ): Promise<{ readonly size: number; readonly stream: Readable } | undefined>;
  /**
   * Deletes content older than a time (milliseconds) whose hash is not to be kept, including broken uploads. Resolves
   * with the number deleted.
   */
  sweep(company: number, keep: ReadonlySet<string>, before: number): Promise<number>;
}

/** The files of all companies in a folder. */
export function createFileStore(folder: string): FileStore {
  const folderOf = (company: number): string => join(folder, String(company));
  return {
    receive: async (company, stream) => {
      const into = folderOf(company);
      await mkdir(into, { recursive: true, mode: 0o700 });
      const path = join(into, `${randomUUID()}.incoming`);
      try {
        const measured = await write(stream, path);
        return {
          ...measured,
          keep: () => rename(path, join(into, measured.hash)),
          discard: () => rm(path, { force: true }),
        };
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    open: async (company, hash) => {
      const path = join(folderOf(company), hash);
      const found = await stat(path).catch(() => undefined);
      return found?.isFile() ? { size: found.size, stream: createReadStream(path) } : undefined;
    },
    sweep: async (company, keep, before) => {
      const names = await readdir(folderOf(company)).catch(() => []);
      let swept = 0;
      for (const name of names)
        if (!keep.has(name) && (await removeOld(join(folderOf(company), name), before))) swept += 1;
      return swept;
    },
  };
}

const GOING = '.going';

/** Deletes a file at least that old; false if it is younger. */
async function removeOld(path: string, before: number): Promise<boolean> {
  if (await isYounger(path, before)) return false;
  const going = path.endsWith(GOING) ? path : `${path}${GOING}`;
  if (going !== path) await rename(path, going);
  // The same content may have been uploaded again between the check and the rename: then it is put back.
  const isBack = going !== path && (await isYounger(going, before));
  if (isBack) await rename(going, path);
  else await rm(going, { force: true });
  return !isBack;
}

const isYounger = async (path: string, before: number): Promise<boolean> =>
  (await stat(path)).mtimeMs >= before;

/** Hashes and measures the stream; `flush` ensures that it is on disk before its arrival is reported. */
async function write(stream: Readable, path: string): Promise<Pick<Incoming, 'size' | 'hash' | 'head'>> {
  const hash = createHash('sha256');
  const heads: Buffer[] = [];
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      if (size < HEAD_BYTES) heads.push(chunk.subarray(0, HEAD_BYTES - size));
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(stream, measure, createWriteStream(path, { mode: 0o600, flush: true }));
  return { size, hash: hash.digest('hex'), head: Buffer.concat(heads) };
}

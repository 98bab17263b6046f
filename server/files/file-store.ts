import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HEAD_BYTES } from './file-type.ts';

/** Content that came in; it has no place of its own until it is kept. */
export interface Incoming {
  readonly size: number;
  /** SHA-256, hexadecimal. */
  readonly hash: string;
  /** The first bytes. */
  readonly head: Buffer;
  /** Puts it in its place. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}

export interface FileStore {
  /** Takes a stream to disk. Rejects, and leaves nothing, where the stream breaks off. */
  receive(company: number, stream: Readable): Promise<Incoming>;
  /** The content of a hash; undefined where it is not there. */
  open(
    company: number,
    hash: string,
  ): Promise<{ readonly size: number; readonly stream: Readable } | undefined>;
  /**
   * Deletes what lies there since before a moment (milliseconds) and is not among the hashes to keep, broken uploads
   * too. Resolves with how many there were.
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

/** Deletes a file that is as old as that; false where it is younger. */
async function removeOld(path: string, before: number): Promise<boolean> {
  if (await isYounger(path, before)) return false;
  const going = path.endsWith(GOING) ? path : `${path}${GOING}`;
  if (going !== path) await rename(path, going);
  // The same content may have come in again between the look and the move: then it goes back.
  const isBack = going !== path && (await isYounger(going, before));
  if (isBack) await rename(going, path);
  else await rm(going, { force: true });
  return !isBack;
}

const isYounger = async (path: string, before: number): Promise<boolean> =>
  (await stat(path)).mtimeMs >= before;

/** Hashed and measured on the way; `flush` has it on the disk before anyone is told that it is there. */
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

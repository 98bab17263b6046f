import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
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
  };
}

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

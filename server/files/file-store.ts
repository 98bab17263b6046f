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
  /** Where it is until then. */
  readonly path: string;
  /** The first bytes. */
  readonly head: Buffer;
  /** It has no control characters besides white space. */
  readonly isText: boolean;
  /** Moves it to its permanent place. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}

/** The stream of an upload broke off, or could not be read. */
export class BrokenUpload extends Error {
  override readonly name = 'BrokenUpload';
}

export interface FileStore {
  /** Writes a stream to disk. If it breaks off, rejects with BrokenUpload and leaves nothing behind. */
  receive(company: number, stream: Readable): Promise<Incoming>;
  /** The content with a hash; undefined if it does not exist. */
  open(
    company: number,
    hash: string,
  ): Promise<{ readonly size: number; readonly stream: Readable } | undefined>;
  /** Whether there is content with a hash. */
  has(company: number, hash: string): Promise<boolean>;
  /** The hashes of all content of a company, in order. */
  hashes(company: number): Promise<string[]>;
  /** Bytes that a company takes, with what is coming in and what is not yet swept. */
  used(company: number): Promise<number>;
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
          path,
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
    has: (company, hash) => isThere(join(folderOf(company), hash)),
    hashes: (company) => hashesIn(folderOf(company)),
    used: (company) => bytesIn(folderOf(company)),
    sweep: async (company, keep, before) => {
      const names = await readdir(folderOf(company)).catch(() => []);
      let swept = 0;
      for (const name of names)
        if (!keep.has(name) && (await removeOld(join(folderOf(company), name), before))) swept += 1;
      return swept;
    },
  };
}

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(names.map((name) => sizeOf(join(folder, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const hashesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter(isHash).sort();

/** Whether a name is that of content. */
export const isHash = (name: string): boolean => /^[0-9a-f]{64}$/.test(name);

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Nothing if it was moved or deleted meanwhile. */
const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

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

type Measured = Pick<Incoming, 'size' | 'hash' | 'head' | 'isText'>;

/** Hashes and measures the stream; `flush` ensures that it is on disk before its arrival is reported. */
async function write(stream: Readable, path: string): Promise<Measured> {
  const hash = createHash('sha256');
  const heads: Buffer[] = [];
  let size = 0;
  let isText = true;
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      if (size < HEAD_BYTES) heads.push(chunk.subarray(0, HEAD_BYTES - size));
      size += chunk.length;
      isText &&= !chunk.some(isControl);
      done(null, chunk);
    },
  });
  await pipeline(readingFrom(stream), measure, createWriteStream(path, { mode: 0o600, flush: true }));
  return { size, hash: hash.digest('hex'), head: Buffer.concat(heads), isText };
}

const whiteSpace: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0c, 0x0d]);
const isControl = (byte: number): boolean => byte < 0x20 && !whiteSpace.has(byte);

/** The stream, with faults of its own told from those of the disk. */
async function* readingFrom(stream: Readable): AsyncGenerator<Buffer> {
  try {
    yield* stream;
  } catch (cause) {
    throw new BrokenUpload('the upload broke off', { cause });
  }
}

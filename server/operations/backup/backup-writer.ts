import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { pack as createPack, type Pack } from 'tar-stream';
import type { BackupPart } from './backup-format.ts';
import { seal } from './sealing.ts';

/** Bytes of a part that are one entry. */
const BLOCK = 1024 * 1024;

/** A backup that is written entry by entry: a tar, compressed by zstd, encrypted where there is a key. */
export interface BackupWriter {
  /** Parts that had rows, each with its sum. */
  readonly parts: readonly BackupPart[];
  /** Writes the rows of a part as they come, in blocks; one without rows leaves nothing. */
  part(name: string, rows: AsyncIterable<Buffer>): Promise<void>;
  /** Writes one entry whose size is known. */
  file(name: string, size: number, content: Readable): Promise<void>;
  text(name: string, content: string): Promise<void>;
  /** Resolves once all of it has been taken. */
  end(): Promise<void>;
  abort(error: Error): void;
}

/** @param take takes the bytes of the backup, and rejects where it cannot */
export function createBackupWriter(
  take: (bytes: Readable) => Promise<unknown>,
  key: string | undefined,
): BackupWriter {
  const pack = createPack();
  const orFailed = flowing(pack, take, key);
  const parts: BackupPart[] = [];
  const entry = (name: string, bytes: Buffer): Promise<void> =>
    orFailed(
      () =>
        new Promise<void>((resolve, reject) => {
          pack.entry({ name, size: bytes.length }, bytes, (error) => (error ? reject(error) : resolve()));
        }),
    );
  return {
    parts,
    part: async (name, rows) => {
      const sum = createHash('sha256');
      let [block, bytes, lines] = [0, 0, 0];
      for await (const piece of inBlocks(rows)) {
        lines += linesIn(sum, piece);
        bytes += piece.length;
        await entry(`${name}/${String(block++).padStart(6, '0')}`, piece);
      }
      if (bytes > 0) parts.push({ name, sha256: sum.digest('hex'), bytes, rows: lines });
    },
    file: (name, size, content) => orFailed(() => pipeline(content, pack.entry({ name, size }))),
    text: (name, content) => entry(name, Buffer.from(content)),
    end: () => orFailed(async () => pack.finalize(), true),
    abort: (error) => void pack.destroy(error),
  };
}

/** Lets what is packed flow to who takes it. Does a piece of work, with all that flows where it is the last one. */
function flowing(pack: Pack, take: (bytes: Readable) => Promise<unknown>, key: string | undefined) {
  const zipped = createZstdCompress();
  const packed = pipeline(pack, zipped);
  const out = key === undefined ? zipped : Readable.from(seal(zipped, key), { objectMode: false });
  const taken = take(out).catch((error: Error) => {
    pack.destroy(error);
    throw error;
  });
  const all = Promise.all([packed, taken]);
  all.catch(() => undefined); // told to whoever writes on
  return async (work: () => Promise<unknown>, isLast = false): Promise<void> => {
    try {
      await Promise.race([work(), all]);
      if (isLast) await all;
    } catch (error) {
      // Where nobody takes what comes, all that is in between ends: why is what is to be told.
      pack.destroy();
      const why: unknown = await taken.then(
        () => error,
        (fault: unknown) => fault,
      );
      throw isOnlyAnEnd(error) ? why : error;
    }
  };
}

async function* inBlocks(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [waiting, held]: [Buffer[], number] = [[], 0];
  for await (const piece of rows) {
    waiting.push(piece);
    if ((held += piece.length) < BLOCK) continue;
    yield Buffer.concat(waiting);
    [waiting, held] = [[], 0];
  }
  if (held > 0) yield Buffer.concat(waiting);
}

const isOnlyAnEnd = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') ||
    /finalized|destroyed|closed/i.test(error.message));

const NEWLINE = 0x0a;

/** Adds a piece to a sum, and says how many rows end in it. */
export function linesIn(sum: Hash, piece: Buffer): number {
  sum.update(piece);
  let lines = 0;
  for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}

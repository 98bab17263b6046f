import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import type { ArchivePart } from './archive-format.ts';

/** A ZIP that is written part by part, each as its pieces come. */
export interface ArchiveWriter {
  /** The parts that are written, each with its sum. */
  readonly parts: readonly ArchivePart[];
  /** Writes a part; yields after each piece, so that somebody can be told how far it is. */
  part<P>(name: string, pieces: AsyncIterable<P>, bytesOf: (piece: P) => Buffer | string): AsyncGenerator<P>;
  /** Adds the last part, whose sum is in no manifest, and resolves once all of it is on the disk. */
  end(name: string, content: string): Promise<void>;
  /** Gives up what is being written. */
  abort(): void;
}

/** @param path of the file, which must not exist */
export function createArchiveWriter(path: string, madeAt: string): ArchiveWriter {
  const zip = new yazl.ZipFile();
  const aborting = new AbortController();
  const mtime = new Date(madeAt);
  const parts: ArchivePart[] = [];
  const out = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const written = pipeline(zip.outputStream, out, { signal: aborting.signal });
  written.catch(() => undefined); // told to whoever writes on
  const orFailed = <T>(waiting: Promise<T>): Promise<T | void> => Promise.race([waiting, written]);
  return {
    parts,
    part: async function* part(name, pieces, bytesOf) {
      const through = new PassThrough();
      const sum = createHash('sha256');
      let bytes = 0;
      zip.addReadStream(through, name, {
        mtime,
        compress: !name.startsWith('files/'),
        forceZip64Format: true,
      });
      for await (const piece of pieces) {
        const own = Buffer.from(bytesOf(piece));
        sum.update(own);
        bytes += own.length;
        if (!through.write(own)) await orFailed(once(through, 'drain'));
        yield piece;
      }
      through.end();
      parts.push({ name, sha256: sum.digest('hex'), bytes });
    },
    end: async (name, content) => {
      zip.addBuffer(Buffer.from(content), name, { mtime });
      zip.end();
      await written;
    },
    abort: () => aborting.abort(),
  };
}

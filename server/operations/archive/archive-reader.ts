import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { FORMAT, formatOf, manifest, MANIFEST, type ArchiveStep, type Manifest } from './archive-format.ts';
import { UnfitArchive } from './unfit-archive.ts';

/** An export that is read part by part. */
export interface ArchiveReader {
  readonly manifest: Manifest;
  /** The content of a part; throws UnfitArchive where it cannot be unpacked. */
  open(name: string): Promise<Readable>;
  close(): void;
}

/** A manifest is small, whatever it claims: it is read whole. */
const LARGEST_MANIFEST = 64 * 1024 * 1024;

/** [CX6] Opens an export and reads its manifest; throws UnfitArchive for what is none, or is newer than this version. */
export async function openArchive(path: string): Promise<ArchiveReader> {
  const zip = await opened(path);
  try {
    const entries = await entriesOf(zip);
    const open = async (name: string): Promise<Readable> => {
      const entry = entries.get(name);
      if (!entry) throw new UnfitArchive(`The file is not whole: ${name} is missing.`);
      return contentOf(zip, entry);
    };
    if ((entries.get(MANIFEST)?.uncompressedSize ?? Infinity) > LARGEST_MANIFEST) throw noExport();
    return { manifest: manifestIn(await textOf(await open(MANIFEST))), open, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

const noExport = (): UnfitArchive => new UnfitArchive('The file is no export of a company.');

const opened = (path: string): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false, strictFileNames: true }, (error, zip) => {
      if (zip) resolve(zip);
      else reject(isAbsent(error) ? new UnfitArchive(`There is no file ${path}.`) : noExport());
    });
  });

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const entriesOf = (zip: ZipFile): Promise<ReadonlyMap<string, Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', () => reject(noExport()));
    zip.readEntry();
  });

const contentOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (stream) resolve(stream);
      else
        reject(new UnfitArchive(`The file is damaged: ${entry.fileName} cannot be read.`, { cause: error }));
    });
  });

async function textOf(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk as Buffer); // what unpacking gives
  } catch (cause) {
    throw new UnfitArchive('The file is no export of a company.', { cause });
  }
  return Buffer.concat(chunks).toString();
}

function manifestIn(text: string): Manifest {
  const given = parsed(text);
  const named = formatOf.safeParse(given);
  if (!named.success) throw noExport();
  if (named.data.format > FORMAT)
    throw new UnfitArchive(
      `The file was written by a newer version of Lagra (format ${named.data.format}): update this one first.`,
    );
  const read = manifest.safeParse(given);
  if (!read.success) throw new UnfitArchive('The file is damaged: its manifest cannot be read.');
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** [CX6] Compares each part with its sum; throws UnfitArchive at the first that is another. Tells how far it is. */
export async function* checkParts({ manifest: { parts }, open }: ArchiveReader): AsyncGenerator<ArchiveStep> {
  for (const [index, { name, sha256, bytes }] of parts.entries()) {
    const damaged = new UnfitArchive(`The file is damaged: ${name} is not what was exported.`);
    const sum = createHash('sha256');
    let read = 0;
    try {
      for await (const chunk of await open(name)) {
        read += (chunk as Buffer).length; // what unpacking gives
        if (read > bytes) break;
        sum.update(chunk as Buffer);
      }
    } catch (cause) {
      throw cause instanceof UnfitArchive ? cause : damaged;
    }
    if (read !== bytes || sum.digest('hex') !== sha256) throw damaged;
    yield { part: 'sums', done: index + 1, of: parts.length };
  }
}

/** The lines of a part. */
export async function* linesOf({ open }: ArchiveReader, name: string): AsyncGenerator<string> {
  yield* createInterface({ input: await open(name), crlfDelay: Infinity });
}

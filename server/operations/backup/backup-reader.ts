import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract as createExtract } from 'tar-stream';
import {
  CLOSING,
  closing,
  FORMAT,
  formatOf,
  OPENING,
  opening,
  type Closing,
  type Opening,
} from './backup-format.ts';
import type { BackupSource } from './backup-source.ts';
import { LONGEST_LINE, parsed, SEALED, unseal } from './sealing.ts';
import { damaged, UnfitBackup } from './unfit-backup.ts';

/** An entry of a backup, whose content has to be read before the next one is asked for. */
export type BackupEntry =
  | { readonly is: 'opening'; readonly opening: Opening }
  /** A block of a part: of its rows some, and the last one perhaps not to its end. */
  | { readonly is: 'rows'; readonly part: string; readonly content: AsyncIterable<Buffer> }
  | { readonly is: 'file'; readonly company: number; readonly hash: string; readonly content: Readable }
  | { readonly is: 'secret'; readonly name: string; readonly secret: string }
  | { readonly is: 'closing'; readonly closing: Closing };

export interface ReadOptions {
  /** BACKUP_KEY. */
  readonly key: string | undefined;
  /** Told how many bytes of the source were read. */
  readonly onRead?: (bytes: number) => void;
}

/** [BK6] Reads a backup from its beginning to its end; throws UnfitBackup for what is none, newer, or damaged. */
export async function* readBackup(source: BackupSource, options: ReadOptions): AsyncGenerator<BackupEntry> {
  const raw = await source.open();
  const extract = createExtract();
  const unpacked = createZstdDecompress();
  const flow = pipeline(Readable.from(plainOf(counted(raw, options.onRead), options.key)), unpacked, extract);
  flow.catch(() => undefined); // the entries reject with it
  let isEnded = false;
  try {
    for await (const entry of extract) {
      const read = await readEntry(entry.header.name, Readable.from(contentOf(entry)));
      yield read;
      entry.resume();
      isEnded = read.is === 'closing';
    }
    await flow;
  } catch (error) {
    throw asFault(error);
  } finally {
    raw.destroy();
    extract.destroy();
  }
  if (!isEnded) throw damaged('it ends too early');
}

/** What unpacking says is about the bytes; anything else is a fault of where they come from, or of whoever reads. */
function asFault(error: unknown): unknown {
  if (error instanceof UnfitBackup) return error;
  const told = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isBytes =
    /^(ZSTD_|Z_|ERR_ZLIB)/i.test(told) || /tar|zstd|unexpected end|invalid/i.test(String(error));
  return isBytes ? damaged('it cannot be unpacked', error) : error;
}

/** Whoever reads it is told the same as whoever asks for the next entry. */
async function* contentOf(entry: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  try {
    yield* entry;
  } catch (error) {
    throw asFault(error);
  }
}

async function* counted(raw: Readable, onRead: ReadOptions['onRead']): AsyncGenerator<Buffer> {
  for await (const piece of raw) {
    const bytes = piece as Buffer; // no encoding is set
    onRead?.(bytes.length);
    yield bytes;
  }
}

/** Whether it is encrypted is seen by how it begins. */
async function* plainOf(raw: AsyncGenerator<Buffer>, key: string | undefined): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0);
  const isOpen = (): boolean => head.length >= 4 && head.readUInt32LE(0) === ZSTD;
  const hasLine = (): boolean => head.includes('\n') || head.length >= LONGEST_LINE;
  for (;;) {
    const { value, done } = await raw.next();
    if (done === true) break;
    head = Buffer.concat([head, value]);
    if (isOpen() || hasLine()) break;
  }
  if (isOpen()) return yield* joined(head, raw);
  const end = head.indexOf('\n') + 1;
  if (!head.toString('latin1').startsWith(SEALED) || end === 0 || end > LONGEST_LINE)
    throw new UnfitBackup('The file is no backup.');
  yield* unseal(joined(head.subarray(end), raw), head.subarray(0, end), key);
}

const ZSTD = 0xfd2fb528;

async function* joined(head: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  yield* rest;
}

async function readEntry(name: string, content: Readable): Promise<BackupEntry> {
  if (name === OPENING) return { is: 'opening', opening: openingIn(await textOf(content)) };
  if (name === CLOSING) {
    const read = closing.safeParse(parsed(await textOf(content)));
    if (!read.success) throw damaged('its last entry cannot be read');
    return { is: 'closing', closing: read.data };
  }
  const [folder, first = '', second = ''] = name.split('/');
  if (folder === 'files') return { is: 'file', company: Number(first), hash: second, content };
  if (folder === 'secrets') return { is: 'secret', name: first, secret: await textOf(content) };
  return { is: 'rows', part: name.slice(0, name.lastIndexOf('/')), content };
}

function openingIn(text: string): Opening {
  const given = parsed(text);
  const known = formatOf.safeParse(given);
  if (!known.success) throw new UnfitBackup('The file is no backup.');
  if (known.data.format > FORMAT)
    throw new UnfitBackup(
      `The backup was made by a newer version of Lagra (format ${known.data.format}): update this one first.`,
    );
  const read = opening.safeParse(given);
  if (!read.success) throw damaged('its first entry cannot be read');
  return read.data;
}

async function textOf(content: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk as Buffer); // tar gives bytes
  return Buffer.concat(chunks).toString();
}

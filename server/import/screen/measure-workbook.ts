import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { beyond, UnreadableFile } from '#server/platform/http/unreadable-file.ts';
import { Extent } from '../extent.ts';
import { mostUnpacked, unpacksTooFar } from '../table-text.ts';

/** Parts of the largest workbooks, pictures and all. */
const MOST_ENTRIES = 2000;

/**
 * Refuses a workbook that says to be small and is large: by what it unpacks to, and by where its last cells stand, since
 * whoever reads it makes room for all before them. Throws UnreadableFile. [SGR5]
 */
export async function measureWorkbook(content: Buffer, most: number): Promise<void> {
  const zip = await opened(content);
  const allowed = mostUnpacked(content.length, most);
  const extent = new Extent();
  if (zip.entryCount > MOST_ENTRIES) throw beyond('fileTooManyEntries', MOST_ENTRIES);
  let size = 0;
  for await (const entry of entriesOf(zip)) {
    if ((size += entry.uncompressedSize) > allowed) throw unpacksTooFar(allowed, most);
    if (/\.xml$/i.test(entry.fileName)) await measureSheet(await contentOf(zip, entry), extent);
  }
}

const damaged = (cause?: unknown): UnreadableFile =>
  new UnreadableFile('the workbook is damaged', { code: 'importDamaged', cause });

const opened = (content: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    yauzl.fromBuffer(content, { lazyEntries: true }, (error, zip) =>
      zip ? resolve(zip) : reject(damaged(error)),
    );
  });

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const { promise, resolve, reject } = Promise.withResolvers<Entry | null>();
    const onError = (error: unknown): void => reject(damaged(error));
    const onEnd = (): void => resolve(null);
    zip.once('entry', resolve).once('end', onEnd).once('error', onError);
    zip.readEntry();
    const entry = await promise;
    zip.off('entry', resolve).off('end', onEnd).off('error', onError);
    if (!entry) return;
    yield entry;
  }
}

/** What unpacks to another size than it says is an error of the stream. */
const contentOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (stream ? resolve(stream) : reject(damaged(error))));
  });

/** Goes through a sheet; what is none is left at its first element. */
async function measureSheet(stream: Readable, extent: Extent): Promise<void> {
  const sheet = new SheetMeasure(extent);
  try {
    for await (const chunk of stream.setEncoding('utf8')) if (!sheet.write(String(chunk))) return;
    extent.endSheet();
  } catch (error) {
    throw error instanceof UnreadableFile ? error : damaged(error);
  }
}

/** How far a sheet reaches, as its text comes. */
class SheetMeasure {
  readonly #extent: Extent;
  readonly #parser = new SaxesParser();
  #isSheet: boolean | null = null;
  #cell: readonly [row: number, column: number] | null = null;

  constructor(extent: Extent) {
    this.#extent = extent;
    this.#parser.on('error', (error) => {
      throw error;
    });
    this.#parser.on('doctype', () => {
      throw damaged();
    });
    this.#parser.on('opentag', ({ name, attributes }) => this.#open(localOf(name), attributes));
  }

  /** False once it is known to be no sheet. */
  write(text: string): boolean {
    this.#parser.write(text);
    return this.#isSheet !== false;
  }

  #open(name: string, { r }: Readonly<Record<string, unknown>>): void {
    this.#isSheet ??= name === 'worksheet';
    if (!this.#isSheet) return;
    // Rows and cells without content are only painted.
    if (name === 'row' && Number(r) > LAST_ROW) throw damaged();
    if (name === 'c') this.#cell = placeOf(String(r));
    else if (this.#cell && (name === 'v' || name === 'is')) this.#extent.reach(...this.#cell);
  }
}

/** Of a sheet of Excel. */
const LAST_ROW = 1_048_576;

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

/** `BC12` is row 12, column 55. */
function placeOf(address: string): readonly [number, number] {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(address) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return [Number(digits), column];
}

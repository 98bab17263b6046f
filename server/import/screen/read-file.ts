import readWorkbook from 'read-excel-file/node';
import yauzl from 'yauzl';
import {
  LARGEST_IMPORT,
  MOST_LINES,
  type ImportFile,
  type ImportTable,
} from '#model/data-import/data-import.facts.ts';
import { findTable, type FileLine } from '#model/data-import/find-table.ts';
import { isKnownHead } from '#model/data-import/known-heads.ts';
import { isStorable } from '#server/platform/commands/storable.ts';
import { linesOf } from '../delimited.ts';
import { unpack, UnreadableFile } from '../table-text.ts';

/** The table of a file, and the file. */
export interface ReadFile {
  readonly file: ImportFile;
  readonly table: ImportTable;
  readonly lines: readonly FileLine[];
}

/** A packed file may grow so much. */
const MOST_UNPACKED = 10 * LARGEST_IMPORT;
const LONGEST_CELL = 4000;

/**
 * Reads the table of a text (CSV with any delimiter and encoding, gzipped or not) or of a workbook (XLSX). Throws
 * UnreadableFile, with the code of a refusal. [DI9]
 * @param sheet of a workbook; the first with a table in it if it is not said
 */
export async function readFile(name: string, content: Buffer, sheet?: string): Promise<ReadFile> {
  if (content.length === 0) throw new UnreadableFile('the file is empty', { code: 'importEmpty' });
  const file = { name: name.slice(0, 200), size: content.length };
  if (content[0] === 0x50 && content[1] === 0x4b) return ofWorkbook(file, content, sheet);
  if (content.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1')
    throw new UnreadableFile('it is a workbook of before 2007', { code: 'importOldWorkbook' });
  const lines = linesOf(unpack(content, MOST_UNPACKED));
  const found = tableOf(lines);
  if (!found) throw new UnreadableFile('there is no table in it', { code: 'importNoTable' });
  return { file: { ...file, format: 'csv', sheets: [] }, ...found, table: { sheet: null, ...found.table } };
}

type Found = { readonly table: Omit<ImportTable, 'sheet'>; readonly lines: readonly FileLine[] };

function tableOf(lines: readonly FileLine[]): Found | null {
  const found = findTable(lines.map(storable), isKnownHead);
  if (!found) return null;
  if (found.lines.length > MOST_LINES)
    throw new UnreadableFile('the table has too many lines', { code: 'importTooManyLines' });
  const { heads, headLine, skipped } = found;
  return { table: { heads: [...heads], headLine, lines: found.lines.length, skipped }, lines: found.lines };
}

/** PostgreSQL holds no zero characters; longer cells than a field takes are cut. */
const storable = ({ number, cells }: FileLine): FileLine => ({
  number,
  cells: isStorable(cells) && cells.every(({ length }) => length <= LONGEST_CELL) ? cells : cells.map(mended),
});
const mended = (cell: string): string => cell.toWellFormed().replaceAll('\u0000', '').slice(0, LONGEST_CELL);

async function ofWorkbook(
  file: Pick<ImportFile, 'name' | 'size'>,
  content: Buffer,
  asked: string | undefined,
): Promise<ReadFile> {
  await refuseBomb(content);
  const sheets = await readWorkbook(content, { parseNumber: (text: string) => decimalText(text) }).catch(
    (cause: unknown) => {
      throw new UnreadableFile('the workbook cannot be read', { code: 'importDamaged', cause });
    },
  );
  const names = sheets.map(({ sheet }) => sheet);
  if (asked !== undefined && !names.includes(asked))
    throw new UnreadableFile('there is no such sheet', { code: 'importNoSheet' });
  for (const { sheet, data } of sheets) {
    if (asked !== undefined && sheet !== asked) continue;
    const lines = data.map((cells, at) => ({ number: at + 1, cells: cells.map(textOf) }));
    const found = tableOf(lines);
    if (found && (found.lines.length > 0 || asked !== undefined))
      return {
        file: { ...file, format: 'xlsx', sheets: names },
        ...found,
        table: { sheet, ...found.table },
      };
  }
  throw new UnreadableFile('there is no table in it', { code: 'importNoTable' });
}

const EXACT = 15;

/** A number of a workbook without what its arithmetic added: 0.30000000000000004 is 0.3. */
function decimalText(text: string): string {
  const exact = Number(Number(text).toPrecision(EXACT));
  const plain = String(exact);
  return Number.isFinite(exact) && !plain.includes('e') ? plain : text;
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return typeof cell === 'string' ? cell : String(cell as number);
}

/** A small workbook may claim to hold gigabytes. */
function refuseBomb(content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const damaged = (cause?: unknown): void =>
      reject(new UnreadableFile('the workbook is damaged', { code: 'importDamaged', cause }));
    yauzl.fromBuffer(content, { lazyEntries: true }, (error, zip) => {
      if (!zip) return damaged(error);
      let size = 0;
      zip.on('entry', (entry: { uncompressedSize: number }) => {
        size += entry.uncompressedSize;
        if (size > MOST_UNPACKED)
          reject(new UnreadableFile('the workbook is too large', { code: 'importTooLarge' }));
        else zip.readEntry();
      });
      zip.once('end', () => resolve());
      zip.once('error', damaged);
      zip.readEntry();
    });
  });
}

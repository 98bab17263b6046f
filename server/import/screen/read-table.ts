import type {
  ImportFile,
  ImportTable,
  TableNote,
} from '#model/areas/integrations/data-import/data-import.facts.ts';
import { LARGEST_IMPORT, MOST_LINES } from '#model/areas/integrations/data-import/import-size.ts';
import { findTable, noteOf, type FileLine } from '#model/areas/integrations/data-import/find-table.ts';
import { UNKNOWN_SIGN } from '#model/areas/integrations/data-import/reading/clean-text.ts';
import { isKnownHead } from '#model/areas/integrations/data-import/heads/known-heads.ts';
import { isStorable } from '#model/values/storable.ts';
import type { Reader } from '#server/untrusted/contracts.ts';
import { beyond, UnreadableFile } from '#server/platform/http/unreadable-file.ts';
import { linesOf } from '../delimited.ts';
import { giveLines } from '../read-lines.ts';
import { isOfAnotherKind, isWorkbook, unpack } from '../table-text.ts';

/** A packed file may grow so much. */
const MOST_UNPACKED = 10 * LARGEST_IMPORT;
const LONGEST_CELL = 4000;

interface ReadTable {
  readonly file: ImportFile;
  readonly table: ImportTable;
  readonly lines: readonly FileLine[];
}

/** In the child: the table of a text or of a workbook. See `readFile`. */
export const readTable: Reader<'table'> = async (content, { name, sheet }, give) => {
  const { lines, file, table } = await tableIn(name, content, sheet);
  giveLines(lines, give);
  return { file, table };
};

async function tableIn(name: string, content: Buffer, sheet: string | null): Promise<ReadTable> {
  if (content.length === 0) throw new UnreadableFile('the file is empty', { code: 'importEmpty' });
  const file = { name: name.slice(0, 200), size: content.length };
  if (isWorkbook(content)) return ofWorkbook(file, content, sheet);
  if (content.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1')
    throw new UnreadableFile('it is a workbook of before 2007', { code: 'importOldWorkbook' });
  const bytes = unpack(content, MOST_UNPACKED);
  if (isOfAnotherKind(bytes)) throw new UnreadableFile('it is no table', { code: 'importNoTable' });
  const { lines, broken } = linesOf(bytes);
  const found = tableOf(lines, noteOf('quotesBroken', broken));
  if (!found) throw new UnreadableFile('there is no table in it', { code: 'importNoTable' });
  return { file: { ...file, format: 'csv', sheets: [] }, ...found, table: { sheet: null, ...found.table } };
}

type Found = { readonly table: Omit<ImportTable, 'sheet'>; readonly lines: readonly FileLine[] };

function tableOf(lines: readonly FileLine[], read: readonly TableNote[] = []): Found | null {
  const found = findTable(lines.map(storable), isKnownHead);
  if (!found) return null;
  if (found.lines.length > MOST_LINES) throw beyond('importTooManyLines', MOST_LINES);
  const { heads, headLine, skipped } = found;
  const unknown = found.lines.filter(({ cells }) => cells.some((cell) => cell.includes(UNKNOWN_SIGN)));
  const notes = [...read, ...noteOf('signsUnknown', unknown), ...found.notes];
  const table = { heads: [...heads], headLine, lines: found.lines.length, skipped };
  return { table: { ...table, ...(notes.length > 0 && { notes }) }, lines: found.lines };
}

/** Stands for a zero character, so that a note says that there was one. */
const UNSEEN = '\u0001';

/** PostgreSQL holds no zero characters; longer cells than a field takes are cut. */
const storable = ({ number, cells }: FileLine): FileLine => ({
  number,
  cells: isStorable(cells) && cells.every(({ length }) => length <= LONGEST_CELL) ? cells : cells.map(mended),
});
const mended = (cell: string): string =>
  cell.toWellFormed().replaceAll('\u0000', UNSEEN).slice(0, LONGEST_CELL);

async function ofWorkbook(
  file: Pick<ImportFile, 'name' | 'size'>,
  content: Buffer,
  asked: string | null,
): Promise<ReadTable> {
  const { readWorkbook } = await import('./read-workbook.ts'); // a text needs none of its libraries
  const sheets = await readWorkbook(content, MOST_UNPACKED);
  const names = sheets.map(({ sheet }) => sheet);
  if (asked !== null && !names.includes(asked))
    throw new UnreadableFile('there is no such sheet', { code: 'importNoSheet' });
  for (const { sheet, lines: texts } of sheets) {
    if (asked !== null && sheet !== asked) continue;
    const lines = texts.map((cells, at) => ({ number: at + 1, cells }));
    const found = tableOf(lines);
    if (found && (found.lines.length > 0 || asked !== null))
      return {
        file: { ...file, format: 'xlsx', sheets: names },
        ...found,
        table: { sheet, ...found.table },
      };
  }
  throw new UnreadableFile('there is no table in it', { code: 'importNoTable' });
}

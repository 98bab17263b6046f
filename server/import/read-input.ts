import { basename } from 'node:path';
import { bytesOf, readSheet, type Line, type SheetReader } from './delimited.ts';
import { importKinds, NEW, type ImportOptions, type ImportKind } from './import-options.ts';
import type { Progress } from './progress.ts';
import { isRetail, retailHeader } from './retail/retail-line.ts';
import { RetailReader, type RetailReading } from './retail/retail-reading.ts';
import { sentenceOf } from '#server/platform/http/sentence.ts';
import { UnreadableFile } from '#server/platform/http/unreadable-file.ts';
import { linesIn, readFile } from './screen/read-file.ts';
import { isWorkbook } from './table-text.ts';
import { mappingOf } from './tables/table-columns.ts';
import type { TableTarget } from './tables/table-work.ts';
import { Unsuitable } from './unsuitable.ts';

/** A file's content as read, not yet checked against a company. */
export type Input =
  | { readonly as: 'sales-orders'; readonly reading: RetailReading }
  | (Pick<TableTarget, 'as' | 'heads' | 'mapping' | 'lines'> & {
      /** What is told of the file before its lines. */
      readonly told: readonly string[];
    });

type Asked = Pick<
  ImportOptions,
  'file' | 'as' | 'company' | 'sheet' | 'ignoreOtherColumns' | 'vat' | 'otherCurrencies'
>;

/** Reads a file. Throws Unsuitable if it is not of the requested kind, UnreadableFile if it is not a table. */
export async function readInput(asked: Asked, progress: Progress): Promise<Input> {
  const told: string[] = [];
  const open = (header: readonly string[]): SheetReader<Input> => readerFor(asked, header, told);
  const content = await bytesOf(asked.file);
  if (isWorkbook(content)) return readBook(asked, content, open);
  const broken = (line: number): void =>
    void told.push(`line ${line} has quotation marks out of place: it is read as it is written`);
  return readSheet(content, open, progress, broken);
}

/** The table of a workbook: of the sheet that is named, else of the first that has one. [IM39] */
async function readBook(
  { file, sheet }: Asked,
  content: Buffer,
  open: (header: readonly string[]) => SheetReader<Input>,
): Promise<Input> {
  const read = await readFile({
    company: NO_COMPANY,
    name: basename(file),
    content,
    ...(sheet !== null && { sheet }),
  }).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? new Unsuitable(sentenceOf(error.refusal, 'en')) : error;
  });
  const reader = open(read.table.heads);
  for (const line of linesIn(read)) reader.line(line);
  return reader.end();
}

/** Files are read apart by company; here nothing else is read. */
const NO_COMPANY = 0;

function readerFor(asked: Asked, header: readonly string[], told: readonly string[]): SheetReader<Input> {
  const as = kindOf(asked, header);
  if (as === 'sales-orders') {
    const retail = new RetailReader();
    return {
      line: (line) => retail.take(line),
      end: () => ({ as: 'sales-orders', reading: retail.reading() }),
    };
  }
  const heads = header.map((head) => head.trim());
  mappingOf(as, heads, asked);
  const lines: Line[] = [];
  return {
    line: (line) => void lines.push(line),
    end: () => ({ as, heads, mapping: mappingOf(as, heads, asked, lines), lines, told }),
  };
}

function kindOf({ as, company }: Asked, header: readonly string[]): ImportKind {
  const retail = isRetail(header);
  const kind = as ?? (retail ? 'sales-orders' : null);
  if (!kind)
    throw new Unsuitable(`the header does not tell what the file holds: say --as ${importKinds.join('|')}`);
  if (kind === 'sales-orders' && !retail)
    throw new Unsuitable(`sales orders need the header ${retailHeader.join(',')}`);
  if (kind !== 'sales-orders' && company === NEW)
    throw new Unsuitable(`${kind} need a company that there is: name it with --company`);
  return kind;
}

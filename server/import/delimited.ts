import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { silent, type Progress } from './progress.ts';
import { textInCell } from '#model/values/csv-cell.ts';
import { beyond, UnreadableFile } from '#server/untrusted/unreadable-file.ts';
import { delimiterOf, inUtf8, unpack } from './table-text.ts';
import { Extent } from './extent.ts';

/** One line of a table file. */
export interface Line {
  /** From 1, which is the header. */
  readonly number: number;
  readonly cells: readonly string[];
}

/**
 * Receives the lines of a table as they are read, so that the file need not fit in memory. An error it throws ends the
 * reading.
 */
export interface SheetReader<T> {
  /** Empty lines are skipped. */
  line(line: Line): void;
  /** Returns the result. */
  end(): T;
}

/**
 * Reads a table with a header: comma-, semicolon- or tab-separated, UTF-8, UTF-16 or Windows-1252, optionally gzipped. Throws
 * UnreadableFile, and whatever `open`, called with the header, throws. [IM1]
 */
export async function readSheet<T>(
  file: string,
  open: (header: readonly string[]) => SheetReader<T>,
  progress: Progress,
): Promise<T> {
  return readTable(inUtf8(unpack(await bytesOf(file))), open, progress);
}

async function bytesOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') throw new UnreadableFile(`there is no file ${file}`, { cause: error });
    throw new UnreadableFile(`${file} cannot be read: ${code || String(error)}`, { cause: error });
  }
}

/** All lines of a text with a table in it, the first one too, within limits. Throws UnreadableFile. [IM1] [SGR5] */
export function linesOf(bytes: Buffer): Line[] {
  const lines: Line[] = [];
  const extent = new Extent();
  const take = (line: Line): void => {
    extent.row(line.cells.length);
    lines.push(line);
  };
  const open = (first: readonly string[]): SheetReader<void> => {
    take({ number: 1, cells: first });
    return { line: take, end: () => {} };
  };
  readTable(inUtf8(bytes), open, silent);
  return lines;
}

interface Place {
  readonly lines: number;
  readonly bytes: number;
}

function readTable<T>(
  bytes: Buffer,
  open: (header: readonly string[]) => SheetReader<T>,
  progress: Progress,
): T {
  let reader: SheetReader<T> | undefined;
  let before = 0;
  const advance = stepsOf(progress, bytes.length);
  const take = (written: string[], place: Place): null => {
    // A cell may contain line breaks: a record's line number is where it begins.
    const breaks = written.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);
    before = Math.max(before + 1, place.lines - breaks);
    const cells = written.map(textInCell);
    if (reader) reader.line({ number: before, cells });
    else reader = open(cells);
    advance(place.bytes);
    return null; // otherwise the parser would keep it
  };
  parseInto(bytes, take);
  if (!reader) throw new UnreadableFile('the file is empty', { code: 'importEmpty' });
  progress.end();
  return reader.end();
}

const MEGABYTE = 1024 ** 2;
/** Bytes of a line: what is longer has an end that is missing, or was made to be. */
const LONGEST_RECORD = 4 * MEGABYTE;

function parseInto(bytes: Buffer, onRecord: (cells: string[], place: Place) => null): void {
  const tolerant = {
    maxRecordSize: LONGEST_RECORD,
    bom: true,
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    trim: true,
  };
  try {
    parse(bytes, { ...tolerant, delimiter: delimiterOf(bytes), onRecord });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'CSV_MAX_RECORD_SIZE')
      throw beyond('importLineTooLong', LONGEST_RECORD / MEGABYTE);
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))) throw error;
    throw new UnreadableFile(`the file cannot be read as a table: ${error.message}`, { cause: error });
  }
}

const KILOBYTE = 1024;

/** Reports bytes read, in kilobytes. */
function stepsOf(progress: Progress, total: number): (bytes: number) => void {
  let told = 0;
  progress.begin('reading, kB', Math.ceil(total / KILOBYTE));
  return (bytes) => {
    const steps = Math.ceil(bytes / KILOBYTE) - told;
    if (steps < KILOBYTE / 8 && bytes < total) return;
    told += steps;
    progress.step(steps);
  };
}

import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { silent, type Progress } from './progress.ts';
import { textInCell } from '#model/values/csv-cell.ts';
import { beyond, UnreadableFile } from '#server/platform/http/unreadable-file.ts';
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
  file: string | Buffer,
  open: (header: readonly string[]) => SheetReader<T>,
  progress: Progress,
  onBroken?: OnBroken,
): Promise<T> {
  const bytes = typeof file === 'string' ? await bytesOf(file) : file;
  return readTable(inUtf8(unpack(bytes)), open, progress, onBroken);
}

/** Is told the number of a line whose quotation marks are out of place. */
export type OnBroken = (line: number) => void;

/** The content of a file. Throws UnreadableFile. */
export async function bytesOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') throw new UnreadableFile(`there is no file ${file}`, { cause: error });
    throw new UnreadableFile(`${file} cannot be read: ${code || String(error)}`, { cause: error });
  }
}

/** The lines of a text, and those of them whose quotation marks are out of place. */
export interface TextLines {
  readonly lines: readonly Line[];
  readonly broken: readonly Pick<Line, 'number'>[];
}

/** All lines of a text with a table in it, the first one too, within limits. Throws UnreadableFile. [IM1] [SGR5] */
export function linesOf(bytes: Buffer): TextLines {
  const lines: Line[] = [];
  const broken: Pick<Line, 'number'>[] = [];
  const extent = new Extent();
  const take = (line: Line): void => {
    extent.row(line.cells.length);
    lines.push(line);
  };
  const open = (first: readonly string[]): SheetReader<void> => {
    take({ number: 1, cells: first });
    return { line: take, end: () => {} };
  };
  readTable(inUtf8(bytes), open, silent, (number) => void broken.push({ number }));
  return { lines, broken };
}

interface Place {
  readonly lines: number;
  readonly bytes: number;
}

function readTable<T>(
  bytes: Buffer,
  open: (header: readonly string[]) => SheetReader<T>,
  progress: Progress,
  onBroken: OnBroken = () => {},
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
  for (const line of parseInto(bytes, take)) onBroken(line);
  if (!reader) throw new UnreadableFile('the file is empty', { code: 'importEmpty' });
  progress.end();
  return reader.end();
}

const MEGABYTE = 1024 ** 2;
/** Bytes of a line: what is longer has an end that is missing, or was made to be. */
const LONGEST_RECORD = 4 * MEGABYTE;

const tolerant = {
  maxRecordSize: LONGEST_RECORD,
  bom: true,
  relaxColumnCount: true,
  relaxQuotes: true,
  skipEmptyLines: true,
  trim: true,
};
/** Ends of cells that are looked for up to the end of the file. */
const MOST_SEARCHES = 20;

/**
 * Reads all records; a line whose quotation marks are out of place, or never closed, is read as it is written, and what follows is
 * read on. Returns the numbers of such lines. [IM38]
 */
function parseInto(bytes: Buffer, onRecord: (cells: string[], place: Place) => null): number[] {
  const broken: number[] = [];
  let searches = 0;
  const delimiter = delimiterOf(bytes);
  let from: Place = { lines: 0, bytes: 0 };
  for (;;) {
    const base = from;
    const placed = ({ lines, bytes: read }: Place): Place => ({
      lines: base.lines + lines,
      bytes: base.bytes + read,
    });
    const take = (cells: string[], place: Place): null => onRecord(cells, (from = placed(place)));
    try {
      parse(bytes.subarray(base.bytes), { ...tolerant, delimiter, onRecord: take });
      return broken;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))) throw error;
      if (isOpen(error.code)) searches += 1;
      const end = searches <= MOST_SEARCHES ? brokenLine(bytes, from) : null;
      if (!end) throw unreadable(error);
      const { start, next } = end;
      parse(bytes.subarray(start.bytes, next.bytes), {
        ...tolerant,
        delimiter,
        quote: false,
        onRecord: (cells: string[]) => onRecord(cells, next),
      });
      broken.push(next.lines);
      from = next;
    }
  }
}

/** The end of a cell was looked for up to that of the file, or for very long. */
const isOpen = (code: unknown): boolean => code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE';

const [FEED, RETURN] = [0x0a, 0x0d];

/** The next line that says something, as it is written; null where it is too long to be one, or there is none. */
function brokenLine(bytes: Buffer, from: Place): { readonly start: Place; readonly next: Place } | null {
  let [at, feeds] = [from.bytes, 0];
  for (; bytes[at] === FEED || bytes[at] === RETURN; at += 1) if (bytes[at] === FEED) feeds += 1;
  // What was read last may have ended before its line break.
  const isEnded = from.bytes === 0 || bytes[from.bytes - 1] === FEED;
  const lines = from.lines + (isEnded ? feeds : Math.max(0, feeds - 1));
  const feed = bytes.indexOf(FEED, at);
  const end = feed < 0 ? bytes.length : feed + 1;
  if (end === at || end - at > LONGEST_RECORD) return null;
  return { start: { lines, bytes: at }, next: { lines: lines + 1, bytes: end } };
}

function unreadable(error: Error & { readonly code?: unknown }): UnreadableFile {
  if (error.code === 'CSV_MAX_RECORD_SIZE') return beyond('importLineTooLong', LONGEST_RECORD / MEGABYTE);
  return new UnreadableFile(`the file cannot be read as a table: ${error.message}`, { cause: error });
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

import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

/** A line of a table as it stands in the file. */
export interface Line {
  /** From 1, the header's. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface Sheet {
  readonly header: readonly string[];
  /** Empty lines left out. */
  readonly lines: readonly Line[];
}

/** A file that is no table. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** Reads a table with a header: comma, semicolon or tab between cells, UTF-8 or Windows-1252, packed with gzip or not. */
export async function readSheet(file: string): Promise<Sheet> {
  return toSheet(decode(unpack(await readFile(file))));
}

/** The same of a text. Throws UnreadableFile. */
export function toSheet(text: string): Sheet {
  const [first = ''] = text.split(/\r?\n/, 1);
  const options = {
    bom: true,
    info: true,
    relaxColumnCount: true,
    skipEmptyLines: true,
    trim: true,
  } as const;
  const delimiter = [';', '\t', ','].reduce((a, b) =>
    first.split(b).length > first.split(a).length ? b : a,
  );
  try {
    const rows = parse(text, { ...options, delimiter }) as unknown as {
      record: string[];
      info: { lines: number };
    }[]; // `info` wraps each record
    const [header, ...rest] = rows;
    if (!header) throw new UnreadableFile('the file is empty');
    // A cell may hold line breaks: the line is where its record begins.
    let before = header.info.lines;
    const lines = rest.map(({ record: cells, info }) => {
      const breaks = cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);
      before = Math.max(before + 1, info.lines - breaks);
      return { number: before, cells };
    });
    return { header: header.record, lines };
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(
      `the file cannot be read as a table: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function unpack(bytes: Buffer): Buffer {
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  try {
    return packed ? gunzipSync(bytes) : bytes;
  } catch (error) {
    throw new UnreadableFile('the packed file is damaged', { cause: error });
  }
}

/** Spreadsheets write UTF-8 or, older ones, Windows-1252, which never happens to be valid UTF-8. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

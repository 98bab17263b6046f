import type { ImportFile, ImportTable } from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { FileLine } from '#model/areas/integrations/data-import/find-table.ts';
import { fileLines } from '#server/untrusted/contracts.ts';
import { readApart, type ReaderInput } from '#server/untrusted/readers.ts';

/** The table of a file, and the file. */
export interface ReadFile {
  readonly file: ImportFile;
  readonly table: ImportTable;
  /** Its lines as JSON, so many lists of them. */
  readonly parts: readonly Buffer[];
}

interface Reading {
  readonly company: number;
  readonly name: string;
  readonly content: ReaderInput;
  /** Of a workbook; the first with a table in it if it is not said. */
  readonly sheet?: string;
}

/**
 * Reads the table of a text (CSV with any delimiter and encoding, gzipped or not) or of a workbook (XLSX), apart from the
 * server. Throws UnreadableFile. [DI9] [SGR1]
 */
export async function readFile({ company, name, content, sheet }: Reading): Promise<ReadFile> {
  const ask = { name, sheet: sheet ?? null };
  const { answer, parts } = await readApart('table', { company, content, ask });
  return { ...answer, parts };
}

/** The first lines of a table; all of them where nothing is said. */
export function linesIn({ parts }: Pick<ReadFile, 'parts'>, most = Infinity): readonly FileLine[] {
  const lines: FileLine[] = [];
  for (const part of parts) {
    if (lines.length >= most) break;
    lines.push(...fileLines.parse(JSON.parse(part.toString())));
  }
  return lines.slice(0, most);
}

import { readSheet, type Line, type SheetReader } from './delimited.ts';
import { importKinds, NEW, type ImportOptions, type ImportKind } from './import-options.ts';
import type { Progress } from './progress.ts';
import { isRetail, retailHeader } from './retail/retail-line.ts';
import { RetailReader, type RetailReading } from './retail/retail-reading.ts';
import { mappingOf } from './tables/table-columns.ts';
import type { TableTarget } from './tables/table-work.ts';
import { Unsuitable } from './unsuitable.ts';

/** A file's content as read, not yet checked against a company. */
export type Input =
  | { readonly as: 'sales-orders'; readonly reading: RetailReading }
  | Pick<TableTarget, 'as' | 'heads' | 'mapping' | 'lines'>;

type Asked = Pick<ImportOptions, 'file' | 'as' | 'company'>;

/** Reads a file. Throws Unsuitable if it is not of the requested kind, UnreadableFile if it is not a table. */
export function readInput(asked: Asked, progress: Progress): Promise<Input> {
  return readSheet(asked.file, (header) => readerFor(asked, header), progress);
}

function readerFor(asked: Asked, header: readonly string[]): SheetReader<Input> {
  const as = kindOf(asked, header);
  if (as === 'sales-orders') {
    const retail = new RetailReader();
    return {
      line: (line) => retail.take(line),
      end: () => ({ as: 'sales-orders', reading: retail.reading() }),
    };
  }
  const heads = header.map((head) => head.trim());
  mappingOf(as, heads);
  const lines: Line[] = [];
  return {
    line: (line) => void lines.push(line),
    end: () => ({ as, heads, mapping: mappingOf(as, heads, lines), lines }),
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

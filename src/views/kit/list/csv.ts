import type { CellValue } from './export-table.ts';
import { CSV_MARK, csvText } from '#model/values/csv-cell.ts';
import type { Work } from './list-work.ts';

const PIECE = 512;

/**
 * Rows as the parts of a CSV file: comma-separated, lines ending in CR LF, days and moments in ISO form (RFC 4180).
 * @param isBegin whether the file begins with them
 */
export function* csvWork(rows: readonly (readonly CellValue[])[], isBegin = true): Work<readonly string[]> {
  const parts = isBegin ? [CSV_MARK] : [];
  for (let from = 0; from < rows.length; from += PIECE) {
    const lines = rows.slice(from, from + PIECE).map((row) => row.map(cellText).join(','));
    parts.push(`${lines.join('\r\n')}\r\n`);
    yield;
  }
  return parts;
}

function cellText(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString();
  return csvText(value);
}

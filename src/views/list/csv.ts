import type { CellValue } from './list-definition.ts';
import type { Work } from './list-work.ts';

/** Byte order mark: makes spreadsheets read the file as UTF-8. */
const MARK = '\uFEFF';

/**
 * Where a spreadsheet would see the start of a formula: at the start of a cell, also after a character that splits cells
 * where lists are separated otherwise. Full-width signs count as signs. Source: OWASP, CSV injection.
 */
const FORMULA = /(^|[;\t])(?=\s*[=+\-@＝＋－＠])|^(?=[\t\r])/g;
const QUOTED = /[",;\r\n]/;

const PIECE = 512;

/**
 * Rows as the parts of a CSV file: comma-separated, lines ending in CR LF, days and moments in ISO form (RFC 4180).
 * @param isBegin whether the file begins with them
 */
export function* csvWork(rows: readonly (readonly CellValue[])[], isBegin = true): Work<readonly string[]> {
  const parts = isBegin ? [MARK] : [];
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
  const safe = value.replaceAll(FORMULA, "$1'");
  return QUOTED.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

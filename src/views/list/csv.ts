import type { CellValue } from './list-definition.ts';

/** Begins every file: spreadsheets read it as UTF-8 then. */
const MARK = '\uFEFF';

/** A text that a spreadsheet would take for a formula is told to be text. */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[",;\r\n]/;

/** Rows as CSV: separated by commas, lines ended by CR LF, days and moments in ISO form (RFC 4180). */
export function csvOf(rows: readonly (readonly CellValue[])[]): string {
  return MARK + rows.map((row) => row.map(cellText).join(',')).join('\r\n') + '\r\n';
}

function cellText(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString();
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return QUOTED.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Byte order mark: makes spreadsheets read the file as UTF-8. */
export const CSV_MARK = '\uFEFF';

/**
 * Where a spreadsheet would see the start of a formula: at the start of a cell, also after a character that splits cells
 * where lists are separated otherwise. Full-width signs count as signs. Source: OWASP, CSV injection.
 */
const FORMULA = /(^|[;\t])(?=\s*[=+\-@＝＋－＠])|^(?=[\t\r])/g;
const QUOTED = /[",;\r\n]/;

/** A text as a cell of a CSV file (RFC 4180) that no spreadsheet takes for a formula. */
export function csvText(value: string): string {
  const safe = value.replaceAll(FORMULA, "$1'");
  return QUOTED.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

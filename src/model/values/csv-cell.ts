/** Byte order mark: makes spreadsheets read the file as UTF-8. */
export const CSV_MARK = '\uFEFF';

/**
 * Where a spreadsheet would see the start of a formula: at the start of a cell, also after a character that splits cells
 * where lists are separated otherwise. Full-width signs count as signs. Source: OWASP, CSV injection. Apostrophes that
 * stand there already count as part of it, so that one more can be taken off again.
 */
const FORMULA = /(?<=^|[;\t])(?=['\s]*[=+\-@＝＋－＠])|^(?='*[\t\r])/g;
const MADE_SAFE = /(?<=^|[;\t])'(?=['\s]*[=+\-@＝＋－＠])|^'(?='*[\t\r])/g;
const QUOTED = /[",;\r\n]/;

/** A text as a cell of a CSV file (RFC 4180) that no spreadsheet takes for a formula. */
export function csvText(value: string): string {
  const safe = safeText(value);
  return QUOTED.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const safeText = (value: string): string => value.replaceAll(FORMULA, "'");

/** A text for a cell of a workbook, which begins no formula: one that would lose an apostrophe when read gets one more. */
export const workbookText = (value: string): string =>
  value.search(MADE_SAFE) < 0 ? value : safeText(value);

/** The text that a cell of a CSV file or a workbook stands for: without what made it safe. */
export const textInCell = (cell: string): string => cell.replaceAll(MADE_SAFE, '');

import writeWorkbook, { type SheetData } from 'write-excel-file/node';
import { csvText, workbookText } from '#model/values/csv-cell.ts';
import type { LineRefusal } from '#model/areas/integrations/data-import/import-line.ts';
import { fieldLabel } from '#words/data-import-fields.words.ts';
import type { Language } from '#model/values/languages.ts';
import { sentenceOf } from '#server/platform/http/sentence.ts';
import { cellsOf } from './import-context.ts';
import type { StoredLine } from './import-store.ts';

const words = {
  line: { en: 'Line', sv: 'Rad' },
  reason: { en: 'Reason', sv: 'Orsak' },
} as const;

/** Lines with why they were not taken, or not taken back, under the heads of their file. */
export function rejectedRows(
  heads: readonly string[],
  lines: readonly StoredLine[],
  language: Language,
  target: string,
): readonly (readonly string[])[] {
  /** A field as people call it. */
  const named = ({ code, params = {} }: LineRefusal): NonNullable<LineRefusal['params']> =>
    code === 'importColumnMissing'
      ? { ...params, field: fieldLabel(target, String(params['field']))[language] }
      : params;
  const head = [...heads, words.line[language], words.reason[language]];
  return [
    head,
    ...lines.map((line) => {
      const refusal = line.kept ?? line.verdict?.refusal;
      const why = refusal
        ? sentenceOf({ code: refusal.code, ...(refusal.params && { params: named(refusal) }) }, language)
        : '';
      const column =
        refusal?.column === null || refusal === undefined || refusal === null
          ? ''
          : (heads[refusal.column] ?? '');
      return [...cellsOf(line), String(line.line), column === '' ? why : `${column}: ${why}`];
    }),
  ];
}

/** As spreadsheets open it by a press: with a mark of its encoding, and semicolons where decimals have commas. */
export function rejectedCsv(rows: readonly (readonly string[])[], language: Language): string {
  const between = language === 'sv' ? ';' : ',';
  const quoted = (cell: string): string => {
    const safe = csvText(cell);
    return safe.includes(between) && !safe.startsWith('"') ? `"${safe}"` : safe;
  };
  return `\uFEFF${rows.map((row) => row.map(quoted).join(between)).join('\r\n')}\r\n`;
}

export function rejectedWorkbook(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const data: SheetData = rows.map((row, at) =>
    row.map((value) => ({
      value: workbookText(value),
      type: String,
      ...(at === 0 && { fontWeight: 'bold' as const }),
    })),
  );
  return writeWorkbook(data, { sheet: 'Rejected' }).toBuffer();
}

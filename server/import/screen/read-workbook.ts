import readSheets from 'read-excel-file/node';
import { textInCell } from '#model/values/csv-cell.ts';
import { UnreadableFile } from '#server/platform/http/unreadable-file.ts';
import { measureWorkbook } from './measure-workbook.ts';

/** A sheet with the text of its cells. */
interface SheetText {
  readonly sheet: string;
  readonly lines: readonly (readonly string[])[];
}

const EXACT = 15;

/** The sheets of a workbook (XLSX), once it is known how far they reach. Throws UnreadableFile. */
export async function readWorkbook(content: Buffer, mostUnpacked: number): Promise<readonly SheetText[]> {
  await measureWorkbook(content, mostUnpacked);
  const sheets = await readSheets(content, { parseNumber: decimalText }).catch((cause: unknown) => {
    throw new UnreadableFile('the workbook cannot be read', { code: 'importDamaged', cause });
  });
  return sheets.map(({ sheet, data }) => ({
    sheet,
    lines: data.map((cells) => cells.map((cell) => textInCell(textOf(cell)))),
  }));
}

/** A number of a workbook without what its arithmetic added: 0.30000000000000004 is 0.3. */
function decimalText(text: string): string {
  const exact = Number(Number(text).toPrecision(EXACT));
  const plain = String(exact);
  return Number.isFinite(exact) && !plain.includes('e') ? plain : text;
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return typeof cell === 'string' ? cell : String(cell as number);
}

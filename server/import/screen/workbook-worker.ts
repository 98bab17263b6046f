import { parentPort, workerData } from 'node:worker_threads';
import readWorkbook from 'read-excel-file/node';
import type { SheetText } from './read-workbook.ts';

const EXACT = 15;

// Runs in a thread of its own: reading a large workbook takes seconds, in which the server answers.
const sheets = await readWorkbook(Buffer.from(workerData as Uint8Array), {
  parseNumber: (text: string) => decimalText(text),
});
const texts = sheets.map(({ sheet, data }): SheetText => ({
  sheet,
  lines: data.map((cells) => cells.map(textOf)),
}));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(texts);

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

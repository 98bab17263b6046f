import type { ExportTable } from './export-table.ts';
import { workAside, type Work } from './list-work.ts';
import type { XlsxPart } from './xlsx-worker.ts';

/** Creates a workbook from tables, with one sheet of this name. Rejects once `signal` aborts. */
export type XlsxWriter = (
  tables: AsyncIterable<ExportTable>,
  sheet: string,
  signal: AbortSignal,
) => Promise<Blob>;

/** Rows that a sheet can hold below its header. */
export const SHEET_ROWS = 1_048_575;

const PIECE = 512;

/**
 * Writes the workbook in a worker, loaded when needed, so that the page stays responsive. Tables are handed over as they
 * come and forgotten; the worker holds all rows until the last. Throws a RangeError if there are too many for a sheet.
 */
export const xlsxAside: XlsxWriter = async (tables, sheet, signal) => {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { type: 'module' });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  const hand = (part: XlsxPart): void => worker.postMessage(part);
  try {
    const [file] = await Promise.all([answerOf(worker, signal), handOver(tables, sheet, hand, signal)]);
    return file;
  } finally {
    worker.terminate();
  }
};

async function handOver(
  tables: AsyncIterable<ExportTable>,
  sheet: string,
  hand: (part: XlsxPart) => void,
  signal: AbortSignal,
): Promise<void> {
  let head: ExportTable['head'] = [];
  let count = 0;
  for await (const table of tables) {
    head = table.head;
    count += table.rows.length;
    if (count > SHEET_ROWS) throw new RangeError(`a sheet has ${SHEET_ROWS} rows`);
    await workAside(handing(table.rows, hand), signal);
  }
  hand({ head, sheet });
}

/** Sends rows in pieces: all at once would be copied in one long task. */
function* handing(rows: ExportTable['rows'], hand: (part: XlsxPart) => void): Work<void> {
  for (let from = 0; from < rows.length; from += PIECE) {
    hand({ rows: rows.slice(from, from + PIECE) });
    yield;
  }
}

function answerOf(worker: Worker, signal: AbortSignal): Promise<Blob> {
  return new Promise((written, failed) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => written(data));
    worker.addEventListener('error', ({ message }) => failed(new Error(message)));
    signal.addEventListener('abort', () => failed(signal.reason));
  });
}

import type { ExportTable } from './list-export.ts';
import { workAside, type Work } from './list-work.ts';
import type { XlsxPart } from './xlsx-worker.ts';

/** Creates a workbook from a table, with one sheet of this name. Rejects once `signal` aborts. */
export type XlsxWriter = (table: ExportTable, sheet: string, signal: AbortSignal) => Promise<Blob>;

const PIECE = 512;

/** Writes the workbook in a worker, loaded when needed, so that the page stays responsive. */
export const xlsxAside: XlsxWriter = async ({ head, rows }, sheet, signal) => {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { type: 'module' });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  const hand = (part: XlsxPart): void => worker.postMessage(part);
  try {
    const [file] = await Promise.all([
      answerOf(worker, signal),
      workAside(handing(rows, hand), signal).then(() => hand({ head, sheet })),
    ]);
    return file;
  } finally {
    worker.terminate();
  }
};

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

import type { ExportTable } from './export-table.ts';
import { xlsxOf } from './xlsx.ts';

/** Messages from the page: rows, piece by piece, then the rest of the file's contents. */
export type XlsxPart =
  | { readonly rows: ExportTable['rows'] }
  | { readonly head: ExportTable['head']; readonly sheet: string };

const rows: ExportTable['rows'][number][] = [];

globalThis.addEventListener('message', ({ data }: MessageEvent<XlsxPart>) => {
  if ('rows' in data) rows.push(...data.rows);
  // Reported explicitly: an error in a promise would not reach the page.
  else xlsxOf({ head: data.head, rows }, data.sheet).then((file) => postMessage(file), reportError);
});

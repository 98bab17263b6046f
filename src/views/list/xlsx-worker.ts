import type { ExportTable } from './list-export.ts';
import { xlsxOf } from './xlsx.ts';

/** What the page hands over: rows, piece by piece, then what else is to stand in the file. */
export type XlsxPart =
  | { readonly rows: ExportTable['rows'] }
  | { readonly head: ExportTable['head']; readonly sheet: string };

const rows: ExportTable['rows'][number][] = [];

globalThis.addEventListener('message', ({ data }: MessageEvent<XlsxPart>) => {
  if ('rows' in data) rows.push(...data.rows);
  // Thrown in a promise it would stay here.
  else xlsxOf({ head: data.head, rows }, data.sheet).then((file) => postMessage(file), reportError);
});

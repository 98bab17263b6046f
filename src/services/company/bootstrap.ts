import {
  arrivedPage,
  isPageText,
  type ArrivedPage,
  type BootEnd,
  type BootHeader,
} from '#model/engine/pages.ts';
import { textLines } from '../stream/text-lines.ts';

/** A page with its original text, which is stored as it is, under its key. */
interface BootedPage {
  readonly page: ArrivedPage;
  readonly key: [table: string, number: number];
  readonly text: string;
}

interface Bootstrapped {
  readonly header: BootHeader;
  readonly pages: readonly BootedPage[];
}

/**
 * Reads a company's bootstrap line by line. Rejects if the end is missing: a partial model is useless.
 * @param onProgress rows read so far, and in total
 */
export async function readBootstrap(
  body: ReadableStream<Uint8Array>,
  onProgress: (done: number, total: number) => void,
): Promise<Bootstrapped> {
  let header: BootHeader | undefined;
  let end: BootEnd | undefined;
  const pages: BootedPage[] = [];
  let done = 0;
  for await (const text of textLines(body)) {
    if (isPageText(text)) {
      const page = arrivedPage(text);
      pages.push({ page, key: [page.table, page.number], text });
      done += page.count;
      onProgress(
        done,
        Object.values(header?.tables ?? {}).reduce((sum, count) => sum + count, 0),
      );
      continue;
    }
    const line = JSON.parse(text) as BootHeader | BootEnd;
    if ('end' in line) end = line;
    else header = line;
  }
  if (!header || !end || end.pages !== pages.length) throw new Error('the bootstrap is incomplete');
  return { header, pages };
}

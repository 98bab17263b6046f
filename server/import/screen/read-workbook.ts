import { Worker } from 'node:worker_threads';
import yauzl from 'yauzl';
import { UnreadableFile } from '../table-text.ts';

/** A sheet with the text of its cells. */
export interface SheetText {
  readonly sheet: string;
  readonly lines: readonly (readonly string[])[];
}

/** What a workbook may take of memory while it is read, in MB. */
const MOST_MEMORY = 3072;

/** The sheets of a workbook (XLSX), read beside the server's own thread. Throws UnreadableFile. */
export async function readWorkbook(content: Buffer, mostUnpacked: number): Promise<readonly SheetText[]> {
  await refuseBomb(content, mostUnpacked);
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('workbook-worker.ts', import.meta.url), {
      workerData: content,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    worker.once('message', resolve);
    worker.once('error', (cause: Error & { readonly code?: string }) =>
      reject(
        cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? tooLarge(cause)
          : new UnreadableFile('the workbook cannot be read', { code: 'importDamaged', cause }),
      ),
    );
  });
}

const tooLarge = (cause?: unknown): UnreadableFile =>
  new UnreadableFile('the workbook is too large', { code: 'importTooLarge', cause });

/** A small workbook may claim to hold gigabytes. */
function refuseBomb(content: Buffer, most: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const damaged = (cause?: unknown): void =>
      reject(new UnreadableFile('the workbook is damaged', { code: 'importDamaged', cause }));
    yauzl.fromBuffer(content, { lazyEntries: true }, (error, zip) => {
      if (!zip) return damaged(error);
      let size = 0;
      zip.on('entry', (entry: { uncompressedSize: number }) => {
        size += entry.uncompressedSize;
        if (size > most) reject(tooLarge());
        else zip.readEntry();
      });
      zip.once('end', () => resolve());
      zip.once('error', damaged);
      zip.readEntry();
    });
  });
}

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { UnfitBackup } from './unfit-backup.ts';

/** Where a backup is read from, as often as it is needed. */
export interface BackupSource {
  /** Bytes. */
  readonly size: number;
  open(): Promise<Readable>;
}

/** A backup in a file; throws UnfitBackup where there is none. */
export async function fileSource(path: string): Promise<BackupSource> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new UnfitBackup(`There is no file ${path}.`);
  return { size: found.size, open: async () => createReadStream(path, { highWaterMark: 256 * 1024 }) };
}

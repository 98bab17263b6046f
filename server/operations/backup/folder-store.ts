import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileSource } from './backup-source.ts';
import { momentOf, type BackupStore } from './backup-store.ts';

/** Backups in a folder, which is made where there is none. */
export function folderStore(folder: string): BackupStore {
  const at = (name: string): string => join(folder, name);
  return {
    put: async (name, bytes) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const partial = at(`${name}.partial`);
      try {
        await pipeline(bytes, createWriteStream(partial, { mode: 0o600, flush: true }));
        await rename(partial, at(name));
      } finally {
        await rm(partial, { force: true });
      }
    },
    list: async () => (await readdir(folder)).filter((name) => momentOf(name) !== null).sort(),
    source: (name) => fileSource(at(name)),
    remove: (name) => rm(at(name), { force: true }),
  };
}

import { createReadStream } from 'node:fs';
import type { Objects } from '#server/platform/objects/objects.ts';
import { createFileStore, isHash, type FileStore } from './file-store.ts';

/**
 * [FS13] The files of all companies in a bucket, as `files/<company>/<hash>`. What comes in waits in a folder of this server
 * until it was measured and scanned.
 */
export function bucketFiles(objects: Objects, folder: string): FileStore {
  const waiting = createFileStore(folder);
  const above = (company: number): string => `files/${company}/`;
  const keyOf = (company: number, hash: string): string => `${above(company)}${hash}`;
  return {
    receive: async (company, stream) => {
      const incoming = await waiting.receive(company, stream);
      return {
        ...incoming,
        keep: async () => {
          await objects.put(keyOf(company, incoming.hash), createReadStream(incoming.path));
          await incoming.discard();
        },
      };
    },
    open: (company, hash) => objects.open(keyOf(company, hash)),
    has: async (company, hash) => (await objects.entry(keyOf(company, hash))) !== undefined,
    hashes: async (company) => {
      const entries = await objects.list(above(company));
      return entries
        .map(({ key }) => key.slice(above(company).length))
        .filter(isHash)
        .sort();
    },
    used: async (company) => {
      const entries = await objects.list(above(company));
      return entries.reduce((sum, { size }) => sum + size, await waiting.used(company));
    },
    sweep: async (company, keep, before) => {
      const isKept = (key: string): boolean => keep.has(key.slice(above(company).length));
      const swept = await sweepBelow(objects, above(company), isKept, before);
      return swept + (await waiting.sweep(company, new Set(), before));
    },
  };
}

/** Removes what is older and not kept; how many there were. */
async function sweepBelow(
  objects: Objects,
  prefix: string,
  isKept: (key: string) => boolean,
  before: number,
): Promise<number> {
  let swept = 0;
  for (const { key, changedAt } of await objects.list(prefix)) {
    if (changedAt >= before || isKept(key)) continue;
    // The same content may have been put there again since the list was asked for.
    const now = await objects.entry(key);
    if (!now || now.changedAt >= before) continue;
    await objects.remove(key);
    swept += 1;
  }
  return swept;
}

import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Objects } from '#server/platform/objects/objects.ts';
import { createArchiveStore, isOld, type ArchiveStore } from './archive-store.ts';

/** The exports of all companies in a bucket, as `exports/<company>/<id>.zip`; each is written in a folder of this server. */
export function bucketArchives(objects: Objects, folder: string): ArchiveStore {
  const writing = createArchiveStore(folder);
  const above = (company: number): string => `exports/${company}/`;
  return {
    begin: async (company) => {
      const archive = await writing.begin(company);
      const others = await objects.list(above(company));
      return {
        ...archive,
        keep: async () => {
          const id = randomUUID();
          const { size } = await stat(archive.path);
          await objects.put(`${above(company)}${id}.zip`, createReadStream(archive.path));
          for (const { key } of others) await objects.remove(key);
          return { id, size };
        },
      };
    },
    open: async (company, id, now) => {
      const found = await objects.open(`${above(company)}${id}.zip`);
      if (!found || !isOld(found.changedAt, now)) return found;
      found.stream.destroy();
      return undefined;
    },
    sweep: async (company, now) => {
      let swept = await writing.sweep(company, now);
      for (const { key, changedAt } of await objects.list(above(company))) {
        if (!isOld(changedAt, now)) continue;
        await objects.remove(key);
        swept += 1;
      }
      return swept;
    },
  };
}

import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** [CX4] Hours that an export waits to be fetched. */
const KEPT_HOURS = 24;

/** An export that is being written. */
export interface OpenArchive {
  readonly path: string;
  /** Makes it the company's only one, and resolves with its id and size. */
  keep(): Promise<{ readonly id: string; readonly size: number }>;
  discard(): Promise<void>;
}

export interface ArchiveStore {
  begin(company: number): Promise<OpenArchive>;
  /** One that was kept; undefined where there is none, or it is too old. */
  open(
    company: number,
    id: string,
    now: string,
  ): Promise<{ readonly size: number; readonly stream: Readable } | undefined>;
  /** Deletes what is too old, and what was left unfinished. */
  sweep(company: number, now: string): Promise<number>;
}

/** Its age goes by the server's clock: a folder of another machine has its own. */
const stampNow = (path: string): Promise<void> => utimes(path, new Date(), new Date());

/** The exports of all companies in a folder. */
export function createArchiveStore(folder: string): ArchiveStore {
  const folderOf = (company: number): string => join(folder, String(company));
  const namesIn = (company: number): Promise<string[]> => readdir(folderOf(company)).catch(() => []);
  return {
    begin: async (company) => {
      const into = folderOf(company);
      await mkdir(into, { recursive: true, mode: 0o700 });
      const id = randomUUID();
      const path = join(into, `${id}.incoming`);
      const others = (await namesIn(company)).filter((name) => name.endsWith('.zip'));
      return {
        path,
        keep: async () => {
          await stampNow(path);
          await rename(path, join(into, `${id}.zip`));
          for (const name of others) await rm(join(into, name), { force: true });
          return { id, size: (await stat(join(into, `${id}.zip`))).size };
        },
        discard: () => rm(path, { force: true }),
      };
    },
    open: async (company, id, now) => {
      const path = join(folderOf(company), `${id}.zip`);
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile() || isOld(found.mtimeMs, now)) return undefined;
      return { size: found.size, stream: createReadStream(path) };
    },
    sweep: async (company, now) => {
      let swept = 0;
      for (const name of await namesIn(company)) {
        const path = join(folderOf(company), name);
        const found = await stat(path).catch(() => undefined);
        if (!found || !isOld(found.mtimeMs, now)) continue;
        await rm(path, { force: true });
        swept += 1;
      }
      return swept;
    },
  };
}

export const isOld = (changedAt: number, now: string): boolean =>
  Date.parse(now) - changedAt > KEPT_HOURS * 3_600_000;

import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ThumbnailSize } from '#model/file/file.facts.ts';
import type { FileStore } from './file-store.ts';
import { shrunk } from './shrink.ts';

/** Small versions of pictures (WebP), made when they are first asked for. */
export interface Thumbnails {
  /**
   * That of the content with a hash; undefined if there is no such content. Rejects with UnreadablePicture if nothing can
   * be made of it.
   */
  of(company: number, hash: string, size: ThumbnailSize): Promise<Buffer | undefined>;
  /** Deletes those whose content is gone. Resolves with the number deleted. */
  sweep(company: number): Promise<number>;
}

/** Pictures decoded at a time: each may take the memory of all its pixels. */
const AT_ONCE = 2;

/** The thumbnails of all companies in a folder of their own: they count towards no quota, and can be made again. */
export function createThumbnails(folder: string, files: FileStore): Thumbnails {
  const folderOf = (company: number): string => join(folder, String(company));
  const making = new Map<string, Promise<Buffer | undefined>>();
  const inTurn = turns(AT_ONCE);
  const made = async (company: number, hash: string, size: ThumbnailSize): Promise<Buffer | undefined> => {
    const content = await files.open(company, hash);
    if (!content) return undefined;
    const thumbnail = await shrunk(await buffer(content.stream), size);
    await put(folderOf(company), nameOf(hash, size), thumbnail);
    return thumbnail;
  };
  return {
    of: async (company, hash, size) => {
      const path = join(folderOf(company), nameOf(hash, size));
      const kept = await readFile(path).catch(() => undefined);
      if (kept) return kept;
      const underWay =
        making.get(path) ?? inTurn(() => made(company, hash, size)).finally(() => making.delete(path));
      making.set(path, underWay);
      return underWay;
    },
    sweep: async (company) => {
      const names = await readdir(folderOf(company)).catch(() => []);
      let swept = 0;
      for (const name of names) {
        if (await files.has(company, hashIn(name))) continue;
        await rm(join(folderOf(company), name), { force: true });
        swept += 1;
      }
      return swept;
    },
  };
}

const nameOf = (hash: string, size: ThumbnailSize): string => `${hash}-${size}.webp`;
const hashIn = (name: string): string => name.split('-')[0] ?? '';

/** Whole or not at all, whoever reads meanwhile. */
async function put(into: string, name: string, content: Buffer): Promise<void> {
  await mkdir(into, { recursive: true, mode: 0o700 });
  const coming = join(into, `${name}.${randomUUID()}`);
  await writeFile(coming, content, { mode: 0o600 });
  await rename(coming, join(into, name));
}

/** Runs at most so many at once; the others wait in the order they came. */
function turns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((go) => void waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

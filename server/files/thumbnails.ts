import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ThumbnailSize } from '#model/file/file.facts.ts';
import { readApart } from '#server/untrusted/readers.ts';
import type { Content } from '#server/untrusted/reading.ts';
import { UnreadableFile } from '#server/platform/http/unreadable-file.ts';
import type { FileStore } from './file-store.ts';

/** Small versions of pictures (WebP), made when they are first asked for. */
export interface Thumbnails {
  /**
   * That of the content with a hash; undefined if there is no such content. Rejects with UnreadableFile if nothing can
   * be made of it.
   */
  of(company: number, hash: string, size: ThumbnailSize): Promise<Buffer | undefined>;
  /** Deletes those whose content is gone. Resolves with the number deleted. */
  sweep(company: number): Promise<number>;
}

/** The thumbnails of all companies in a folder of their own: they count towards no quota, and can be made again. */
export function createThumbnails(folder: string, files: FileStore): Thumbnails {
  const folderOf = (company: number): string => join(folder, String(company));
  const making = new Map<string, Promise<Buffer | undefined>>();
  const made = async (company: number, hash: string, size: ThumbnailSize): Promise<Buffer | undefined> => {
    if (!(await files.has(company, hash))) return undefined;
    const content = async (): Promise<Content> => {
      const found = await files.open(company, hash);
      if (!found) throw new UnreadableFile('the file is gone', { code: 'unknownFile' });
      return found;
    };
    const { parts } = await readApart('thumbnail', { company, content, ask: { size } });
    const thumbnail = Buffer.concat(parts);
    await put(folderOf(company), nameOf(hash, size), thumbnail);
    return thumbnail;
  };
  return {
    of: async (company, hash, size) => {
      const path = join(folderOf(company), nameOf(hash, size));
      const kept = await readFile(path).catch(() => undefined);
      if (kept) return kept;
      const underWay = making.get(path) ?? made(company, hash, size).finally(() => making.delete(path));
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

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, lstat, mkdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { canEnter, EmbeddedDatabaseError, userFor, type RunAs } from './embedded-user.ts';

/** Where the data is and which user runs it. */
export interface Place {
  readonly folder: string;
  readonly user: RunAs | undefined;
}

/** Folders tried, in order, if the user that runs the database cannot enter DATA_DIR. */
export const defaultFallbacks = (): string[] => ['/var/lib/lagra', join(tmpdir(), 'lagra-data')];

/**
 * Always `DATA_DIR/postgres`, unless this process is root and the database's user cannot enter DATA_DIR (/root is
 * closed to others). Then a folder under /var/lib/lagra, named in `DATA_DIR/postgres.location`: only that file leads
 * back to the data, so a deleted DATA_DIR means a new database here too.
 */
export async function choosePlace(
  dataDir: string,
  fallbacks: readonly string[],
  log: (line: string) => void,
): Promise<Place> {
  await makeDataDir(dataDir);
  const preferred = join(await realpath(dataDir), 'postgres');
  const marker = join(dataDir, 'postgres.location');

  const elsewhere = await readMarker(marker);
  const folder = elsewhere ?? preferred;
  const user = await userFor(folder);
  if (elsewhere !== undefined) {
    log(`the database is in ${elsewhere}, as ${marker} says`);
    return { folder, user };
  }
  if (!user || (await canEnter(dirname(preferred), user))) return { folder, user };

  if (await exists(join(preferred, 'PG_VERSION'))) {
    throw new EmbeddedDatabaseError(
      `The database is in ${preferred}, but its owner (${user.name}) can no longer enter that folder. ` +
        `Open every folder above it to others (chmod o+x), or move it.`,
    );
  }
  const chosen = await makeFallback(preferred, fallbacks, user);
  const place = await writeMarker(marker, chosen);
  log(`the user ${user.name}, who runs the database, cannot enter ${dataDir}: the database is in ${place}`);
  return { folder: place, user: await userFor(place) };
}

async function makeDataDir(dataDir: string): Promise<void> {
  const first = await mkdir(dataDir, { recursive: true });
  if (first === undefined) return;
  // A strict umask would close the new folders to the database's user; 711 lets others pass through but not list.
  for (let folder = dataDir; folder.length >= first.length; folder = dirname(folder))
    await chmod(folder, 0o711);
}

async function readMarker(marker: string): Promise<string | undefined> {
  const text = await readFile(marker, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const folder = text.trim();
  if (await exists(dirname(folder))) return folder;
  throw new EmbeddedDatabaseError(
    `${marker} says that the database is in ${folder}, which is not there. ` +
      `Bring that folder back, or delete ${marker} to begin with an empty database.`,
  );
}

async function makeFallback(preferred: string, fallbacks: readonly string[], user: RunAs): Promise<string> {
  const path = createHash('sha256').update(preferred).digest('hex').slice(0, 8);
  for (const root of fallbacks) {
    if (!(await ownFolder(root)) || !(await canEnter(root, user))) continue;
    const folder = join(root, `${path}-${randomBytes(4).toString('hex')}`);
    await mkdir(folder);
    await chmod(folder, 0o711);
    return join(folder, 'postgres');
  }
  throw new EmbeddedDatabaseError(
    `The user ${user.name}, who must run the database because root may not, cannot enter ${dirname(preferred)}, ` +
      `and none of ${fallbacks.join(', ')} can be used. Set DATA_DIR to a folder that other users can enter.`,
  );
}

/** In a shared folder like /tmp somebody else may have created it first, or put a link in its place. */
async function ownFolder(root: string): Promise<boolean> {
  try {
    if ((await mkdir(root, { recursive: true })) !== undefined) await chmod(root, 0o755);
    const found = await lstat(root);
    return found.isDirectory() && found.uid === process.getuid?.();
  } catch {
    return false;
  }
}

/** Of two concurrent starters the first one decides; the link is created atomically. */
async function writeMarker(marker: string, folder: string): Promise<string> {
  const draft = `${marker}.${randomUUID()}`;
  await writeFile(draft, `${folder}\n`, { mode: 0o644 });
  try {
    await link(draft, marker);
    return folder;
  } catch (error) {
    const first = await readMarker(marker);
    if (first === undefined) throw error;
    await rm(dirname(folder), { recursive: true, force: true });
    return first;
  } finally {
    await rm(draft, { force: true });
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

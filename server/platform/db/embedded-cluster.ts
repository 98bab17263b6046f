import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import {
  chown,
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type pg from 'pg';
import { EmbeddedDatabaseError, runTool, type RunAs } from './embedded-user.ts';

export const adminName = 'lagra_admin';
export const ownerName = 'lagra_owner';
export const databaseName = 'lagra';
const secretFile = 'lagra.secret';
const provisionLock = 7_203_418;
const abandonedAfterMs = 15 * 60_000;

/**
 * The cluster's secret: the administrator's password, from which the others are derived. Stored and moved with the
 * data.
 */
export async function readSecret(folder: string): Promise<string> {
  return (await readFile(join(folder, secretFile), 'utf8')).trim();
}

export const passwordOf = (role: string, secret: string): string =>
  role === adminName ? secret : createHmac('sha256', secret).update(role).digest('base64url');

/**
 * Creates the data folder if there is none. It is built under another name and renamed when complete, so an interrupted
 * first start never looks complete, and of two concurrent ones only one wins. Throws if the folder is of another major
 * version.
 */
export async function ensureCluster(
  folder: string,
  binaries: string,
  user: RunAs | undefined,
): Promise<void> {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new EmbeddedDatabaseError(
      `Cannot read ${folder} (${error.code}). It belongs to another user: start as that user, or as root.`,
    );
  });
  if (version === undefined) return makeCluster(folder, binaries, user);
  const { output } = await runTool(join(binaries, 'bin', 'postgres'), ['--version'], user);
  const major = /(\d+)\./.exec(output)?.[1];
  if (major !== version.trim()) {
    throw new EmbeddedDatabaseError(
      `${folder} was written by PostgreSQL ${version.trim()}; the installed binaries are ${major ?? 'unknown'}. ` +
        'Back it up with the old version (npm run backup) and restore it with the new one into another DATA_DIR.',
    );
  }
}

async function makeCluster(folder: string, binaries: string, user: RunAs | undefined): Promise<void> {
  await removeAbandoned(folder);
  const workshop = `${folder}.init-${randomUUID()}`;
  await mkdir(workshop, { mode: 0o700 });
  const password = join(workshop, 'password');
  await writeFile(password, randomBytes(32).toString('base64url'), { mode: 0o600 });
  if (user) await Promise.all([workshop, password].map((path) => chown(path, user.uid, user.gid)));
  try {
    const cluster = join(workshop, 'cluster');
    await initialise(cluster, password, binaries, user);
    const secret = join(cluster, secretFile);
    await copyFile(password, secret);
    if (user) await chown(secret, user.uid, user.gid);
    await syncPath(secret);
    await rename(cluster, folder).catch(toleratesWinner);
    await syncPath(dirname(folder));
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

async function initialise(
  cluster: string,
  password: string,
  binaries: string,
  user: RunAs | undefined,
): Promise<void> {
  let output = '';
  for (const locale of ['C.UTF-8', 'C']) {
    const args = [
      '--pgdata',
      cluster,
      '--username',
      adminName,
      '--pwfile',
      password,
      '--auth',
      'scram-sha-256',
    ];
    args.push('--encoding', 'UTF8', '--locale', locale, '--lc-messages', 'C', '--no-instructions');
    const result = await runTool(join(binaries, 'bin', 'initdb'), args, user);
    if (result.ok) return;
    output = result.output;
    await rm(cluster, { recursive: true, force: true });
    if (!output.includes('locale')) break;
  }
  throw new EmbeddedDatabaseError(`PostgreSQL could not make its data folder: ${output}`);
}

function toleratesWinner(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST' && error.code !== 'EPERM') throw error;
}

/** By age, not by pid: another starter may be using one of them right now. */
async function removeAbandoned(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.init-`;
  for (const name of await readdir(dirname(folder))) {
    const path = join(dirname(folder), name);
    if (!name.startsWith(prefix)) continue;
    const age =
      Date.now() -
      (await stat(path).then(
        (found) => found.mtimeMs,
        () => Date.now(),
      ));
    if (age > abandonedAfterMs) await rm(path, { recursive: true, force: true });
  }
}

async function syncPath(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Creates the application's database and its owner, an ordinary role: a superuser would bypass row-level security
 * unnoticed, and migrations would behave differently than with DATABASE_URL. Idempotent; safe for concurrent starters.
 */
export async function provision(admin: pg.Client, secret: string): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [provisionLock]);
  try {
    const password = admin.escapeLiteral(passwordOf(ownerName, secret));
    const roles = await admin.query('select 1 from pg_roles where rolname = $1', [ownerName]);
    if (roles.rowCount === 0)
      await admin.query(`create role ${ownerName} login createrole password ${password}`);
    const databases = await admin.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (databases.rowCount === 0) await admin.query(`create database ${databaseName} owner ${ownerName}`);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [provisionLock]);
  }
}

import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secrets that what is in the database was made or encrypted with: a backup without them is half a backup. */
export const secretsOfData = [
  'commands',
  'notifications',
  'push',
  'sandbox-payments',
  'second-factor',
  'webhooks',
] as const;

type SecretName = (typeof secretsOfData)[number] | 'app-role';

/** Where the secrets of an installation come from. */
export interface SecretPlace {
  /** The folder of those that are kept. */
  readonly dataDir: string;
  /** SECRET_KEY, which those that are not kept are derived from; undefined: they are made, and kept. */
  readonly secretKey?: string | undefined;
}

/**
 * [CFG5] A secret by its name: as it is kept in the folder, else derived from SECRET_KEY, so that servers on several
 * machines have the same, else made and kept.
 */
export async function secretOf({ dataDir, secretKey }: SecretPlace, name: SecretName): Promise<string> {
  if (secretKey === undefined) return keptSecret(dataDir, name);
  return (await readSecretOf(dataDir, name)) ?? derived(secretKey, name);
}

const derived = (secretKey: string, name: string): string =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `lagra ${name}`, 32)).toString('base64url');

const fileOf = (folder: string, name: string): string => join(folder, `${name}.secret`);

/** A random secret kept in a file that only the server's own account reads; made the first time it is asked for. */
export async function keptSecret(folder: string, name: SecretName): Promise<string> {
  await putSecret(folder, name, randomBytes(32).toString('base64url'));
  return readFile(fileOf(folder, name), 'utf8');
}

/** Keeps a secret where there is none of this name yet; false where there is. */
export async function putSecret(folder: string, name: SecretName, secret: string): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  return writeFile(fileOf(folder, name), secret, { mode: 0o600, flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

/** The secret of this name; undefined where there is none. */
export const readSecretOf = (folder: string, name: SecretName): Promise<string | undefined> =>
  readFile(fileOf(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secrets that what is in the database was made or encrypted with: a backup without them is half a backup. */
export const secretsOfData = [
  'notifications',
  'push',
  'sandbox-payments',
  'second-factor',
  'webhooks',
] as const;

type SecretName = (typeof secretsOfData)[number] | 'app-role';

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

import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A random secret kept in a file that only the server's own account reads; made the first time it is asked for. */
export async function keptSecret(folder: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}.secret`);
  await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readFile(file, 'utf8');
}

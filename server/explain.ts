import { access, constants, mkdir, stat } from 'node:fs/promises';
import { ConfigError } from './config.ts';
import { EmbeddedDatabaseError } from './platform/db/embedded-user.ts';
import { DatabaseSetupError } from './platform/db/roles.ts';
import { addressRefused } from './platform/observe/address-refused.mjs';

/** One line of what stops a start; with the stack where it is a fault of the server. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DatabaseSetupError || error instanceof EmbeddedDatabaseError) return error.message;
  return addressRefused(error) ?? error.stack ?? error.message;
}

/** Throws ConfigError where DATA_DIR cannot hold what the server keeps. */
export async function mustBeWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
    if (!(await stat(dataDir)).isDirectory()) throw new Error('no folder');
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'no folder';
    throw new ConfigError([
      `DATA_DIR must be a folder that the server may write to, not "${dataDir}" (${why})`,
    ]);
  }
}

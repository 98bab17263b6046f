import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '#server/platform/usage-error.ts';

export const backupUsage = `Writes all of this installation into one file, while it runs: companies, people, files of documents.

  npm run backup -- FILE

FILE must not exist. With BACKUP_KEY (32 bytes in base64, or a passphrase) it is encrypted, and holds the keys of DATA_DIR.`;

export const restoreUsage = `Makes an empty database what a backup says, and folds every log from zero to judge it.

  npm run restore -- FILE [--until MOMENT]

FILE is a file, or s3://bucket/name of a store as S3_ENDPOINT and the AWS_… variables say.
The database is that of DATA_DIR or DATABASE_URL; files of documents go to DATA_DIR/files.
An encrypted backup needs BACKUP_KEY.

  --until MOMENT   leaves out facts after it, such as 2026-05-06T12:00:00Z (UTC)
  --help           this text

Nothing is left where anything is wrong.`;

/** Parses `-- FILE`; `help` if requested. Throws UsageError. `folder` is the current one, for relative paths. */
export function readBackupOptions(
  args: readonly string[],
  folder: string,
): { readonly file: string } | 'help' {
  const { values, positionals } = parsed(args);
  if (values.help === true) return 'help';
  if (values.until !== undefined) throw new UsageError('--until belongs to npm run restore');
  return { file: resolve(folder, oneFile(positionals)) };
}

export interface RestoreOptions {
  /** A path, absolute, or an address that begins with `s3://`. */
  readonly file: string;
  /** UTC ISO. */
  readonly until: string | null;
}

/** Parses `-- FILE [--until MOMENT]`; `help` if requested. Throws UsageError. */
export function readRestoreOptions(args: readonly string[], folder: string): RestoreOptions | 'help' {
  const { values, positionals } = parsed(args);
  if (values.help === true) return 'help';
  const named = oneFile(positionals);
  const file = named.startsWith('s3://') ? named : resolve(folder, named);
  return { file, until: values.until === undefined ? null : momentIn(values.until) };
}

/** A moment has to say that it is UTC: one that is meant in local time would leave out other facts. */
function momentIn(text: string): string {
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text) ? new Date(text) : undefined;
  if (!moment || Number.isNaN(moment.getTime()))
    throw new UsageError(`--until is a moment in UTC such as 2026-05-06T12:00:00Z, not "${text}"`);
  return moment.toISOString();
}

function oneFile([file, ...more]: readonly string[]): string {
  if (file === undefined) throw new UsageError('name the file of the backup');
  if (more.length > 0) throw new UsageError(`name one file, not also ${more.join(' ')}`);
  return file;
}

function parsed(args: readonly string[]) {
  try {
    const options = { until: { type: 'string' }, help: { type: 'boolean' } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

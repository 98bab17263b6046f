import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { command, complain, say, withBar } from '#server/command-line.ts';
import { readConfig } from '#server/config.ts';
import { openFiles } from '#server/files/open-uploads.ts';
import { startEmbeddedPostgres } from '#server/platform/db/supervisor.ts';
import { backupUsage, readBackupOptions } from './backup-options.ts';
import { UnfitBackup } from './unfit-backup.ts';
import { writeBackup, type Written } from './write-backup.ts';

async function main(args: readonly string[], folder: string): Promise<void> {
  const options = readBackupOptions(args, folder);
  if (options === 'help') return say(backupUsage);
  const began = performance.now();
  const { file } = options;
  if (await isThere(file)) throw new UnfitBackup(`There is already a file ${file}: name another one.`);
  const written = await backUp(file);
  const { size } = await stat(file);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`${file}: ${(size / 2 ** 20).toFixed(1)} MB in ${seconds} s, as of ${written.madeAt}`);
  const { companies, facts, rows, files } = written;
  say(`${companies} companies, ${facts} facts, ${rows} rows in all, ${files} files`);
  if (written.missing > 0)
    complain(`${written.missing} files that documents name are not in DATA_DIR/files.`);
  for (const { company, at, places } of written.doubts)
    complain(
      `The books of company ${company} contradict each other in ${places} places, as of ${at}: its audit log says where.`,
    );
  if (written.keysBeside.length > 0)
    complain(
      `It is not encrypted (BACKUP_KEY is not set), so it does not hold the keys in DATA_DIR: keep ${written.keysBeside.join(', ')} elsewhere.`,
    );
}

/** Under its name once it is whole. */
async function backUp(file: string): Promise<Written> {
  const config = readConfig(process.env);
  const { databaseUrl, directUrl, dataDir, secretKey, backupKey } = config;
  if (databaseUrl === undefined && !(await isThere(dataDir)))
    throw new UnfitBackup(`There is nothing to back up: DATA_DIR ${dataDir} is not there.`);
  const partial = `${file}.partial`;
  await mkdir(dirname(file), { recursive: true });
  const embedded =
    databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, log: complain }) : undefined;
  try {
    const ownerUrl = embedded?.ownerUrl ?? directUrl ?? databaseUrl ?? '';
    const { files } = await openFiles(config);
    const work = writeBackup({ ownerUrl, files, dataDir, secretKey, backupKey }, (bytes) =>
      pipeline(bytes, createWriteStream(partial, { mode: 0o600, flush: true })),
    );
    const written = await withBar(work);
    await rename(partial, file);
    return written;
  } finally {
    await rm(partial, { force: true });
    await embedded?.stop();
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

await command('backup', main, [UnfitBackup]);

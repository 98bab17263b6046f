import { checkingEngine as engine } from '#machines/checking-engine.ts';
import { command, complain, say, withBar } from '#server/command-line.ts';
import { readConfig, type Config } from '#server/config.ts';
import { openFiles } from '#server/files/open-uploads.ts';
import { connectDatabase } from '#server/platform/db/connect.ts';
import { startEmbeddedPostgres } from '#server/platform/db/supervisor.ts';
import { readRestoreOptions, restoreUsage, type RestoreOptions } from './backup-options.ts';
import type { S3Settings } from '#server/platform/objects/s3-client.ts';
import { fileSource, type BackupSource } from './backup-source.ts';
import { restoreBackup, type RestoredBackup } from './restore-backup.ts';
import { UnfitBackup } from './unfit-backup.ts';

async function main(args: readonly string[], folder: string): Promise<void> {
  const options = readRestoreOptions(args, folder);
  if (options === 'help') return say(restoreUsage);
  const began = performance.now();
  const restored = await restore(options, readConfig(process.env));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const { companies, facts, files, jobs, cut } = restored;
  say(
    `restored in ${seconds} s: ${companies} companies, ${files} files, ${jobs} waiting jobs, as of ${options.until ?? restored.madeAt}`,
  );
  say(`${facts} facts folded from zero: every row is what its log says, and every log is whole`);
  if (cut) for (const line of cutTold(cut)) say(line);
  if (restored.doubts.length > 0)
    for (const line of ['Books contradict each other, as they did in the backup:', ...restored.doubts])
      complain(line);
  say('Everybody signs in again.');
  for (const line of restored.lacking) complain(line);
}

const cutTold = ({ facts, companies }: NonNullable<RestoredBackup['cut']>): readonly string[] => [
  `left out: ${facts} later facts` +
    (companies > 0 ? `, ${companies} companies that were founded later` : ''),
  'People, passwords, second factors, payments, drafts and settings of lists are in no log: they are as they were when the backup was made.',
];

async function restore({ file, until }: RestoreOptions, config: Config): Promise<RestoredBackup> {
  const { databaseUrl, directUrl, dataDir, secretKey, backupKey, s3 } = config;
  const source = await sourceOf(file, s3);
  const embedded =
    databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, log: complain }) : undefined;
  const ownerUrl = embedded?.ownerUrl ?? databaseUrl ?? '';
  const database = await connectDatabase({
    ownerUrl,
    directUrl,
    secretDir: dataDir,
    secretKey,
    log: complain,
  });
  try {
    const { files } = await openFiles(config);
    const now = (): string => new Date().toISOString();
    const deps = { database, engine, files, dataDir, secretKey, backupKey, now };
    return await withBar(restoreBackup(deps, { source, until }));
  } finally {
    await database.dispose();
    await embedded?.stop();
  }
}

/** Amazon's client is loaded where there is something for it to do. */
async function sourceOf(file: string, s3: S3Settings): Promise<BackupSource> {
  if (!file.startsWith('s3://')) return fileSource(file);
  return (await import('./s3-store.ts')).addressSource(file, s3);
}

await command('restore', main, [UnfitBackup]);

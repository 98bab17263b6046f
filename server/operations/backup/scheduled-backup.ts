import { randomUUID } from 'node:crypto';
import type { FileStore } from '#server/files/file-store.ts';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { lastDue } from './backup-due.ts';
import {
  beginRun,
  forgetRuns,
  keepRun,
  lastProven,
  type BackupProof,
} from '#server/platform/objects/backup-runs.ts';
import { momentOf, nameAt, type BackupStore } from './backup-store.ts';
import { openStore } from './open-store.ts';
import type { StorePlace } from '#server/platform/objects/store-place.ts';
import type { S3Settings } from '#server/platform/objects/s3-client.ts';
import { checkBackup } from './check-backup.ts';
import { keptBackups } from './retention.ts';
import { finished } from './finished.ts';
import { UnfitBackup } from './unfit-backup.ts';
import { writeBackup } from './write-backup.ts';

/** What of the environment says how backups are made by themselves. */
export interface BackupSettings {
  readonly backupTo: StorePlace | undefined;
  readonly backupAt: { readonly hour: number; readonly minute: number };
  readonly backupKey: string | undefined;
  readonly secretKey: string | undefined;
  readonly s3: S3Settings;
  readonly dataDir: string;
  readonly operatorEmail: string | undefined;
}

export interface ScheduledDeps {
  readonly settings: BackupSettings;
  readonly database: Database;
  readonly files: FileStore;
  readonly jobs: JobRunner;
  readonly queue: MailQueue;
  readonly now: () => string;
  readonly log: { info(object: object, line: string): void };
}

const KEY = 'daily';

/** [BK14] Says how a scheduled backup is made. */
export function handleBackups(deps: ScheduledDeps): void {
  deps.jobs.handle('backup', async ({ isLast }) => {
    const { backupTo } = deps.settings;
    if (backupTo !== undefined) await makeBackup(deps, backupTo, isLast);
  });
}

/** [BK14] Has them made from now on, once a day for all processes, or no longer. */
export async function beginBackups({ jobs, settings }: ScheduledDeps): Promise<void> {
  const { backupTo, backupAt } = settings;
  if (backupTo === undefined) return jobs.unschedule('backup', KEY);
  await jobs.schedule('backup', `${backupAt.minute} ${backupAt.hour} * * *`, {}, KEY);
}

/** [BK14] [BK15] Makes the backup of the day, unless another process has, and proves it. */
async function makeBackup(deps: ScheduledDeps, place: StorePlace, isLast: boolean): Promise<void> {
  const { settings, database, now, log } = deps;
  const proven = await lastProven(database.app.kysely);
  if (proven !== undefined && proven.beganAt >= lastDue(settings.backupAt, now())) return;
  const [id, name] = [randomUUID(), nameAt(now())];
  const isEncrypted = settings.backupKey !== undefined;
  await beginRun(database.app.kysely, { id, beganAt: now(), place: place.kind, name, isEncrypted });
  try {
    const store = await openStore(place, settings.s3);
    const made = await stored(deps, store, name);
    await prune(store);
    await forgetRuns(database.app.kysely, now());
    const [{ bytes }, { madeAt }, proof] = [made, made.written, proofOf(made)];
    await keepRun(database.app.kysely, id, { endedAt: now(), madeAt, bytes, proof });
    log.info({ name, madeAt, bytes }, 'backed up and read back');
    for (const doubt of made.written.doubts) log.info(doubt, 'backed up books that contradict each other');
  } catch (error) {
    await told(deps, { id, isLast, error });
    throw error;
  }
}

/** [BK15] What is stored is read back from there, every sum and every log; what was damaged on its way is taken away. */
async function stored({ settings, database, files }: ScheduledDeps, store: BackupStore, name: string) {
  const written = await finished(
    writeBackup({ ...settings, files, ownerUrl: database.owner.url }, (bytes) => store.put(name, bytes)),
  );
  const source = await store.source(name);
  const checked = await finished(checkBackup(source, { key: settings.backupKey })).catch(async (error) => {
    await store.remove(name);
    throw error;
  });
  return { written, checked, bytes: source.size };
}

/** What it proves; throws UnfitBackup where what was backed up is itself not whole, which is kept all the same. */
function proofOf({ written, checked }: Awaited<ReturnType<typeof stored>>): BackupProof {
  const [first] = checked.broken;
  if (first)
    throw new UnfitBackup(
      `It was made, but the log of company ${first.company} is not what was written, at fact ${first.seq}.`,
    );
  if (written.missing > 0)
    throw new UnfitBackup(
      `It was made, but ${written.missing} files that documents name are not in DATA_DIR/files.`,
    );
  const { logs, files } = checked.closing;
  const { rows } = written;
  return {
    rows,
    files: files.count,
    logs: Object.fromEntries(logs.map(({ company, facts }) => [String(company), facts])),
  };
}

/** [BK16] Deletes what is not kept. */
async function prune(store: BackupStore): Promise<void> {
  const names = await store.list();
  const kept = keptBackups(names.flatMap((name) => momentOf(name) ?? []));
  for (const name of names) if (!kept.has(momentOf(name) ?? '')) await store.remove(name);
}

/** [BK17] A failure is noted, and told once it is not tried again. */
async function told(
  { database, queue, settings, now }: ScheduledDeps,
  { id, isLast, error }: { readonly id: string; readonly isLast: boolean; readonly error: unknown },
): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  await database.app.kysely.transaction().execute(async (trx) => {
    await keepRun(trx, id, { error: message, ...(isLast && { endedAt: now() }) });
    if (isLast && settings.operatorEmail !== undefined)
      await queue.add({ template: 'backupFailed', to: settings.operatorEmail, locale: 'en', about: id }, trx);
  });
}

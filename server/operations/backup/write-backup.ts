import type { Readable } from 'node:stream';
import type { FileStore } from '#server/files/file-store.ts';
import { readSecretOf, secretsOfData } from '#server/platform/kept-secret.ts';
import {
  CLOSING,
  filePart,
  FORMAT,
  JOBS,
  OPENING,
  PRODUCT,
  secretPart,
  tablePart,
  type BackupStep,
  type Closing,
  type Opening,
} from './backup-format.ts';
import { markOf } from './backup-key.ts';
import { createBackupWriter, type BackupWriter } from './backup-writer.ts';
import { openSnapshot, type BookDoubt, type Snapshot } from './snapshot.ts';

export interface BackupDeps {
  /** The owner's, of the database. */
  readonly ownerUrl: string;
  readonly files: FileStore;
  /** Where the keys are. */
  readonly dataDir: string;
  /** SECRET_KEY and BACKUP_KEY. */
  readonly secretKey: string | undefined;
  readonly backupKey: string | undefined;
}

/** What a backup holds. */
export interface Written {
  readonly madeAt: string;
  readonly companies: number;
  readonly facts: number;
  readonly rows: number;
  readonly files: number;
  /** Files that documents name and that were not there. */
  readonly missing: number;
  /** Keys that are needed and that it does not hold, since it is not encrypted. */
  readonly keysBeside: readonly string[];
  /** Companies whose books are backed up as they are, and contradict each other. */
  readonly doubts: readonly BookDoubt[];
}

/**
 * [BK1] [BK2] [BK3] Writes all of an installation as it was at one moment, piece by piece, and tells how far it is; whoever
 * stops asking ends it. Throws UnfitBackup where there is nothing.
 * @param take takes the bytes, and rejects where it cannot
 */
export async function* writeBackup(
  deps: BackupDeps,
  take: (bytes: Readable) => Promise<unknown>,
): AsyncGenerator<BackupStep, Written> {
  const snapshot = await openSnapshot(deps.ownerUrl);
  const writer = createBackupWriter(take, deps.backupKey);
  let isWhole = false;
  try {
    const secrets = await secretsIn(deps);
    const opening = openingOf(snapshot, deps, secrets);
    await writer.text(OPENING, JSON.stringify(opening));
    if (deps.backupKey !== undefined)
      for (const { name, secret } of secrets) await writer.text(secretPart(name), secret);
    yield* writeRows(snapshot, writer);
    const kept = yield* writeFiles(deps.files, snapshot, writer);
    const logs = await snapshot.logs();
    const doubts = await snapshot.doubts();
    const closing: Closing = { logs, parts: [...writer.parts], ...kept };
    await writer.text(CLOSING, JSON.stringify(closing));
    await writer.end();
    isWhole = true;
    return {
      madeAt: snapshot.madeAt,
      companies: snapshot.companies.length,
      facts: logs.reduce((sum, { facts }) => sum + facts, 0),
      rows: closing.parts.reduce((sum, { rows }) => sum + rows, 0),
      files: kept.files.count,
      missing: kept.missing,
      doubts,
      keysBeside: opening.secrets.flatMap(({ name, isHeld }) => (isHeld ? [] : [`${name}.secret`])),
    };
  } finally {
    if (!isWhole) writer.abort(new Error('the backup was given up'));
    await snapshot.close();
  }
}

interface KeptSecret {
  readonly name: string;
  readonly secret: string;
}

async function secretsIn({ dataDir }: BackupDeps): Promise<KeptSecret[]> {
  const found: KeptSecret[] = [];
  for (const name of secretsOfData) {
    const secret = await readSecretOf(dataDir, name);
    if (secret !== undefined) found.push({ name, secret });
  }
  return found;
}

const openingOf = (
  { madeAt, migrations, tables, companies, sequences }: Snapshot,
  { secretKey, backupKey }: BackupDeps,
  secrets: readonly KeptSecret[],
): Opening => ({
  product: PRODUCT,
  format: FORMAT,
  madeAt,
  migrations: [...migrations],
  tables: [...tables],
  companies: [...companies],
  sequences: [...sequences],
  secrets: secrets.map(({ name, secret }) => ({
    name,
    mark: markOf(secret),
    isHeld: backupKey !== undefined,
  })),
  secretKey: secretKey === undefined ? null : markOf(secretKey),
});

async function* writeRows(snapshot: Snapshot, writer: BackupWriter): AsyncGenerator<BackupStep> {
  const { tables, companies } = snapshot;
  const common = tables.filter(({ ofCompanies }) => !ofCompanies);
  const own = tables.filter(({ ofCompanies }) => ofCompanies);
  const of = common.length + companies.length * own.length;
  let done = 0;
  for (const company of [0, ...companies])
    for (const table of company === 0 ? common : own) {
      await writer.part(tablePart(table.name, company), await snapshot.rows(table, company));
      yield { part: 'tables', done: (done += 1), of };
    }
  const jobs = await snapshot.jobs();
  if (jobs) await writer.part(JOBS, jobs);
}

/** All content there is, which holds what the snapshot names: nothing is swept for a month. */
async function* writeFiles(
  files: FileStore,
  { companies, filesNamed }: Snapshot,
  writer: BackupWriter,
): AsyncGenerator<BackupStep, Pick<Closing, 'files' | 'missing'>> {
  const all: (readonly [company: number, hash: string])[] = [];
  let missing = 0;
  for (const company of companies) {
    const hashes = await files.hashes(company);
    const there = new Set(hashes);
    for (const hash of await filesNamed(company)) if (!there.has(hash)) missing += 1;
    for (const hash of hashes) all.push([company, hash]);
  }
  let [count, bytes] = [0, 0];
  for (const [index, [company, hash]] of all.entries()) {
    const found = await files.open(company, hash);
    if (found) {
      await writer.file(filePart(company, hash), found.size, found.stream);
      count += 1;
      bytes += found.size;
    }
    yield { part: 'files', done: index + 1, of: all.length };
  }
  return { files: { count, bytes }, missing };
}

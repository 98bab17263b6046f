import { sql } from 'kysely';
import pg from 'pg';
import type { Engine } from '#model/engine/engine.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { migrateModel } from '#server/platform/db/migrate-model.ts';
import { putSecret, readSecretOf, secretsOfData } from '#server/platform/kept-secret.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { makeAsBackedUp, mustBeKnown } from './as-backed-up.ts';
import type { BackupStep, Opening } from './backup-format.ts';
import { markOf } from './backup-key.ts';
import type { BackupSource } from './backup-source.ts';
import { checkBackup, type CheckedBackup } from './check-backup.ts';
import { cutLogs, type Cut } from './cut-logs.ts';
import { beginRestoring, clearDatabase, endRestoring, mustBeEmpty } from './empty-database.ts';
import { fileKeeper, loadBackup, putDownJobs } from './load-backup.ts';
import { proveDatabase, type DatabaseProof } from './prove-database.ts';
import { beginEra } from './era.ts';
import { UnfitBackup } from './unfit-backup.ts';

export interface RestoreDeps {
  readonly database: Database;
  readonly engine: Engine;
  readonly files: FileStore;
  readonly dataDir: string;
  /** SECRET_KEY and BACKUP_KEY. */
  readonly secretKey: string | undefined;
  readonly backupKey: string | undefined;
  /** The clock, UTC ISO. */
  readonly now: () => string;
}

export interface Restoring {
  readonly source: BackupSource;
  /** Facts after this moment (UTC ISO) are left out; null: none are. */
  readonly until: string | null;
}

export interface RestoredBackup extends DatabaseProof {
  readonly madeAt: string;
  readonly files: number;
  readonly jobs: number;
  /** What `until` left out; null where all was kept. */
  readonly cut: Cut | null;
  /** What is needed besides and is not here, a sentence each. */
  readonly lacking: readonly string[];
}

/**
 * [BK6] [BK7] [BK8] [BK9] [BK10] Makes an empty database what a backup says, or leaves it empty: all of it is read and
 * checked before anything is written, and what was written is judged by folding every log from zero. Tells how far it is.
 * Throws UnfitBackup.
 */
export async function* restoreBackup(
  deps: RestoreDeps,
  restoring: Restoring,
): AsyncGenerator<BackupStep, RestoredBackup> {
  const client = new pg.Client({
    connectionString: deps.database.owner.url,
    application_name: 'lagra restore',
  });
  client.on('error', () => undefined); // whoever reads on is told
  await client.connect();
  try {
    await alone(client);
    await mustBeEmpty(client);
    const checked = yield* checkBackup(restoring.source, { key: deps.backupKey });
    mustBeWhole(checked);
    await mustSuit(deps, checked.opening, restoring);
    return yield* write(deps, restoring, { client, checked });
  } finally {
    await client.end();
  }
}

const RESTORING = 7_203_419;

/** Until the connection ends. */
async function alone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    RESTORING,
  ]);
  if (rows[0]?.alone !== true) throw new UnfitBackup('Another backup is just being restored here.');
}

function mustBeWhole({ broken }: CheckedBackup): void {
  const [first] = broken;
  if (first)
    throw new UnfitBackup(
      `The log of company ${first.company} is not what was written, at fact ${first.seq}; it was so when the backup was made.`,
    );
}

async function mustSuit({ dataDir }: RestoreDeps, opening: Opening, { until }: Restoring): Promise<void> {
  mustBeKnown(opening);
  if (until !== null && until > opening.madeAt)
    throw new UnfitBackup(`The backup was made at ${opening.madeAt}, before ${until}: leave out --until.`);
  for (const name of secretsOfData) {
    const [held, own] = [opening.secrets.find((one) => one.name === name), await readSecretOf(dataDir, name)];
    if (held?.isHeld === true && own !== undefined && markOf(own) !== held.mark)
      throw new UnfitBackup(
        `DATA_DIR has another ${name}.secret already: restore with a DATA_DIR of its own.`,
      );
  }
}

interface Writing {
  readonly client: pg.Client;
  readonly checked: CheckedBackup;
}

async function* write(
  deps: RestoreDeps,
  { source, until }: Restoring,
  { client, checked: { opening, closing } }: Writing,
): AsyncGenerator<BackupStep, RestoredBackup> {
  const { database, engine, dataDir, backupKey: key } = deps;
  const owner = database.owner.kysely;
  const keeper = fileKeeper(deps.files);
  const secrets = new Map<string, string>();
  let isDone = false;
  try {
    await beginRestoring(client);
    await makeAsBackedUp(owner, opening);
    const onSecret = async (name: string, secret: string): Promise<void> => void secrets.set(name, secret);
    const waited = yield* loadBackup({ client, source, key, onFile: keeper.take, onSecret });
    yield { part: 'migrating', done: 0, of: 1 };
    await migrateModel(owner);
    const layouts = await readRowLayouts(owner, engine);
    const cut = until === null ? null : yield* cutLogs({ database, engine, layouts }, until);
    await beginEra(owner, deps.now());
    const proof = yield* proveDatabase({ database, engine, layouts });
    mustAgree(proof);
    const jobs = waited.filter(({ at }) => until === null || at <= until);
    await putDownJobs(owner, jobs);
    await putSecrets(dataDir, secrets);
    await sql`analyze`.execute(owner);
    await endRestoring(client);
    isDone = true;
    const lacking = await lackingIn(deps, opening);
    const { madeAt } = opening;
    return { ...proof, madeAt, files: closing.files.count, jobs: jobs.length, cut, lacking };
  } finally {
    if (!isDone) {
      await keeper.undo();
      await clearDatabase(client);
    }
  }
}

async function putSecrets(folder: string, secrets: ReadonlyMap<string, string>): Promise<void> {
  for (const name of secretsOfData) {
    const secret = secrets.get(name);
    if (secret !== undefined) await putSecret(folder, name, secret);
  }
}

function mustAgree({ faults }: DatabaseProof): void {
  if (faults.length > 0)
    throw new UnfitBackup(`What was restored is not what its logs say: ${faults.slice(0, 5).join('; ')}.`);
}

/** [BK3] Keys that the backup does not hold and that are not here. */
async function lackingIn({ dataDir, secretKey }: RestoreDeps, opening: Opening): Promise<string[]> {
  const lacking: string[] = [];
  for (const { name, mark } of opening.secrets) {
    const own = await readSecretOf(dataDir, name as (typeof secretsOfData)[number]); // a name that is none is not there
    if (own === undefined || markOf(own) !== mark)
      lacking.push(
        `${name}.secret of the DATA_DIR that was backed up is not in this one: copy it here before the server starts.`,
      );
  }
  if (opening.secretKey !== null && (secretKey === undefined || markOf(secretKey) !== opening.secretKey))
    lacking.push(
      'SECRET_KEY is not the one of the backup: without it second factors and stored secrets cannot be read.',
    );
  return lacking;
}

import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';
import type { StorePlace } from '#server/platform/objects/store-place.ts';

type Db = Kysely<Schema>;

/** What was read back of a backup from where it is stored. */
export interface BackupProof {
  readonly rows: number;
  readonly files: number;
  /** Facts of each company, by its number. */
  readonly logs: Readonly<Record<string, number>>;
}

/** A scheduled backup, made or failed. Moments are UTC ISO. */
export interface BackupRun {
  readonly id: string;
  readonly beganAt: string;
  /** Null while it runs, or is tried again. */
  readonly endedAt: string | null;
  /** The moment it is of. */
  readonly madeAt: string | null;
  readonly place: StorePlace['kind'];
  readonly name: string;
  readonly bytes: number | null;
  readonly isEncrypted: boolean;
  readonly proof: BackupProof | null;
  /** Why it failed; empty where it did not. */
  readonly error: string;
}

const runs = (db: Db) =>
  db
    .selectFrom('backup_run')
    .select(['id', 'began_at as beganAt', 'ended_at as endedAt', 'made_at as madeAt', 'place', 'name'])
    .select(['bytes', 'is_encrypted as isEncrypted', 'proof', 'error'])
    .$narrowType<Pick<BackupRun, 'place' | 'proof'>>(); // only this file writes them

const newest = (db: Db) => runs(db).orderBy('began_at', 'desc').limit(1);

export async function beginRun(
  db: Db,
  {
    id,
    beganAt,
    place,
    name,
    isEncrypted,
  }: Pick<BackupRun, 'id' | 'beganAt' | 'place' | 'name' | 'isEncrypted'>,
): Promise<void> {
  await db
    .insertInto('backup_run')
    .values({ id, began_at: beganAt, place, name, is_encrypted: isEncrypted })
    .execute();
}

type Came = Partial<Pick<BackupRun, 'endedAt' | 'madeAt' | 'bytes' | 'proof' | 'error'>>;

/** Keeps what came of a backup that was begun. */
export async function keepRun(
  db: Db,
  id: string,
  { endedAt, madeAt, bytes, proof, error }: Came,
): Promise<void> {
  await db
    .updateTable('backup_run')
    .set({
      ended_at: endedAt ?? null,
      made_at: madeAt ?? null,
      bytes: bytes ?? null,
      proof: sql`${proof ? JSON.stringify(proof) : null}::jsonb`,
      error: error ?? '',
    })
    .where('id', '=', id)
    .execute();
}

export const findRun = (db: Db, id: string): Promise<BackupRun | undefined> =>
  runs(db).where('id', '=', id).executeTakeFirst();

/** The last one that was made and read back. */
export const lastProven = (db: Db): Promise<BackupRun | undefined> =>
  newest(db).where('proof', 'is not', null).executeTakeFirst();

/** The last one that was given up, where none was made since. */
export async function lastFailed(db: Db): Promise<BackupRun | undefined> {
  const last = await newest(db).where('ended_at', 'is not', null).executeTakeFirst();
  return last?.proof === null ? last : undefined;
}

const KEPT_DAYS = 400;

/** Deletes what is told of backups that are long gone. */
export async function forgetRuns(db: Db, now: string): Promise<void> {
  await db
    .deleteFrom('backup_run')
    .where('began_at', '<', sql<string>`${now}::timestamptz - ${KEPT_DAYS} * interval '1 day'`)
    .execute();
}

import { z } from 'zod';
import * as v from '#model/values/schemas.ts';

/** The version of the format: one more for each that an earlier Lagra cannot read. */
export const FORMAT = 1;
export const PRODUCT = 'Lagra backup';
/** The first entry, and the last: without it a backup is not whole. */
export const OPENING = 'opening.json';
export const CLOSING = 'closing.json';
/** Jobs that wait, a line each. */
export const JOBS = 'jobs';

/** The rows of a table; company 0 for a table that belongs to none. Followed by `/` and the number of the block. */
export const tablePart = (table: string, company: number): string => `tables/${table}/${company}`;
export const filePart = (company: number, hash: string): string => `files/${company}/${hash}`;
export const secretPart = (name: string): string => `secrets/${name}`;

const count = z.int().min(0);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

/** Asked before anything else, so that a newer format is told from a damaged one. */
export const formatOf = z.looseObject({ product: z.literal(PRODUCT), format: z.int().min(1) });

const table = z.strictObject({
  name,
  columns: z.array(name),
  /** Names of its indexes: a table of rows is made with those it had. */
  indexes: z.array(name),
  /** Whether its rows belong to companies, each of which has a part of its own. */
  ofCompanies: z.boolean(),
});
export type BackedTable = z.infer<typeof table>;

const sequence = z.strictObject({ table: name, column: name, value: count, isCalled: z.boolean() });

/** What is known before the rows are read. */
export const opening = z.strictObject({
  product: z.literal(PRODUCT),
  format: z.literal(FORMAT),
  /** Moment of the snapshot, UTC ISO. */
  madeAt: v.moment,
  /** Migrations that had run. */
  migrations: z.array(z.string()),
  /** In an order in which what is referred to comes first. */
  tables: z.array(table),
  companies: z.array(z.int().min(1)),
  sequences: z.array(sequence),
  /** Keys of DATA_DIR: by their marks, and in the backup itself where it is encrypted. */
  secrets: z.array(z.strictObject({ name: z.string(), mark: z.string(), isHeld: z.boolean() })),
  /** The mark of SECRET_KEY; null where there was none. */
  secretKey: z.string().nullable(),
});
export type Opening = z.infer<typeof opening>;

const part = z.strictObject({ name: z.string(), sha256: hash, bytes: count, rows: count });
export type BackupPart = z.infer<typeof part>;

/** What was written, by which it is judged. */
export const closing = z.strictObject({
  /** Every log: how many facts it has, and the hash of the last (null where logs were not chained yet). */
  logs: z.array(z.strictObject({ company: z.int().min(1), facts: count, end: hash.nullable() })),
  /** Parts that have rows. */
  parts: z.array(part),
  files: z.strictObject({ count, bytes: count }),
  /** Files that documents name and that were not there. */
  missing: count,
});
export type Closing = z.infer<typeof closing>;

/** How far a backup or a restoring is. */
export interface BackupStep {
  readonly part: string;
  readonly done: number;
  readonly of: number;
}

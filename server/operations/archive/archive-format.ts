import { z } from 'zod';

/** The version of the format: one more for each that an earlier Lagra cannot read. */
export const FORMAT = 1;
export const PRODUCT = 'Lagra';
export const MANIFEST = 'manifest.json';
export const LOG = 'log.jsonl';
export const tablePart = (table: string): string => `tables/${table}.csv`;
export const filePart = (hash: string): string => `files/${hash}`;

const count = z.int().min(0);
const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** What a company comes to: sums and counts that a restored one has to have again. */
export const figures = z.strictObject({
  /** Thousandths of all products that the company owns, and their value in minor units. */
  onHand: z.int(),
  value: z.int(),
  /** Rows of each table, and how many of them are open. */
  tables: z.record(z.string(), z.strictObject({ rows: count, open: count })),
});
export type Figures = z.infer<typeof figures>;

const part = z.strictObject({ name: z.string().regex(/^[\w./-]{1,200}$/), sha256: hash, bytes: count });
export type ArchivePart = z.infer<typeof part>;

/** Asked before anything else, so that a newer format is told from a damaged one. */
export const formatOf = z.looseObject({ product: z.literal(PRODUCT), format: z.int().min(1) });

export const manifest = z.strictObject({
  product: z.literal(PRODUCT),
  format: z.literal(FORMAT),
  company: z.strictObject({ number: z.int().min(1), name: z.string(), currency: z.string() }),
  madeAt: z.string(),
  madeBy: z.string(),
  /** How many facts the log has, and the hash of the last. */
  log: z.strictObject({ facts: count, end: hash }),
  /** The accounts of those who were ever members, by which they are known again elsewhere. */
  people: z.array(z.strictObject({ user: z.string(), name: z.string(), email: z.string() })),
  figures,
  parts: z.array(part),
});
export type Manifest = z.infer<typeof manifest>;

/** How far an export or a restoring is. */
export interface ArchiveStep {
  /** The part that is worked on, as it is named in the file. */
  readonly part: string;
  readonly done: number;
  readonly of: number;
}

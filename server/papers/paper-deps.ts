import type { Transaction } from 'kysely';
import type { FileRouteDeps } from '#server/files/file.routes.ts';
import type { Schema } from '#server/platform/db/schema.ts';

export type Trx = Transaction<Schema>;

/** What papers are made and kept with. */
export type PaperDeps = FileRouteDeps;

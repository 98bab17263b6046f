import type { Transaction } from 'kysely';
import type { FileStore } from '#server/files/file-store.ts';
import type { CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import type { Schema } from '#server/platform/db/schema.ts';

export type Trx = Transaction<Schema>;

/** What papers are made with. */
export interface PaperDeps extends CompanyRouteDeps {
  readonly files: FileStore;
}

import type { Transaction } from 'kysely';
import type { Engine } from '#model/engine/engine.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { AccessReader } from '#server/platform/model/company-access.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';

export type Trx = Transaction<Schema>;

/** What workflows are carried out with. */
export interface WorkflowDeps {
  readonly engine: Engine;
  readonly database: Database;
  readonly layouts: RowLayouts;
  readonly access: AccessReader;
  readonly executor: Executor;
  /** Where papers that are mailed are kept. */
  readonly files: FileStore;
  /** The clock, UTC ISO. */
  readonly now: () => string;
}

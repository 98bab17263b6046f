import { checkingEngine as engine } from '#machines/checking-engine.ts';
import { companyBusiness } from '#server/company-business.ts';
import type { Config } from '#server/config.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { openFiles } from '#server/files/open-uploads.ts';
import { createUserStore, type UserStore } from '#server/accounts/identity/user-store.ts';
import { createExecutor } from '#server/platform/commands/executor.ts';
import { connectDatabase } from '#server/platform/db/connect.ts';
import { migrateModel } from '#server/platform/db/migrate-model.ts';
import { mustBeWhole } from '#server/platform/db/must-be-whole.ts';
import { startEmbeddedPostgres } from '#server/platform/db/supervisor.ts';
import { leavingOut } from '#server/platform/db/optional-part.ts';
import { secretOf } from '#server/platform/kept-secret.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import type { SinkDeps } from './import/command-sink.ts';

/** An import's dependencies. */
export interface ImportDeps extends SinkDeps {
  readonly users: UserStore;
  /** The clock, UTC ISO. */
  readonly now: () => string;
}

/** Opens the database as the server does: starts or joins the embedded one, migrates it, and seeds an empty one. */
export async function openImport(
  config: Config,
  log: (line: string) => void,
): Promise<ImportDeps & { close(): Promise<void> }> {
  const { databaseUrl, directUrl, dataDir, secretKey } = config;
  const now = (): string => new Date().toISOString();
  const embedded = databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, log }) : undefined;
  const ownerUrl = embedded?.ownerUrl ?? databaseUrl ?? '';
  const database = await connectDatabase({ ownerUrl, directUrl, secretDir: dataDir, secretKey, log });
  await mustBeWhole(database.owner.kysely);
  await migrateModel(database.owner.kysely);
  const layouts = await readRowLayouts(database.app.kysely, engine);
  const onFault = (error: unknown): void =>
    log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const secret = await secretOf(config, 'commands');
  const settings = { now, onFault, business: companyBusiness, secret };
  const executor = createExecutor({ engine, database, layouts, ...settings });
  const users = createUserStore(database.app, now);
  const { files } = await openFiles(config);
  if (config.demo)
    await seedDemo({ engine, database, executor, files, users, now, leaveOut: leavingOut(log) });
  return {
    engine,
    database,
    layouts,
    executor,
    users,
    now,
    close: async () => {
      await executor.close();
      await database.dispose();
      await embedded?.stop();
    },
  };
}

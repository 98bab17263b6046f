import type { Engine } from '#model/engine/engine.ts';
import type { Command } from '#model/engine/envelope.ts';
import type { Business } from './commands/business.ts';
import { createExecutor, type Executor } from './commands/executor.ts';
import type { Database } from './db/connect.ts';
import { createAccessReader, type AccessReader } from './model/company-access.ts';
import { readRowLayouts, type RowLayouts } from './model/row-layout.ts';
import { createBoots, type Boots } from './stream/boot.ts';
import { createHub, type Hub } from './stream/hub.ts';

/** What runs the companies of one process: commands in, bootstraps and events out. */
export interface CompanyPlatform {
  readonly layouts: RowLayouts;
  readonly executor: Executor;
  readonly access: AccessReader;
  readonly boots: Boots;
  readonly hub: Hub;
  /** Settles what was taken on, then lets go of the database. */
  close(): Promise<void>;
}

interface PlatformOptions {
  readonly engine: Engine;
  readonly database: Database;
  readonly now: () => string;
  readonly log: (line: string) => void;
  /** Told of what should not happen. */
  readonly onFault: (error: unknown, command?: Command) => void;
  readonly business: Business;
}

/** Throws where a migration is missing for a table of the engine. */
export async function openCompanyPlatform(options: PlatformOptions): Promise<CompanyPlatform> {
  const { engine, database, onFault } = options;
  const layouts = await readRowLayouts(database.app.kysely, engine);
  const executor = createExecutor({ ...options, layouts });
  const access = createAccessReader(engine, layouts);
  const boots = createBoots({ ...options, layouts, access });
  const hub = await createHub({ engine, database, access, executor, onFault, log: options.log });
  return {
    layouts,
    executor,
    access,
    boots,
    hub,
    close: async () => {
      await executor.close();
      await hub.close();
    },
  };
}

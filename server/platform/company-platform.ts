import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '#model/engine/engine.ts';
import type { Command } from '#model/engine/envelope.ts';
import type { Business } from './commands/business.ts';
import { createExecutor, type Executor } from './commands/executor.ts';
import { followAccess } from '#server/platform/security/follow-access.ts';
import { createSecurityLog, type SecurityLog } from '#server/platform/model/security-log.ts';
import type { Database } from './db/connect.ts';
import { Exports } from './http/exports.ts';
import { createAccessReader, type AccessReader } from './model/company-access.ts';
import { readRowLayouts, type RowLayouts } from './model/row-layout.ts';
import { createBoots, type Boots } from './stream/boot.ts';
import { createHub, type Hub } from './stream/hub.ts';
import { Streams } from './stream/streams.ts';

/** Runs the companies of one process: commands in, bootstraps and events out. */
export interface CompanyPlatform {
  readonly layouts: RowLayouts;
  readonly executor: Executor;
  readonly access: AccessReader;
  readonly boots: Boots;
  readonly hub: Hub;
  readonly streams: Streams;
  readonly security: SecurityLog;
  readonly exports: Exports;
  /** Settles accepted work, then closes the database. */
  close(): Promise<void>;
}

interface PlatformOptions {
  readonly engine: Engine;
  readonly database: Database;
  readonly now: () => string;
  readonly log: (line: string) => void;
  /** Called on unexpected errors. */
  readonly onFault: (error: unknown, command?: Command) => void;
  readonly business: Business;
  /** What the ids of the server's own commands are made with. */
  readonly secret: string;
  /** Where exports are written until they are sent; the system's folder for such by default. */
  readonly scratch?: string;
}

/** Throws if a table of the engine has no migration. */
export async function openCompanyPlatform(options: PlatformOptions): Promise<CompanyPlatform> {
  const { engine, database, onFault } = options;
  const layouts = await readRowLayouts(database.app.kysely, engine);
  const executor = createExecutor({ ...options, layouts });
  const access = createAccessReader(engine, layouts);
  executor.onWritten(({ company, events }) => {
    if (events.some(({ kind }) => engine.types.get(kind)?.changesAccess)) access.forget(company);
  });
  const security = createSecurityLog(database.app, options.now);
  followAccess(executor, engine, security);
  const boots = createBoots({ ...options, layouts, access });
  const streams = new Streams();
  const hub = await createHub({
    engine,
    database,
    layouts,
    access,
    executor,
    streams,
    onFault,
    log: options.log,
  });
  return {
    layouts,
    executor,
    access,
    boots,
    hub,
    streams,
    security,
    exports: new Exports(options.scratch ?? join(tmpdir(), 'lagra-exports')),
    close: async () => {
      await executor.close();
      await hub.close();
    },
  };
}

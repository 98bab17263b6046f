import type { Actor } from '#model/engine/actor.ts';
import type { Engine } from '#model/engine/engine.ts';
import { importTarget } from '#machines/areas/integrations/data-import/import-targets.ts';
import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { ImportTarget } from '#model/areas/integrations/data-import/import-target.ts';
import { importWorld, type ImportWorld } from '#model/areas/integrations/data-import/import-world.ts';
import type { Rows, TableName } from '#model/engine/rows.ts';
import { dayIn } from '#model/values/moments.ts';
import type { Business } from '#server/platform/commands/business.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import { writtenActor } from '#server/platform/model/written-actor.ts';
import { allRows } from '../company-data.ts';
import { importId } from '../import-id.ts';

/** What work on imports needs. */
export interface ImportWorkDeps {
  readonly engine: Engine;
  readonly database: Database;
  readonly layouts: RowLayouts;
  readonly executor: Executor;
  readonly business: Business;
  /** The clock, UTC ISO. */
  readonly now: () => string;
}

/** Ids are the same in every run, so they carry no date. */
export const NO_DAY = '2000-01-01T00:00:00.000Z';

/** An import with its target and the company's data that its lines are read against. */
export interface ImportContext {
  readonly company: number;
  readonly row: DataImportRow;
  /** In whose name it is worked on. */
  readonly by: Actor;
  readonly target: ImportTarget;
  readonly world: ImportWorld;
}

/** The rows of a company that a target's lines are read against. */
export async function worldFor(
  { database, now }: Pick<ImportWorkDeps, 'database' | 'now'>,
  company: number,
  target: Pick<ImportTarget, 'kind' | 'uses'>,
  seed: string,
): Promise<ImportWorld> {
  const tables = [...new Set<TableName>([...target.uses, target.kind])];
  const held = new Map<TableName, readonly unknown[]>();
  for (const table of tables) held.set(table, await allRows(database, company, table));
  const [founded] = await allRows(database, company, 'company');
  if (!founded) throw new Error(`company ${company} is not founded`);
  return importWorld({
    company: founded,
    today: dayIn(now(), founded.timeZone),
    rows: <N extends TableName>(table: N) => (held.get(table) ?? []) as readonly Rows[N][], // read from that table
    idOf: (name) => importId(company, `${seed}/${name}`, NO_DAY),
  });
}

export async function contextOf(
  deps: Pick<ImportWorkDeps, 'database' | 'now'>,
  company: number,
  row: DataImportRow,
): Promise<ImportContext> {
  const target = importTarget(row.mapping.target);
  if (!target) throw new Error(`nothing is imported as ${row.mapping.target}`);
  const by = await deps.database.withCompany(company, (trx) =>
    writtenActor(trx, company, row.askedBy, row.askedByType),
  );
  // What a run made for a line and left empty is made anew in the next one.
  const seed = `${row.id}/${row.version}`;
  return { company, row, by, target, world: await worldFor(deps, company, target, seed) };
}

/** The cells of a line with what was put right in them. */
export const cellsOf = ({
  cells,
  corrections,
}: {
  readonly cells: readonly string[];
  readonly corrections: Readonly<Record<string, string>>;
}): readonly string[] => cells.map((cell, at) => corrections[at] ?? cell);

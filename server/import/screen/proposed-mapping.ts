import { importTarget, importTargets } from '#machines/areas/integrations/data-import/import-targets.ts';
import type { ImportMapping, ImportTable } from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { TableName } from '#model/engine/rows.ts';
import type { FileLine } from '#model/areas/integrations/data-import/find-table.ts';
import {
  guessMapping,
  guessTarget,
  type GuessedTable,
} from '#model/areas/integrations/data-import/guess-mapping.ts';
import type { ImportTarget } from '#model/areas/integrations/data-import/import-target.ts';
import { fieldsOf } from '#model/areas/integrations/data-import/read-line.ts';
import { headsKey } from '#model/areas/integrations/data-import/heads/known-heads.ts';
import { worldFor, type ImportWorkDeps } from './import-context.ts';
import type { KeptMapping } from './import-store.ts';

/** Lines that are looked at to guess how a table is read. */
export const LOOKED_AT = 500;

/** Tables whose records cells may name. */
const namedTables: readonly TableName[] = [
  ...new Set(
    importTargets.flatMap(({ fields }) =>
      fields.flatMap(({ kind }) => (kind.is === 'record' && !kind.made ? [kind.table] : [])),
    ),
  ),
];

/** What is guessed from: some lines, and the records that the company has. */
export async function guessedTable(
  deps: Pick<ImportWorkDeps, 'database' | 'now'>,
  company: number,
  { heads }: Pick<ImportTable, 'heads'>,
  lines: readonly FileLine[],
): Promise<GuessedTable> {
  const world = await worldFor(deps, company, { kind: 'warehouse', uses: namedTables }, 'guess');
  return {
    heads,
    lines: lines.slice(0, LOOKED_AT).map(({ cells }) => cells),
    known: (table, text) => world.named(table, text).length > 0,
    fieldsOf: (target) => fieldsOf(target, world),
  };
}

/** How a table is read before anybody has said so: as one with the same heads was, else as its heads and values tell. [DI4] [DI17] */
export async function proposedMapping(
  table: ImportTable,
  guessing: () => Promise<GuessedTable>,
  asked: ImportTarget | undefined,
  templateFor: (target: string | undefined, heads: string) => Promise<KeptMapping | undefined>,
): Promise<{ readonly mapping: ImportMapping; readonly recalled: boolean }> {
  const kept = await templateFor(asked?.name, headsKey(table.heads));
  if (kept && importTarget(kept.target)) return { mapping: inOrderOf(table, kept), recalled: true };
  const guessed = await guessing();
  const target = asked ?? guessTarget(importTargets, guessed) ?? importTargets[0];
  if (!target) throw new Error('nothing can be imported');
  return { mapping: guessMapping(target, guessed), recalled: false };
}

/** A kept mapping names columns by their heads' order then, which may be another one now: each is found by its head. */
export const inOrderOf = ({ heads }: ImportTable, mapping: KeptMapping): ImportMapping => {
  const { heads: before, ...rest } = mapping;
  const columns = rest.columns.flatMap((one) => {
    const column = heads.indexOf(before[one.column] ?? '');
    return column < 0 ? [] : [{ ...one, column }];
  });
  return { ...rest, columns };
};

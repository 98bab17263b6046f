import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { companyWorld } from '#machines/company.fixtures.ts';
import { importTarget, importTargets } from '#machines/areas/integrations/data-import/import-targets.ts';
import type { ImportMapping, ImportTable } from '#model/areas/integrations/data-import/data-import.facts.ts';
import { lineDecider } from '#model/areas/integrations/data-import/decide-line.ts';
import type { FileLine } from '#model/areas/integrations/data-import/find-table.ts';
import { guessMapping, rankedTargets } from '#model/areas/integrations/data-import/guess-mapping.ts';
import { importWorld } from '#model/areas/integrations/data-import/import-world.ts';
import { lineReader } from '#model/areas/integrations/data-import/read-line.ts';
import type { TableName } from '#model/engine/rows.ts';
import { readTable } from '../screen/read-table.ts';

/** A file of another system, as far as it is read without a company's server. */
export interface ReadCase {
  readonly table: ImportTable;
  readonly lines: readonly FileLine[];
  /** What it may be imported as, the most likely first. */
  readonly kinds: readonly string[];
  readonly mapping: ImportMapping;
  /** Fields by head. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Reads a file of this folder, as the server does, and guesses what it holds. */
export async function readCase(name: string, as?: string): Promise<ReadCase> {
  return readContent(await readFile(join(import.meta.dirname, name)), name, as);
}

/** The same of a file that is at hand. */
export async function readContent(content: Buffer, name: string, as?: string): Promise<ReadCase> {
  const lines: FileLine[] = [];
  const give = (part: Buffer): void => void lines.push(...(JSON.parse(part.toString()) as FileLine[]));
  const { table } = await readTable(content, { name, sheet: null }, give);
  const guessed = { heads: table.heads, lines: lines.map(({ cells }) => cells) };
  const kinds = rankedTargets(importTargets, guessed).map((target) => target.name);
  const target = importTarget(as ?? kinds[0] ?? '');
  if (!target) throw new Error(`${name} holds nothing`);
  const mapping = guessMapping(target, guessed);
  const fields = Object.fromEntries(
    mapping.columns.map(({ column, field }) => [table.heads[column] ?? '', field]),
  );
  return { table, lines, kinds, mapping, fields };
}

/** A company in Sweden with crowns that the lines of files are decided in. */
export function caseCompany() {
  const base = companyWorld();
  const company = base.row('company', 'company');
  if (!company) throw new Error('there is no company');
  const world = () =>
    importWorld({
      company,
      today: '2026-11-29',
      rows: (table: TableName) => [...base.store.all(table).values()] as never, // the rows of that table
      idOf: (name) => `id of ${name}`,
    });
  return { base, world };
}

/** Decides the lines of a file in a company; `over` says what somebody has chosen. */
export function decideCase(
  { lines, mapping }: ReadCase,
  { world }: ReturnType<typeof caseCompany> = caseCompany(),
  over: (mapping: ImportMapping) => ImportMapping = (same) => same,
) {
  const chosen = over(mapping);
  const target = importTarget(chosen.target);
  if (!target) throw new Error('there is no such target');
  const here = world();
  const read = lineReader(target, chosen, here);
  const decide = lineDecider(target, chosen.key, chosen.mode, here);
  return lines.map(({ number, cells }) => decide(read(number, cells)));
}

/** A mapping whose columns of a field say more. */
export const saying =
  (field: string, how: Partial<ImportMapping['columns'][number]>) =>
  (mapping: ImportMapping): ImportMapping => ({
    ...mapping,
    columns: mapping.columns.map((one) => (one.field === field ? { ...one, ...how } : one)),
  });

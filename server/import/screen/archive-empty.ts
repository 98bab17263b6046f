import { isArchived } from '#model/engine/archived.ts';
import { taggedKinds } from '#model/tag/tag.facts.ts';
import { allRows } from '../company-data.ts';
import { importId } from '../import-id.ts';
import { givingTo } from './giving.ts';
import { NO_DAY } from './import-context.ts';
import type { LineWork, WorkCommand } from './import-store.ts';
import type { Working } from './working.ts';

/** Archives records that an import made for its lines, where nothing is in them: the last made first. [DI54] */
export async function archiveEmpty(
  { deps, context }: Pick<Working, 'deps' | 'context'>,
  made: readonly LineWork['made'][number][],
): Promise<void> {
  const { company, row, by } = context;
  const isWorn = made.some(({ kind }) => kind === 'tag') ? await wornTags(deps, company) : new Set<string>();
  const empty = made.filter(({ document }) => !isWorn.has(document));
  const commands = empty.toReversed().map(({ kind, document }): WorkCommand => ({
    id: importId(company, `${row.id}/${document}/empty/${row.version}`, NO_DAY),
    kind,
    document,
    type: 'archive',
    data: {},
  }));
  // Those in use are refused, and stay.
  if (commands.length > 0) await givingTo(deps, company, by)(commands);
}

/** Tags that something in use has: nothing refuses to archive them. */
async function wornTags(
  { database }: Pick<Working['deps'], 'database'>,
  company: number,
): Promise<ReadonlySet<string>> {
  const worn = new Set<string>();
  for (const kind of taggedKinds)
    for (const row of await allRows(database, company, kind))
      if (!isArchived(row)) for (const tag of row.tags ?? []) worn.add(tag);
  return worn;
}

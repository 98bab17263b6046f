import { sql } from 'kysely';
import { taggedKinds } from '#model/areas/setup/tag/tag.facts.ts';
import { rowTable } from '#server/platform/db/table-names.ts';
import { importId } from '../import-id.ts';
import { submitTo } from './submit-commands.ts';
import { NO_DAY } from './import-context.ts';
import type { LineWork, WorkCommand } from './import-store.ts';
import type { ImportJob } from './import-job.ts';

/** Archives records that an import made for its lines, where nothing is in them: the last made first. [DI54] */
export async function archiveEmpty(
  { deps, context }: Pick<ImportJob, 'deps' | 'context'>,
  made: readonly LineWork['made'][number][],
): Promise<void> {
  const { company, row, by } = context;
  const tags = made.flatMap(({ kind, document }) => (kind === 'tag' ? [document] : []));
  const worn = await wornTags(deps, company, tags);
  const empty = made.filter(({ document }) => !worn.has(document));
  const commands = empty.toReversed().map(({ kind, document }): WorkCommand => ({
    id: importId(company, `${row.id}/${document}/empty/${row.version}`, NO_DAY),
    kind,
    document,
    type: 'archive',
    data: {},
  }));
  // Those in use are refused, and stay.
  if (commands.length > 0) await submitTo(deps, company, by)(commands);
}

/** Which of these tags something in use has: nothing refuses to archive them. */
async function wornTags(
  { database }: Pick<ImportJob['deps'], 'database'>,
  company: number,
  tags: readonly string[],
): Promise<ReadonlySet<string>> {
  if (tags.length === 0) return new Set();
  const all = taggedKinds.map(
    (kind) => sql`
      select tag from ${sql.table(rowTable(kind))}, jsonb_array_elements_text(coalesce(data -> 'tags', '[]'::jsonb)) as tag
       where company_id = ${company} and data ->> 'state' is distinct from 'archived' and tag = any(${tags}::text[])`,
  );
  const { rows } = await database.withCompany(company, (trx) =>
    sql<{ tag: string }>`${sql.join(all, sql` union `)}`.execute(trx),
  );
  return new Set(rows.map(({ tag }) => tag));
}

import { sql } from 'kysely';
import type { Database } from '#server/platform/db/connect.ts';
import type { Chore } from '#server/platform/model/maintenance.ts';
import { layoutFor, type RowLayouts } from '#server/platform/model/row-layout.ts';
import type { FileStore } from './file-store.ts';
import type { Thumbnails } from './thumbnails.ts';

/** [FS8] Days that content is kept after no document refers to it: a restored database backup can still find it. */
const GRACE_DAYS = 30;
const DAY = 86_400_000;

interface SweepDeps {
  readonly database: Database;
  readonly layouts: RowLayouts;
  readonly files: FileStore;
  readonly thumbnails: Thumbnails;
}

/** Deletes content that no document of a company has referred to for a while; the log still names it. */
export const sweepFiles =
  ({ database, layouts, files, thumbnails }: SweepDeps): Chore =>
  async (company, now) => {
    const before = Date.parse(now) - GRACE_DAYS * DAY;
    const { sqlTable } = layoutFor(layouts, 'file');
    const { rows } = await database.withCompany(company, (trx) =>
      sql<{ hash: string }>`
        select distinct entry->>'hash' as hash
          from ${sql.table(sqlTable)}, jsonb_array_elements(data->'entries') as entry
         where company_id = ${company} and (entry->>'removedAt' is null
            or (entry->>'removedAt')::timestamptz >= ${new Date(before).toISOString()}::timestamptz)
        union
        select data -> 'logo' ->> 'hash' from row_company
         where company_id = ${company} and data -> 'logo' ->> 'hash' is not null`.execute(trx),
    );
    const swept = await files.sweep(company, new Set(rows.map(({ hash }) => hash)), before);
    await thumbnails.sweep(company);
    return swept;
  };

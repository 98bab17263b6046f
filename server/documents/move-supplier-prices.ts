import { sql } from 'kysely';
import { asSystem } from '#model/engine/actor.ts';
import { rowTable } from '#server/platform/db/table-names.ts';
import type { Expiring } from '#server/platform/commands/expire-due.ts';

/**
 * What products say of their suppliers is moved into purchase lists, one command a product: in companies older than these
 * lists, or restored from then. Products that hold nothing more are left alone, so that it is done once. [PRI25]
 * @returns how many products held something
 */
export async function moveSupplierPrices(
  { database, executor, now }: Expiring,
  company: number,
): Promise<number> {
  const { rows } = await database.withCompany(company, (trx) =>
    sql<{ id: string }>`
      select id from ${sql.table(rowTable('product'))}
       where company_id = ${company} and data ->> 'state' <> 'archived'
         and jsonb_path_exists(data, '$.suppliers[*] ? (exists(@.purchasePrice) || exists(@.leadDays))')
       order by id`.execute(trx),
  );
  for (const { id } of rows) {
    const move = { kind: 'product', document: id, type: 'movePrices', data: {} };
    await executor.systemPropose(company, [move], { by: asSystem, at: now() });
  }
  return rows.length;
}

import type { Transaction } from 'kysely';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { importRow } from '#server/import/screen/import-store.ts';
import { endItem, type Item } from './item-store.ts';
import type { Keeper } from './secret-store.ts';
import { linesRejected } from './take-table.ts';

/** [CNX8] Looks at the import of a file again: once its lines are put right there, nothing of it waits. */
export async function retryTable(
  trx: Transaction<Schema>,
  keeper: Keeper,
  { id, document }: Item,
  now: string,
): Promise<void> {
  const row = await importRow(trx, keeper.company, document ?? '');
  const rejected = row?.counts.rejected ?? 0;
  const open = (row?.counts.create ?? 0) + (row?.counts.update ?? 0);
  if (rejected + open > 0) throw new HttpError(409, linesRejected(rejected + open));
  await endItem(trx, keeper, id, { state: 'done' }, now);
}

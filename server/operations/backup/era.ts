import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';
import { enterCompany } from '#server/platform/db/connect.ts';
import { ERA } from '#server/platform/model/epoch.ts';

const START = Date.UTC(2024, 0, 1);
const TEN_MINUTES = 600_000;

/**
 * [BK11] Moves every company to another era of its epochs: what devices hold may go on beyond what was restored, and they
 * begin again.
 */
export async function beginEra(owner: Kysely<Schema>, now: string): Promise<void> {
  const era = Math.floor((Date.parse(now) - START) / TEN_MINUTES) * ERA;
  const rows = await owner.selectFrom('company').select('id').orderBy('id').execute();
  for (const { id } of rows)
    await owner.transaction().execute(async (trx) => {
      await enterCompany(trx, id);
      await trx
        .updateTable('company_head')
        .set({ epoch: (old) => old.fn<number>('greatest', [old('epoch', '+', ERA), old.val(era)]) })
        .where('company_id', '=', id)
        .execute();
    });
}

import { sql, type RawBuilder, type Transaction } from 'kysely';
import { fieldsOf, type Condition } from '#model/lists/conditions.ts';
import { typeOf, type Listing } from '#model/lists/listing.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { columnOf, tallyTable } from '#server/platform/db/list-columns.ts';

type Trx = Transaction<Schema>;

/** What a tally can be asked: conditions on its words alone, and a horizon at the beginning of a day. */
export interface TallyQuestion {
  readonly conditions: readonly Condition[];
  readonly beyond: string | undefined;
}

const MIDNIGHT = 'T00:00:00.000Z';

/** Whether the tally of a listing answers this: all conditions are on what it counts by. */
export const isTallied = ({ tally }: Listing, { conditions, beyond }: TallyQuestion): boolean =>
  tally.length > 0 &&
  conditions.flatMap(fieldsOf).every((field) => tally.includes(field)) &&
  (beyond === undefined || beyond.endsWith(MIDNIGHT));

/** Counts and sums by tab, from what was counted as rows were written. */
export async function talliedByTab(
  trx: Trx,
  company: number,
  listing: Listing,
  { conditions, beyond }: TallyQuestion,
  where: (condition: Condition, column: RawBuilder<unknown>) => RawBuilder<unknown>,
  summed: readonly string[],
): Promise<readonly Readonly<Record<string, string | number>>[]> {
  const column = (field: string): RawBuilder<unknown> =>
    sql.ref(`l.${columnOf(field, typeOf(listing, field), 'en')}`);
  const sums = summed.map((field) => sql`, coalesce(sum(${column(field)}), 0) as ${sql.ref(field)}`);
  const all = [
    sql`l.company_id = ${company}`,
    ...conditions.map((condition) => where(condition, column(condition.field))),
    ...(beyond === undefined ? [] : [sql`l.ended <> '' and l.ended < ${beyond.slice(0, 10)}`]),
  ];
  const { rows } = await sql<Readonly<Record<string, string | number>>>`
    select ${column(listing.tab ?? '')} as "tab", sum(count) as "count" ${sql.join(sums, sql``)}
      from ${sql.table(tallyTable(listing.table))} as l where ${sql.join(all, sql` and `)}
     group by 1 having sum(count) > 0`.execute(trx);
  return rows;
}

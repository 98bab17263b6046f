import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';
import type { RowLayouts } from './row-layout.ts';

type Trx = Transaction<Schema>;
type Known = Partial<BrokenFact>;

/** What is known of a fact. */
export interface BrokenFact {
  readonly kind: string | null;
  readonly document: string | null;
  readonly type: string | null;
  readonly by: string | null;
  /** Moment, UTC ISO. */
  readonly at: string | null;
}

/** [AUD6] What the rest of the database still says of a fact that is no longer in the log. */
export async function lostFact(trx: Trx, company: number, layouts: RowLayouts, seq: number): Promise<Known> {
  const own =
    (await ofRow(trx, company, layouts, seq)) ??
    (await ofMove(trx, company, seq)) ??
    (await ofGap(trx, company, seq));
  return { ...(await ofCommand(trx, company, seq)), ...own };
}

const first = async <T>(found: Promise<{ readonly rows: readonly T[] }>): Promise<T | undefined> =>
  (await found).rows[0];

/** Rows name the last fact that they were folded from. */
function ofRow(trx: Trx, company: number, layouts: RowLayouts, seq: number): Promise<Known | undefined> {
  const rows = [...layouts.values()].map(
    ({ table, sqlTable }) => sql`
      select ${table.name}::text as kind, id as document, changed_at as at from ${sql.table(sqlTable)}
       where company_id = ${company} and seq = ${seq} and data ? 'version'`,
  );
  return first(sql<Known>`select * from (${sql.join(rows, sql` union all `)}) as found limit 1`.execute(trx));
}

/** The ledger keeps each move with the document that it came from. */
function ofMove(trx: Trx, company: number, seq: number): Promise<Known | undefined> {
  return first(
    sql<Known>`select kind, document, by, effective_at as at from stock_move
      where company_id = ${company} and seq = ${seq} limit 1`.execute(trx),
  );
}

/** The versions of a document have no gaps: one whose next fact is there and whose own is not has lost it. */
function ofGap(trx: Trx, company: number, seq: number): Promise<Known | undefined> {
  return first(
    sql<Known>`select kind, document from event as later
      where company_id = ${company} and seq > ${seq} and version > 1 and not exists (
        select from event as former where former.company_id = later.company_id and former.kind = later.kind
           and former.document = later.document and former.version = later.version - 1)
      order by seq limit 1`.execute(trx),
  );
}

/** Who gave its command, and when: as the other facts of it say, or its outcome. */
async function ofCommand(trx: Trx, company: number, seq: number): Promise<Known> {
  const sibling = await first(
    sql<Known & { readonly command: string }>`
      select before.by, before.at, before.command from event as before, event as after
       where before.company_id = ${company} and before.seq = ${seq - 1}
         and after.company_id = ${company} and after.seq = ${seq + 1} and after.command = before.command`.execute(
      trx,
    ),
  );
  if (sibling) return { by: sibling.by ?? null, at: sibling.at ?? null };
  const outcome = await first(
    sql<Known>`select command.at, event.by from command
      left join event on event.company_id = command.company_id and event.command = command.id
      where command.company_id = ${company} and command.seq = ${seq} and command.refusal is null limit 1`.execute(
      trx,
    ),
  );
  return outcome ?? {};
}

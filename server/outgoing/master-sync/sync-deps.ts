import type { Transaction } from 'kysely';
import type { Rows, TableName } from '#model/engine/rows.ts';
import type { PairingRow } from '#model/areas/integrations/pairing/pairing.kind.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { AccessReader } from '#server/platform/model/company-access.ts';
import { layoutFor, type RowLayouts } from '#server/platform/model/row-layout.ts';
import { rowsById } from '#server/platform/model/row-storage.ts';
import { sql } from 'kysely';

type Trx = Transaction<Schema>;

/** What keeping companies in step takes. */
export interface SyncDeps {
  readonly database: Database;
  readonly layouts: RowLayouts;
  readonly executor: Executor;
  readonly access: AccessReader;
  /** UTC ISO. */
  readonly now: () => string;
}

/** A pairing whose other company is known. */
export interface Paired extends PairingRow {
  readonly partner: NonNullable<PairingRow['partner']>;
}

export const isPaired = (row: PairingRow | undefined): row is Paired => !!row?.partner;

/** [MS10] The id of the other side in its company. Until each company made its own, both were under one. */
export const partnerId = ({ id, partner }: Paired): string => partner.pairing ?? id;

/** What both sides name the pairing by, where something has to be the same in both companies. */
export const sharedId = (pairing: Paired): string =>
  pairing.side === 'inviter' ? pairing.id : partnerId(pairing);

/** One row of a table; undefined if it is not there. */
export async function rowOf<N extends TableName>(
  trx: Trx,
  layouts: RowLayouts,
  company: number,
  table: N,
  id: string,
): Promise<Rows[N] | undefined> {
  const [row] = await rowsById(trx, company, layoutFor(layouts, table), [id]);
  return row as Rows[N] | undefined; // the rows of this table
}

/** All rows of a table. */
export async function allRows<N extends TableName>(
  trx: Trx,
  layouts: RowLayouts,
  company: number,
  table: N,
): Promise<readonly Rows[N][]> {
  const { rows } = await sql<{ data: Rows[N] }>`
    select data from ${sql.table(layoutFor(layouts, table).sqlTable)} where company_id = ${company} order by id`.execute(
    trx,
  );
  return rows.map(({ data }) => data);
}

/** The other side of a pairing, as the other company has it: it has to name this company, and this side. */
export const partnerRow = (
  { database, layouts }: Pick<SyncDeps, 'database' | 'layouts'>,
  company: number,
  pairing: Paired,
): Promise<Paired | undefined> =>
  database.withCompany(pairing.partner.company, async (trx) => {
    const row = await rowOf(trx, layouts, pairing.partner.company, 'pairing', partnerId(pairing));
    const isOther = isPaired(row) && row.partner.company === company && partnerId(row) === pairing.id;
    return isOther ? row : undefined;
  });

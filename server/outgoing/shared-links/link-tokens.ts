import { createHash, randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Access } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';

type Trx = Transaction<Schema>;

/** A fresh token: 256 random bits, in letters that stand in an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A fast hash is enough for 256 random bits: there is nothing to guess. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What a link is counted by, whatever its token: no secret stands where attempts are counted. */
export const tokenKey = (token: string): string => hashOf(token).toString('base64url');

/** Leads a token to a link of the transaction's company; one that led there before ends. */
export async function issueToken(
  trx: Trx,
  company: number,
  link: string,
  token: string,
  at: string,
): Promise<void> {
  await sql`select issue_shared_link(${hashOf(token)}, ${link})`.execute(trx);
  await trx
    .insertInto('shared_link_use')
    .values({ company_id: company, link, issued_at: at })
    .onConflict((conflict) => conflict.columns(['company_id', 'link']).doUpdateSet({ issued_at: at }))
    .execute();
}

/** No address leads to a link of the transaction's company any more. */
export async function endToken(trx: Trx, company: number, link: string): Promise<void> {
  await sql`select end_shared_link(${link})`.execute(trx);
  await trx
    .updateTable('shared_link_use')
    .set({ issued_at: null })
    .where('company_id', '=', company)
    .where('link', '=', link)
    .execute();
}

/** The link that a token leads to, in whatever company; undefined for any other text. */
export async function linkOf(
  { kysely }: Pick<Access, 'kysely'>,
  token: string,
): Promise<{ readonly company: number; readonly link: string } | undefined> {
  const { rows } = await sql<{ company: number; link: string }>`
    select company, link from shared_link_of(${hashOf(token)})`.execute(kysely);
  return rows[0];
}

/** Counts an opening. [LNK6] */
export async function countOpening(trx: Trx, company: number, link: string, at: string): Promise<void> {
  await trx
    .updateTable('shared_link_use')
    .set(({ eb, fn, ref }) => ({
      opens: eb('opens', '+', 1),
      first_at: fn.coalesce(ref('first_at'), sql<string>`${at}`),
      last_at: at,
    }))
    .where('company_id', '=', company)
    .where('link', '=', link)
    .execute();
}

export interface LinkUse {
  readonly link: string;
  readonly issuedAt: string | null;
  readonly opens: number;
  readonly firstAt: string | null;
  readonly lastAt: string | null;
}

/** How often links of a company were opened; none of one that has not had an address here. */
export async function usesOf(
  trx: Trx,
  company: number,
  links: readonly string[],
): Promise<readonly LinkUse[]> {
  return trx
    .selectFrom('shared_link_use')
    .select(['link', 'issued_at as issuedAt', 'opens', 'first_at as firstAt', 'last_at as lastAt'])
    .where('company_id', '=', company)
    .where('link', 'in', [...links])
    .execute();
}

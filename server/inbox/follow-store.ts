import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

type Trx = Transaction<Schema>;

interface Followed {
  readonly company: number;
  readonly kind: string;
  readonly document: string;
}

/** Who follows documents, and who has asked not to be told of them, by `kind/document` and person. */
export async function wishesOf(
  trx: Trx,
  company: number,
  documents: readonly Pick<Followed, 'kind' | 'document'>[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, boolean>>> {
  const wishes = new Map<string, Map<string, boolean>>();
  if (documents.length === 0) return wishes;
  const { rows } = await sql<{ key: string; user: string; follows: boolean }>`
    select kind || '/' || document as key, user_id as "user", is_following as follows
      from document_follow join jsonb_to_recordset(${JSON.stringify(documents)}::jsonb)
        as asked(kind text, document text) using (kind, document)
     where company_id = ${company}`.execute(trx);
  for (const { key, user, follows } of rows)
    wishes.set(key, (wishes.get(key) ?? new Map<string, boolean>()).set(user, follows));
  return wishes;
}

/** Sets what somebody wants of a document. */
export async function setFollowing(
  trx: Trx,
  { company, kind, document }: Followed,
  user: string,
  follows: boolean,
  now: string,
): Promise<void> {
  const wish = { is_following: follows, changed_at: now };
  await trx
    .insertInto('document_follow')
    .values({ company_id: company, kind, document, user_id: user, ...wish })
    .onConflict((oc) => oc.columns(['company_id', 'kind', 'document', 'user_id']).doUpdateSet(wish))
    .execute();
}

import { sql, type Transaction } from 'kysely';
import type { Link } from '#model/areas/integrations/connector/connector.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { Keeper } from './secret-store.ts';

type Trx = Transaction<Schema>;

const linksIn = (trx: Trx, { company, connection }: Keeper) =>
  trx
    .selectFrom('connection_link')
    .select(['entity', 'external_id as externalId', 'kind', 'document', 'name', 'url'])
    .where('company_id', '=', company)
    .where('connection', '=', connection);

/** [CNX5] Links what is there to a record of Lagra, from now on. */
export async function keepLink(
  trx: Trx,
  { company, connection }: Keeper,
  link: Link,
  now: string,
): Promise<void> {
  const { entity, externalId, kind, document, name, url } = link;
  const key = { company_id: company, connection, entity, external_id: externalId };
  await trx
    .insertInto('connection_link')
    .values({ ...key, kind, document, name, url, at: now })
    .onConflict((is) =>
      is
        .columns(['company_id', 'connection', 'entity', 'external_id'])
        .doUpdateSet({ kind, document, name, url }),
    )
    .execute();
}

/** What is linked to a thing of the other side. */
export const linkTo = (
  trx: Trx,
  keeper: Keeper,
  entity: string,
  externalId: string,
): Promise<Link | undefined> =>
  linksIn(trx, keeper).where('entity', '=', entity).where('external_id', '=', externalId).executeTakeFirst();

/** What a record of Lagra is at the other side. */
export const linkOf = (
  trx: Trx,
  keeper: Keeper,
  entity: string,
  document: string,
): Promise<Link | undefined> =>
  linksIn(trx, keeper)
    .where('document', '=', document)
    .where('entity', '=', entity)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A link with the connection that knows it, and what that connects to. */
interface KnownLink extends Link {
  readonly connection: string;
  /** The name of its connector. */
  readonly connector: string;
}

/** [CNX5] What a record is anywhere. */
export async function linksOfDocument(
  trx: Trx,
  company: number,
  document: string,
): Promise<readonly KnownLink[]> {
  const { rows } = await sql<KnownLink>`
    select link.connection, row.data ->> 'connector' as connector, link.entity, link.external_id as "externalId", link.kind,
           link.document, link.name, link.url
      from connection_link as link join row_connection as row on row.company_id = ${company} and row.id = link.connection
     where link.company_id = ${company} and link.document = ${document} order by link.at, link.connection limit 20`.execute(
    trx,
  );
  return rows;
}

/** The newest links of a connection, and how many there are. */
export async function linksOf(
  trx: Trx,
  keeper: Keeper,
  limit: number,
): Promise<{ readonly links: readonly Link[]; readonly total: number }> {
  const own = linksIn(trx, keeper);
  const links = await own.orderBy('at', 'desc').orderBy('external_id').limit(limit).execute();
  const { total } = await own
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { links, total };
}

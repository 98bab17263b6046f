import { sql, type Transaction } from 'kysely';
import type { Link } from '#model/areas/integrations/connector/connector.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { Keeper } from './secret-store.ts';

type Trx = Transaction<Schema>;

const columns = sql`link.entity, link.external_id as "externalId", link.kind, link.document, link.name, link.url`;

/** [CNX5] Links what is there to a record of Lagra, from now on. */
export async function keepLink(
  trx: Trx,
  { company, connection }: Keeper,
  link: Link,
  now: string,
): Promise<void> {
  const { entity, externalId, kind, document, name, url } = link;
  await sql`insert into connection_link (company_id, connection, entity, external_id, kind, document, name, url, at)
    values (${company}, ${connection}, ${entity}, ${externalId}, ${kind}, ${document}, ${name}, ${url}, ${now})
    on conflict (company_id, connection, entity, external_id) do update set kind = excluded.kind,
      document = excluded.document, name = excluded.name, url = excluded.url`.execute(trx);
}

/** What is linked to a thing of the other side. */
export async function linkTo(
  trx: Trx,
  { company, connection }: Keeper,
  entity: string,
  externalId: string,
): Promise<Link | undefined> {
  const { rows } =
    await sql<Link>`select ${columns} from connection_link as link where company_id = ${company}
    and connection = ${connection} and entity = ${entity} and external_id = ${externalId}`.execute(trx);
  return rows[0];
}

/** What a record of Lagra is at the other side. */
export async function linkOf(
  trx: Trx,
  { company, connection }: Keeper,
  entity: string,
  document: string,
): Promise<Link | undefined> {
  const { rows } =
    await sql<Link>`select ${columns} from connection_link as link where company_id = ${company}
    and document = ${document} and connection = ${connection} and entity = ${entity} order by at desc limit 1`.execute(
      trx,
    );
  return rows[0];
}

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
    select link.connection, row.data ->> 'connector' as connector, ${columns}
      from connection_link as link join row_connection as row on row.company_id = ${company} and row.id = link.connection
     where link.company_id = ${company} and link.document = ${document} order by link.at, link.connection limit 20`.execute(
    trx,
  );
  return rows;
}

/** The newest links of a connection, and how many there are. */
export async function linksOf(
  trx: Trx,
  { company, connection }: Keeper,
  limit: number,
): Promise<{ readonly links: readonly Link[]; readonly total: number }> {
  const own = sql`from connection_link as link where company_id = ${company} and connection = ${connection}`;
  const { rows: links } = await sql<Link>`
    select ${columns} ${own} order by at desc, external_id limit ${limit}`.execute(trx);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${own}`.execute(trx);
  return { links, total: counted[0]?.total ?? 0 };
}

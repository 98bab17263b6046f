import type { Transaction } from 'kysely';
import { grantsAtWork } from '#model/areas/setup/agent-rights/agent-grants.ts';
import { COMPANY } from '#model/values/company-document.ts';
import type { CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import type { Desk, Link } from '#model/areas/integrations/connector/connector.ts';
import { importWorld, type ImportWorld } from '#model/areas/integrations/data-import/import-world.ts';
import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import { dayIn } from '#model/values/moments.ts';
import { importId } from '#server/import/import-id.ts';
import { NO_DAY } from '#server/import/screen/import-context.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { CompanyCache } from '#server/platform/model/company-cache.ts';
import { rowTable } from '#server/platform/db/table-names.ts';
import { sql } from 'kysely';
import { linkOf, linkTo } from './link-store.ts';
import type { Keeper } from './secret-store.ts';

type Trx = Transaction<Schema>;

/** Something that a decision asked for and that has to be loaded first. */
class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
  readonly load: (trx: Trx) => Promise<void>;

  constructor(load: NotLoaded['load']) {
    super('it is loaded, and the decision made anew');
    this.load = load;
  }
}

/** Makes decisions of a connector on a company as it is in a transaction. */
export type Decide = <T>(decision: (desk: Desk) => T) => Promise<T>;

interface DeskOf {
  readonly company: number;
  readonly row: ConnectionRow;
  readonly now: string;
}

/** What a decision lacks is loaded, and it is made anew, until it lacks nothing. */
export function deskIn(trx: Trx, cache: CompanyCache, { company: number, row, now }: DeskOf): Decide {
  const keeper: Keeper = { company: number, connection: row.id };
  const links = new Map<string, Link | undefined>();
  const namedBy = namesOnce();
  const kept = (key: string, load: (trx: Trx) => Promise<Link | undefined>): Link | undefined => {
    if (links.has(key)) return links.get(key);
    throw new NotLoaded(async (within) => void links.set(key, await load(within)));
  };
  const make = (): Desk => {
    const company = cache.view.get('company', COMPANY);
    if (!company) throw new Error(`company ${number} is not founded`);
    const grants = grantsAtWork(cache.view, row);
    return {
      view: cache.view,
      company,
      now,
      today: dayIn(now, company.timeZone),
      settings: row.settings,
      works: (warehouse) => grants !== null && (grants.warehouses?.has(warehouse) ?? true),
      link: (entity, externalId) =>
        kept(`to ${entity} ${externalId}`, (within) => linkTo(within, keeper, entity, externalId)),
      linkOf: (entity, document) =>
        kept(`of ${entity} ${document}`, (within) => linkOf(within, keeper, entity, document)),
      idOf: (name) => importId(number, `connection/${row.id}/${name}`, NO_DAY),
      named: namedBy(number, company),
    };
  };
  return async (decision) => {
    for (;;) {
      try {
        return await cache.knowing(trx, () => decision(make()));
      } catch (error) {
        if (!(error instanceof NotLoaded)) throw error;
        await error.load(trx);
      }
    }
  };
}

/** Names of a table's rows, loaded when one is first asked for. */
function namesOnce() {
  const names = new Map<TableName, ImportWorld['named']>();
  return (number: number, company: CompanyRow): ImportWorld['named'] =>
    (table, text) => {
      const named = names.get(table);
      if (named) return named(table, text);
      throw new NotLoaded(async (within) => {
        const rows = await rowsIn(within, number, table);
        const world = { company, today: '', rows: () => rows as never[], idOf: String };
        names.set(table, importWorld(world).named);
      });
    };
}

async function rowsIn(trx: Trx, company: number, table: TableName): Promise<readonly DocumentRow[]> {
  const { rows } = await sql<{ data: DocumentRow }>`
    select data from ${sql.table(rowTable(table))} as one where company_id = ${company} order by id`.execute(
    trx,
  );
  return rows.map(({ data }) => data);
}

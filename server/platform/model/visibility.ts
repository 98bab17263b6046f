import { sql, type RawBuilder, type Transaction } from 'kysely';
import { redactEvent, redactRow, type AccessClass } from '#model/engine/access.ts';
import { STOCK, type Folding } from '#model/engine/engine.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import type { Row } from '#model/engine/rows.ts';
import type { Placed } from '#model/engine/scope.ts';
import { SIGHT } from '#model/engine/visibility.ts';
import type { AnyTable } from '#model/engine/table.ts';
import { stockWithin, unplacedIn } from '#model/stock/stock.scope.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { layoutFor, type RowLayout, type RowLayouts } from './row-layout.ts';
import { rowsAsOf } from './rows-as-of.ts';
import { PlacesInLog, type Subject } from './places-in-log.ts';
import { rowTable } from '../db/table-names.ts';

type Trx = Transaction<Schema>;
type Sql = RawBuilder<unknown>;

/** Who looks, and at which company. */
export interface Visibility {
  readonly company: number;
  readonly engine: Folding;
  readonly layouts: RowLayouts;
  readonly access: AccessClass;
}

/** The tables whose rows stand in a warehouse. */
const placedIn = (layouts: RowLayouts): readonly AnyTable[] =>
  [...layouts.values()].flatMap(({ table }) => (table.place === undefined ? [] : [table]));

/** [AC1] The condition for rows of a table, by its alias, that a class may see; null where it sees all of them. */
export function scopeCondition(
  { company, layouts, access }: Omit<Visibility, 'engine'>,
  { table }: Pick<RowLayout, 'table'>,
  alias: string,
): Sql | null {
  if (access.scope === null) return null;
  const id = sql.ref(`${alias}.id`);
  if (table.place !== undefined) return standsIn(access.scope, table, alias);
  if (table.follows === undefined) return null;
  const about = sql`(${sql.ref(`${alias}.data`)} ->> ${sql.lit(table.follows)})`;
  return subjectCondition({ company, layouts, access }, about, id);
}

/** The condition for rows of a table, by its alias, to stand in a warehouse, or to be about a second one. */
function standsIn(scope: ReadonlySet<string>, { place, placeTo }: Placed, alias: string): Sql {
  const within = sql`= any(${[...scope]}::text[])`;
  if (place === 'id') return sql`${sql.ref(`${alias}.id`)} ${within}`;
  const data = sql.ref(`${alias}.data`);
  const first = sql`${data} ->> 'warehouse' ${within}`;
  return placeTo ? sql`(${first} or ${data} ->> ${sql.lit(placeTo.field)} ${within})` : first;
}

/** The condition for what is about a document, whose kind and id are given, to be seen; null if it always is. */
export function subjectCondition(
  { company, layouts, access }: Omit<Visibility, 'engine'>,
  about: Sql,
  id: Sql,
): Sql | null {
  if (access.scope === null) return null;
  const { scope } = access;
  const placed = placedIn(layouts).filter(({ name }) => access.tables.has(name));
  const documents = placed.map(
    (table) => sql`${about} = ${table.name} and exists (select from ${sql.table(rowTable(table.name))} as seen
      where seen.company_id = ${company} and seen.id = ${id} and ${standsIn(scope, table, 'seen')})`,
  );
  const free = sql`${about} <> all(${placed.map(({ name }) => name)}::text[])`;
  return sql`(${sql.join([free, ...documents], sql` or `)})`;
}

/** [AC1] What a class may see of rows, redacted. */
export async function visibleRows(
  trx: Trx,
  sight: Omit<Visibility, 'engine'>,
  layout: RowLayout,
  rows: readonly Row[],
): Promise<Row[]> {
  const { company, access } = sight;
  const redacted = rows.flatMap((row) => redactRow(access, layout.table, row) ?? []);
  const condition = layout.table.follows === undefined ? null : scopeCondition(sight, layout, 'asked');
  if (condition === null || redacted.length === 0) return redacted;
  const { rows: found } = await sql<{ id: string }>`
    select asked.id from ${sql.table(layout.sqlTable)} as asked where asked.company_id = ${company}
       and asked.id = any(${redacted.map(({ id }) => id)}::text[]) and ${condition}`.execute(trx);
  const seen = new Set(found.map(({ id }) => id));
  return redacted.filter(({ id }) => seen.has(id));
}

/**
 * [AC1] What a class may see of a stretch of the log, redacted. Where it is limited to warehouses, a document that
 * comes into one of them from another is told as a whole, one that leaves them as gone, and of the ledger's facts
 * what concerns them.
 */
export async function visibleEvents(
  trx: Trx,
  sight: Visibility,
  events: readonly LogEvent[],
): Promise<LogEvent[]> {
  const { engine, access } = sight;
  if (access.scope === null) return events.flatMap((event) => redactEvent(access, engine, event) ?? []);
  const subjects = events.flatMap((event) => subjectOf(engine, event) ?? sourceOf(engine, event) ?? []);
  const places = await PlacesInLog.read(trx, sight, subjects);
  const locations = await warehousesOf(trx, sight, events);
  const told: LogEvent[] = [];
  for (const event of events) {
    const seen = await seenEvent(trx, sight, event, { places, locations });
    if (seen) told.push(seen);
  }
  return told;
}

interface Known {
  readonly places: PlacesInLog;
  readonly locations: ReadonlyMap<string, string>;
}

async function seenEvent(
  trx: Trx,
  sight: Visibility,
  event: LogEvent,
  { places, locations }: Known,
): Promise<LogEvent | null> {
  const { engine, access } = sight;
  const redacted = redactEvent(access, engine, event);
  if (!redacted) return null;
  const covers = (warehouses: readonly string[]): boolean =>
    warehouses.some((warehouse) => access.scope?.has(warehouse) ?? true);
  if (event.kind === STOCK) {
    const data = stockWithin(event.data, access.scope, locations);
    const source = sourceOf(engine, event);
    const isNamed = !source || covers(places.around(source, event.seq)[1]);
    if (data === null || isNamed) return data === null ? null : { ...event, data };
    return { ...event, document: '', data: withoutSource(data) };
  }
  const subject = subjectOf(engine, event);
  if (!subject) return redacted;
  const [before, after] = places.around(subject, event.seq);
  const [was, is] = [before.length === 0 ? null : covers(before), covers(after)];
  if (is && was === false) return entered(trx, sight, event, subject);
  if (was === true && !is) return left(sight, event, subject);
  return is ? redacted : null;
}

/** The document of an event whose warehouse decides whether it is seen; null if it stands in none. */
function subjectOf(engine: Folding, { kind, document, data }: LogEvent): Subject | null {
  const table = engine.types.get(kind)?.table;
  if (table?.place !== undefined) return { kind, document, ...placeOf(table) };
  if (table?.follows === undefined) return null;
  const { [table.follows]: about } = data as Readonly<Record<string, string>>; // facts of it name what they follow
  const followed = engine.types.get(about ?? '')?.table;
  return about === undefined || followed?.place === undefined
    ? null
    : { kind: about, document, ...placeOf(followed) };
}

/** The document that a fact of the ledger comes from, if it stands in a warehouse. */
function sourceOf(engine: Folding, { kind, data }: LogEvent): Subject | null {
  if (kind !== STOCK) return null;
  const { source } = data as { readonly source?: Pick<Subject, 'kind' | 'document'> }; // of moves and values
  const table = source && engine.types.get(source.kind)?.table;
  return source && table?.place !== undefined ? { ...source, ...placeOf(table) } : null;
}

/** Where the rows of a table that stand in a warehouse say so. */
const placeOf = ({ place = 'warehouse', placeTo }: Placed): Pick<Subject, 'place' | 'placeTo'> => ({
  place,
  placeTo: placeTo?.field,
});

/** What stock is worth concerns everybody; the document elsewhere that changed it does not. */
const withoutSource = (data: unknown) => ({ ...(data as object), source: { kind: '', document: '' } });

/** The tables whose rows come and go with a document: its own, and those that follow it. */
const goingAlong = ({ engine, access }: Visibility, kind: string): readonly AnyTable[] =>
  [...engine.types.values()].flatMap(({ table }) =>
    access.tables.has(table.name) && (table.name === kind || table.follows !== undefined) ? [table] : [],
  );

async function entered(trx: Trx, sight: Visibility, event: LogEvent, subject: Subject): Promise<LogEvent> {
  const tables = goingAlong(sight, subject.kind);
  const rows = await rowsAsOf(trx, sight, tables, { document: subject.document, seq: event.seq });
  const data = rows.flatMap(([table, row]) => {
    const seen = redactRow(sight.access, table, row);
    return seen ? [[table.name, seen]] : [];
  });
  return told(event, 'entered', data);
}

const left = (sight: Visibility, event: LogEvent, { kind }: Subject): LogEvent =>
  told(
    event,
    'left',
    goingAlong(sight, kind).map(({ name }) => name),
  );

const told = (
  { document, seq, at, by, byType, command, index }: LogEvent,
  type: string,
  data: unknown,
): LogEvent => ({
  kind: SIGHT,
  document,
  version: 0,
  type,
  data,
  state: null,
  seq,
  at,
  by,
  ...(byType && { byType }),
  command,
  index,
});

/** The warehouses of the locations that the ledger's facts name alone. */
async function warehousesOf(
  trx: Trx,
  { company, layouts }: Visibility,
  events: readonly LogEvent[],
): Promise<ReadonlyMap<string, string>> {
  const ids = events.flatMap(({ kind, data }) => (kind === STOCK ? unplacedIn(data) : []));
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; warehouse: string }>`
    select id, data ->> 'warehouse' as warehouse from ${sql.table(layoutFor(layouts, 'location').sqlTable)}
     where company_id = ${company} and id = any(${[...new Set(ids)]}::text[])`.execute(trx);
  return new Map(rows.map(({ id, warehouse }) => [id, warehouse]));
}

import { sql, type RawBuilder } from 'kysely';
import type { AccessClass } from '#model/engine/access.ts';
import type { Condition } from '#model/lists/conditions.ts';
import { fieldOf, typeOf, type FieldType, type Listing, type Named } from '#model/lists/listing.ts';
import { columnOf, listTable, sortKey, type Language } from '#server/platform/db/list-columns.ts';
import { keyTable } from '#server/platform/db/table-names.ts';

type Sql = RawBuilder<unknown>;

/** The stored field of a joined row that is not there: that of an empty one. */
const absent: Readonly<Record<FieldType, (language: Language) => Sql>> = {
  word: () => sql`''`,
  number: () => sql`0`,
  code: (language) => sql`decode(${sql.lit(sortKey('', language))}, 'hex')`,
  name: (language) => sql`decode(${sql.lit(sortKey('', language))}, 'hex')`,
};

/** A statement about the rows of one listing: its table as `l`, joined with what fields lead to. */
export class ListStatement {
  readonly #listing: Listing;
  readonly #company: number;
  readonly #language: Language;
  readonly #joins = new Map<string, Sql>();

  constructor(listing: Listing, company: number, language: Language) {
    this.#listing = listing;
    this.#company = company;
    this.#language = language;
  }

  /** The column of a field; adds the joins it needs. */
  column(field: string): Sql {
    return this.#columnFrom(this.#listing, field, 'l');
  }

  /** After `from`. */
  get source(): Sql {
    return sql`${sql.table(listTable(this.#listing.table))} as l ${sql.join([...this.#joins.values()], sql` `)}`;
  }

  /** A condition of the model as SQL: the same meaning as `testOf` has for rows on a device. [LQ2] */
  where(condition: Condition, given?: Sql): Sql {
    const spec = fieldOf(this.#listing, condition.field);
    if (condition.op === 'in' && 'words' in spec) return this.#hasKey(spec.lookup, condition.values);
    const column = given ?? this.column(condition.field);
    if (condition.op === 'in') {
      const among = sql`= any(${[...condition.values]}::text[])`;
      const { or } = condition;
      return or === undefined
        ? sql`${column} ${among}`
        : sql`(${column} ${among} or ${this.column(or)} ${among})`;
    }
    const isNumber = typeOf(this.#listing, condition.field) === 'number';
    const { least, most } = condition;
    const limits = [
      ...(isNumber ? [] : [sql`${column} <> ''`]),
      ...(least === null ? [] : [sql`${column} >= ${least}`]),
      ...(most === null ? [] : [sql`${column} <= ${most}`]),
    ];
    return limits.length === 0 ? sql`true` : sql.join(limits, sql` and `);
  }

  /** Whether a look-up with several keys a row has one of these for it. */
  #hasKey(lookup: string, keys: readonly string[]): Sql {
    return sql`l.id in (select id from ${sql.table(keyTable(this.#listing.table, lookup))}
      where company_id = ${this.#company} and key = any(${[...keys]}::text[]))`;
  }

  /** Whether a row, or one that it names and the reader may see, contains a word. */
  contains(word: string, access: AccessClass): Sql {
    return this.#containsIn(this.#listing, 'l', word, access);
  }

  #containsIn(listing: Listing, alias: string, word: string, access: AccessClass): Sql {
    const along = listing.named
      .filter(({ listing: next }) => access.tables.has(next.table))
      .map((named) => this.#namedContains(listing, named, alias, word, access));
    return sql`(${sql.join([sql`strpos(${sql.ref(`${alias}.search`)}, ${word}) > 0`, ...along], sql` or `)})`;
  }

  #namedContains(listing: Listing, named: Named, alias: string, word: string, access: AccessClass): Sql {
    const inner = `${alias}_${named.listing.table}`;
    const found = sql`select ${sql.ref(`${inner}.id`)} from ${sql.table(listTable(named.listing.table))} as ${sql.id(inner)}
      where ${sql.ref(`${inner}.company_id`)} = ${this.#company} and ${this.#containsIn(named.listing, inner, word, access)}`;
    if ('by' in named) return sql`${this.#columnFrom(listing, named.by, alias)} in (${found})`;
    const keys = sql.table(keyTable(listing.table, named.byMany));
    return sql`${sql.ref(`${alias}.id`)} in (
      select id from ${keys} where company_id = ${this.#company} and key in (${found}))`;
  }

  #columnFrom(listing: Listing, field: string, alias: string): Sql {
    const spec = fieldOf(listing, field);
    if ('of' in spec) return sql.ref(`${alias}.${columnOf(field, spec.type, this.#language)}`);
    if ('words' in spec) throw new Error(`${field} of ${listing.table} has no column`);
    const inner = `${alias}_${spec.through}`;
    if (!this.#joins.has(inner)) {
      const ref = this.#columnFrom(listing, spec.through, alias);
      this.#joins.set(
        inner,
        sql`${sql.raw(spec.isCertain ? 'join' : 'left join')} ${sql.table(listTable(spec.listing.table))} as ${sql.id(inner)}
          on ${sql.ref(`${inner}.company_id`)} = ${this.#company} and ${sql.ref(`${inner}.id`)} = ${ref}`,
      );
    }
    const column = this.#columnFrom(spec.listing, spec.field, inner);
    if (spec.isCertain) return column;
    return sql`coalesce(${column}, ${absent[typeOf(spec.listing, spec.field)](this.#language)})`;
  }
}

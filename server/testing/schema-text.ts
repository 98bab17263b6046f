import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

interface Column {
  readonly table: string;
  readonly name: string;
  /** PostgreSQL's name of the type; an array's begins with an underscore. */
  readonly type: string;
  readonly isNullable: boolean;
  /** The database fills it in where an insert leaves it out. */
  readonly isGenerated: boolean;
  /** The definitions of the checks of this column alone. */
  readonly checks: readonly string[];
}

/** What columns come as, by `value-types.ts`. JSON is whatever was put in: who reads it says what that is. */
const types: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  bytea: 'Buffer',
};

/** Tables that the server makes of kinds and listings at its start, not by migrations. */
const MADE = /^(row|key|list|tally|text|find)_(?!(view|setting)$)/;

/** `Schema` of a migrated database as TypeScript, a line a table. */
export async function schemaText(owner: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<Column>`
    select c.table_name as "table", c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as "isNullable",
           c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as "isGenerated",
           array(select pg_get_constraintdef(k.oid) from pg_constraint k
                  where k.conrelid = format('public.%I', c.table_name)::regclass and k.contype = 'c'
                    and k.conkey = array[c.ordinal_position::smallint]) as checks
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
     order by c.table_name collate "C", c.ordinal_position`.execute(owner);
  const tables = Map.groupBy(
    rows.filter(({ table }) => !MADE.test(table)),
    ({ table }) => table,
  );
  const lines = [...tables].map(
    ([table, columns]) =>
      `  ${table}: { ${columns.map((one) => `${one.name}: ${typeOf(one)}`).join('; ')} };`,
  );
  return [
    "import type { Generated } from 'kysely';",
    '',
    '// Written from a migrated database by `schema.db.test.ts` (with vitest’s `-u`), which fails while it is not the present one.',
    '/** The tables that migrations make, as Kysely reads and writes them. */',
    'export interface Schema {',
    ...lines,
    '}',
    '',
  ].join('\n');
}

/** The texts that a check leaves a column: `CHECK ((locale = ANY (ARRAY['en'::text, 'sv'::text])))`. */
function textsLeft(checks: readonly string[]): string | undefined {
  const [, list] =
    checks.map((one) => /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]+)\]\)\)\)$/.exec(one)).find(Boolean) ?? [];
  return list
    ?.split(', ')
    .map((one) => one.replace(/::\w+$/, ''))
    .join(' | ');
}

function typeOf({ type, isNullable, isGenerated, checks }: Column): string {
  const single = textsLeft(checks) ?? types[type.replace(/^_/, '')] ?? 'string';
  const whole = type.startsWith('_') ? `readonly ${single}[]` : single;
  const nullable = isNullable && whole !== 'unknown' ? `${whole} | null` : whole;
  return isGenerated ? `Generated<${nullable}>` : nullable;
}

import type pg from 'pg';

/** A required column. `base` is a domain's base type, `label` an enum's first value. */
export interface Column {
  readonly name: string;
  readonly type: string;
  readonly base: string | null;
  readonly label: string | null;
}

interface Target {
  readonly name: string;
  readonly columns: readonly Column[];
}

interface Writer {
  escapeIdentifier(text: string): string;
  query(text: string, values: unknown[]): Promise<unknown>;
}

let planted = 0;

/** Writes one row for the company, with unique made-up values according to the columns' types. */
export async function plantRow(writer: Writer, table: Target, company: number): Promise<void> {
  planted += 1;
  const names = table.columns.map((column) => writer.escapeIdentifier(column.name));
  const values = table.columns.map((column) =>
    column.name === 'company_id' ? company : madeUp(column, planted),
  );
  const marks = values.map((_, index) => `$${index + 1}`);
  const statement = `insert into ${writer.escapeIdentifier(table.name)} (${names.join(', ')}) values (${marks.join(', ')})`;
  await writer.query(statement, values);
}

/** Removes constraints that made-up values would violate: only the isolation of companies is tested. */
export async function prepareForPlanting(admin: pg.Client): Promise<void> {
  await admin.query(`do $$
    declare one record;
    begin
      for one in select conrelid::regclass as target, conname from pg_constraint
                  where connamespace = 'public'::regnamespace and conrelid <> 0 and conparentid = 0
                    and contype in ('c', 'f', 'x', 't') order by contype = 'f' desc loop
        execute format('alter table %s drop constraint %I', one.target, one.conname);
      end loop;
      for one in select contypid::regtype as target, conname from pg_constraint
                  where connamespace = 'public'::regnamespace and contypid <> 0 loop
        execute format('alter domain %s drop constraint %I', one.target, one.conname);
      end loop;
      for one in select oid::regclass as target from pg_class
                  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relhastriggers loop
        execute format('alter table %s disable trigger user', one.target);
      end loop;
    end $$`);
}

function madeUp(column: Column, n: number): unknown {
  if (column.label !== null) return column.label;
  const type = (column.base ?? column.type).toLowerCase();
  if (type.endsWith('[]')) return '{}';
  const make = makers.find(([pattern]) => pattern.test(type))?.[1];
  if (!make) throw new Error(`no value is known for ${column.name} ${type}: teach planted-rows.ts the type`);
  return make(n, type);
}

const padded = (n: number): string => String(n).padStart(12, '0');
const lengthOf = (type: string): number => Number(/\((\d+)\)/.exec(type)?.[1] ?? 12);

const makers: readonly (readonly [RegExp, (n: number, type: string) => unknown])[] = [
  [/^(smallint|integer|bigint)$/, (n) => n],
  [/^(numeric|real|double precision)/, (n) => n % 10],
  [/^boolean$/, () => false],
  [/^uuid$/, (n) => `00000000-0000-7000-8000-${padded(n)}`],
  [/^(text|citext|name)$/, (n) => `planted ${n}`],
  [/^(character|"char")/, (n, type) => padded(n).slice(-lengthOf(type))],
  [/^jsonb?$/, (n) => JSON.stringify({ planted: n })],
  [/^bytea$/, (n) => Buffer.from(String(n))],
  [/^timestamp/, (n) => new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString()],
  [/^date$/, (n) => new Date(Date.UTC(2000, 0, 1) + n * 86_400_000).toISOString().slice(0, 10)],
  [/^time/, () => '12:00'],
  [/^interval/, (n) => `${n} seconds`],
  [/^(inet|cidr)$/, (n) => `10.0.${(n >> 8) & 255}.${n & 255}`],
  [/^tsvector$/, (n) => `planted ${n}`],
  [/range$/, () => 'empty'],
];

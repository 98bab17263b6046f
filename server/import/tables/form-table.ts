import { z } from 'zod';
import { engine } from '#machines/registry.ts';
import { kinds } from '#model/kinds.ts';
import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import { labelSide, sheetDistance } from '#model/label-format/label-format.facts.ts';
import * as v from '#model/values/schemas.ts';
import { allRows } from '../company-data.ts';
import type { ImportDeps } from '../open-import.ts';
import type { Cells } from './cells.ts';
import type { ReadLine } from './document-lines.ts';

/** One column of a kind's table: a field of the form that creates its documents. */
interface Column {
  readonly name: string;
  readonly path: readonly string[];
  readonly schema: z.ZodType;
  readonly isNullable: boolean;
  /** The kind of the documents it refers to. */
  readonly names: TableName | null;
}

type Kind = (typeof kinds)[number];

const snake = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Decimals of a number field, by its schema. */
const decimals = new Map<z.ZodType, number>([
  [v.quantity, 3],
  [v.quantityOrZero, 3],
  [v.percent, 2],
  [v.unitPrice, 4],
  [v.exchangeRate, 6],
  [labelSide, 3],
  [sheetDistance, 3],
]);

/** The columns of a form: for a text in both languages `name` and `name_sv`, for nested fields their own names. */
function columnsIn(
  schema: z.ZodType,
  references: Kind['references'],
  path: readonly string[] = [],
): Column[] {
  // Zod types wrapped schemas loosely.
  const given = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  const isNullable = given instanceof z.ZodNullable;
  const inner = isNullable ? (given.unwrap() as z.ZodType) : given;
  if (inner instanceof z.ZodObject) {
    const fields = Object.entries(inner.shape as Record<string, z.ZodType>); // as above
    return fields.flatMap(([field, of]) => columnsIn(of, references, [...path, field]));
  }
  const [last = '', outer = ''] = path.toReversed();
  const inLanguage = last === 'en' ? outer : `${outer}_${last}`;
  const name = snake(['en', 'sv'].includes(last) ? inLanguage : last);
  return [{ name, path, schema: inner, isNullable, names: references[path.join('.')] ?? null }];
}

interface FormTable {
  readonly kind: string;
  readonly columns: readonly Column[];
}

/** The tables that kinds of documents declare, by import name. */
const formTables: ReadonlyMap<string, FormTable> = new Map(
  kinds.flatMap((one): [string, FormTable][] => {
    const form = engine.types.get(one.kind)?.commands['create']?.schema;
    return one.importedAs && form
      ? [[one.importedAs, { kind: one.kind, columns: columnsIn(form, one.references) }]]
      : [];
  }),
);

const mayBeEmpty = ({ schema, isNullable }: Column): boolean =>
  isNullable || schema instanceof z.ZodBoolean || schema.safeParse('').success;

/** The required and optional columns of each of these tables. */
export const formColumns = Object.fromEntries(
  [...formTables].map(([as, { columns }]) => {
    const named = (isOptional: boolean): string[] =>
      columns.filter((column) => mayBeEmpty(column) === isOptional).map(({ name }) => name);
    return [as, { needed: named(false), optional: named(true) }];
  }),
);

/** Ids by the documents' display names, in lower case. */
type Names = ReadonlyMap<TableName, ReadonlyMap<string, string>>;

/** Reads lines of a table that a kind declares; documents are referred to by code, number or English name. [IM13] */
export async function formReader(deps: ImportDeps, company: number, as: string): Promise<ReadLine> {
  const table = formTables.get(as);
  if (!table) throw new Error(`no kind is imported as ${as}`);
  const { kind, columns } = table;
  const named = new Set(columns.flatMap(({ names }) => names ?? []));
  const names: Names = new Map(
    await Promise.all(
      [...named].map(async (one) => {
        const rows = (await allRows(deps.database, company, one)) as readonly DocumentRow[]; // kinds have documents
        return [one, new Map(rows.map((row) => [nameOf(row).toLowerCase(), row.id]))] as const;
      }),
    ),
  );
  return (cells) => ({ kind, then: [], form: formOf(columns, (column) => valueOf(column, cells, names)) });
}

function nameOf(row: DocumentRow): string {
  const { code, number, sku, name } = row as { code?: string; number?: string; sku?: string; name?: unknown }; // the name fields
  const english = typeof name === 'object' && name !== null && 'en' in name ? name.en : name;
  return String(code ?? number ?? sku ?? english);
}

function formOf(columns: readonly Column[], value: (column: Column) => unknown): unknown {
  const form: Record<string, unknown> = {};
  for (const column of columns) {
    let place = form;
    for (const outer of column.path.slice(0, -1)) place = (place[outer] ??= {}) as Record<string, unknown>; // made here
    place[column.path.at(-1) ?? ''] = value(column);
  }
  return form;
}

function valueOf(column: Column, cells: Cells, names: Names): unknown {
  const { name, schema, isNullable } = column;
  const text = cells.text(name);
  if (text === '' && isNullable) return null;
  if (column.names) return referenced(column, cells, names);
  if (schema instanceof z.ZodBoolean) return cells.yesNo(name);
  if (schema instanceof z.ZodEnum) {
    const options = schema.options.map(String);
    cells.needed(name);
    return cells.choice(name, options, options[0] ?? '');
  }
  if (schema instanceof z.ZodNumber) return cells.number(name, decimals.get(schema) ?? 0);
  return mayBeEmpty(column) ? text : cells.needed(name);
}

function referenced({ name, names: kind }: Column, cells: Cells, names: Names): string {
  const text = cells.needed(name);
  const id = kind === null ? undefined : names.get(kind)?.get(text.toLowerCase());
  if (id === undefined && text !== '')
    cells.reject(`${name} unknown`, `has the ${name} "${text}", which the company does not have`);
  return id ?? '';
}

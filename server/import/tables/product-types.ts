import { isArchived } from '#model/engine/archived.ts';
import { attributesOf, lineOf, type AttributeValue } from '#model/product-type/product-type.attributes.ts';
import type { Attribute, ProductTypeRow } from '#model/product-type/product-type.facts.ts';
import type { ProductForm } from '#model/product/product.facts.ts';
import { scaled } from '../decimal.ts';
import type { Cells } from './cells.ts';

/** Columns of attributes begin so; behind it stands the key. */
export const ATTRIBUTE = 'attr.';

/** Reads the type of a product and what it says of itself from its line. */
export type ReadType = (cells: Cells) => Pick<ProductForm, 'type' | 'attributes'>;

/**
 * Types are found by their path (`Fasteners/Bolts`) or, where only one has it, their name, in either language; files
 * without the column say nothing of types. [IM14]
 */
export function typeReader(types: readonly ProductTypeRow[]): ReadType {
  const rows = new Map(types.map((row) => [row.id, row]));
  const typeOf = (id: string): ProductTypeRow | undefined => rows.get(id);
  const named = namesOf(
    types.filter((row) => !isArchived(row)),
    typeOf,
  );
  return (cells) => {
    const columns = cells.columns.filter((column) => column.startsWith(ATTRIBUTE));
    if (!cells.columns.includes('type') && columns.length === 0) return {};
    const type = typeAt(cells, named);
    const known = new Map(attributesOf(typeOf, type).map((one) => [one.key, one]));
    const values = columns.flatMap((column): [string, AttributeValue][] => {
      const value = valueAt(cells, column, known.get(column.slice(ATTRIBUTE.length)));
      return value === undefined ? [] : [[column.slice(ATTRIBUTE.length), value]];
    });
    return { type, attributes: Object.fromEntries(values) };
  };
}

/** Ids of types by what they are called, in either language and in lower case. */
interface Named {
  readonly paths: ReadonlyMap<string, ReadonlySet<string>>;
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
}

function namesOf(
  types: readonly ProductTypeRow[],
  typeOf: (id: string) => ProductTypeRow | undefined,
): Named {
  const [paths, names] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const add = (to: Map<string, Set<string>>, name: string, id: string): void =>
    void to.set(name, new Set(to.get(name)).add(id));
  for (const { id } of types)
    for (const language of ['en', 'sv'] as const) {
      const parts = lineOf(typeOf, id).map(({ name }) => (name[language] || name.en).toLowerCase());
      add(paths, parts.join('/'), id);
      add(names, parts.at(-1) ?? '', id);
    }
  return { paths, names };
}

function typeAt(cells: Cells, { paths, names }: Named): string | null {
  const text = cells.text('type');
  if (text === '') return null;
  const asked = text
    .split('/')
    .map((part) => part.trim().toLowerCase())
    .join('/');
  const [first, ...more] = paths.get(asked) ?? names.get(asked) ?? [];
  if (first === undefined)
    cells.reject('type unknown', `has the type "${text}", which the company does not have`);
  if (more.length > 0)
    cells.reject('type unclear', `has the type "${text}", of which there are several: write its path`);
  return first ?? null;
}

function valueAt(cells: Cells, column: string, attribute: Attribute | undefined): AttributeValue | undefined {
  const text = cells.text(column);
  if (text === '') return undefined;
  if (!attribute) {
    cells.reject(`${column} unknown`, `has ${column}, which its type does not ask`);
    return undefined;
  }
  switch (attribute.kind) {
    case 'text':
      return text;
    case 'number':
      return numberAt(cells, column);
    case 'yesNo':
      return cells.yesNo(column);
    case 'day':
      return cells.day(column) ?? undefined;
    case 'choice':
      return choiceAt(cells, column, attribute);
    default:
      return attribute.kind satisfies never;
  }
}

function numberAt(cells: Cells, column: string): number | undefined {
  const text = cells.text(column);
  const value = scaled(text, 3);
  if (typeof value === 'number') return value;
  cells.reject(
    `${column} unreadable`,
    `has the ${column} "${text}", which is no number of at most 3 decimals`,
  );
  return undefined;
}

/** A choice by its value, or by what it is called in either language. */
function choiceAt(cells: Cells, column: string, { choices }: Attribute): string | undefined {
  const text = cells.text(column).toLowerCase();
  const found = choices.find(({ value, label }) =>
    [value, label.en, label.sv].some((one) => one.toLowerCase() === text),
  );
  if (!found) {
    const known = choices.map(({ label }) => label.en).join(', ');
    cells.reject(`${column} unknown`, `has the ${column} "${cells.text(column)}"; known are ${known}`);
  }
  return found?.value;
}

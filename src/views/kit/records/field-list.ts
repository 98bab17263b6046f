import { useLingui } from '@lingui/react';
import { useValueWords } from '../document/use-value-words.ts';
import type { ListColumn, ListDefinition } from '../list/list-definition.ts';
import type { ChoiceFilter } from '../list/list-filter.ts';
import { isNumber, valueAt, type AnyFields, type RecordField } from './record-field.ts';

const fieldAt = (fields: AnyFields, path: string): RecordField => {
  const field = fields[path];
  if (!field) throw new Error(`there is no field ${path}`);
  return field;
};

/** Creates a list column for a field; an exported file has whole numbers as numbers. */
export function useFieldColumn<L>(
  fields: AnyFields,
  rowOf: (line: L) => object,
): (path: string) => ListColumn<L> {
  const { i18n } = useLingui();
  const say = useValueWords();
  return (path) => {
    const field = fieldAt(fields, path);
    const read = (line: L): unknown => valueAt(rowOf(line), path);
    const cell = (line: L): string => {
      const value = read(line);
      return value === null || value === undefined ? '–' : say(value, field.as, rowOf(line));
    };
    return {
      id: path,
      header: i18n._(field.label),
      cell,
      ...(isNumber(field) && { align: 'end' as const }),
      ...(field.as === 'whole' && { value: (line: L) => Number(read(line)) }),
      ...field.column,
    };
  };
}

/** Creates a list filter for a field: its known values, or else those found in the rows. */
export function useFieldFilter<R extends object>(
  fields: AnyFields,
  rows: readonly R[],
): (path: string) => ChoiceFilter<R> {
  const { i18n } = useLingui();
  const say = useValueWords();
  return (path) => {
    const { as, label } = fieldAt(fields, path);
    const read = (row: R): unknown => valueAt(row, path);
    const known = typeof as === 'object' && 'words' in as ? Object.keys(as.words) : undefined;
    const present = [...new Set(rows.map(read))].filter((value) => value !== null && value !== '');
    const options = (known ?? present).map((value) => ({ value: String(value), label: say(value, as, {}) }));
    return {
      kind: 'choice',
      id: path,
      label: i18n._(label),
      options: known ? options : options.toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale)),
      matching: (values) => (row) => values.has(String(read(row))),
    };
  };
}

/** The filters, sort keys and searched text declared by the fields of a record. */
export function useFieldList<R extends object>(
  fields: AnyFields,
  rows: readonly R[],
): Pick<ListDefinition<R>, 'filters' | 'sorts' | 'text'> {
  const filter = useFieldFilter(fields, rows);
  const found = pathsOf(fields, ({ search }) => search);
  const textOf = (row: R): string => found.map((path) => String(valueAt(row, path))).join(' ');
  return {
    filters: pathsOf(fields, (field) => field.filter).map(filter),
    sorts: Object.fromEntries(
      pathsOf(fields, ({ sort }) => sort).map((path) => [fields[path]?.column?.id ?? path, sortKey(path)]),
    ),
    text: (row) => textOf(row).toLowerCase(),
  };
}

/** The paths of the fields that meet a condition. */
export const pathsOf = (fields: AnyFields, is: (field: RecordField) => unknown): readonly string[] =>
  Object.entries(fields).flatMap(([path, field]) => (is(field) ? [path] : []));

const sortKey =
  (path: string) =>
  (row: object): string | number => {
    const value = valueAt(row, path);
    return typeof value === 'number' ? value : String(value ?? '');
  };

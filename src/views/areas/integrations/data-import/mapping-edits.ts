import type {
  ColumnMapping,
  ImportMapping,
} from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { TargetField } from '#model/areas/integrations/data-import/import-target.ts';

/** Reads a column as a field (null: nothing is read from it); only texts are joined from several columns. [DIS4] */
export function readAs(mapping: ImportMapping, column: number, field: TargetField | null): ImportMapping {
  const others = mapping.columns.filter(
    (one) =>
      one.column !== column && (field === null || field.kind.is === 'text' || one.field !== field.name),
  );
  const columns = field === null ? others : [...others, { column, field: field.name }];
  return { ...mapping, columns: columns.toSorted((a, b) => a.column - b.column) };
}

/** Says how the figures of a column are written. */
export const written = (
  mapping: ImportMapping,
  column: number,
  how: Pick<ColumnMapping, 'days' | 'decimals' | 'others' | 'vat'>,
): ImportMapping => ({
  ...mapping,
  columns: mapping.columns.map((one) => (one.column === column ? { ...one, ...how } : one)),
});

/** What every line says where its cell is empty; an empty text says nothing. */
export function fixedTo(mapping: ImportMapping, field: string, text: string): ImportMapping {
  const { [field]: _, ...others } = mapping.fixed;
  return { ...mapping, fixed: text === '' ? others : { ...others, [field]: text } };
}

/** The fields that nothing is read for, of those that lines have to say: the key, and what a new record needs. [DIS4] */
export function missingFields(
  fields: readonly TargetField[],
  { mode, columns, fixed, key }: ImportMapping,
): readonly TargetField[] {
  const isSaid = (name: string): boolean =>
    columns.some(({ field }) => field === name) || (fixed[name] ?? '').trim() !== '';
  const isNeeded = ({ name, needed }: TargetField): boolean =>
    name === key || (needed === true && mode !== 'updateOnly');
  return fields.filter((field) => isNeeded(field) && !isSaid(field.name));
}

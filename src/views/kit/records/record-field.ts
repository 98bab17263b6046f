import type { MessageDescriptor } from '@lingui/core';
import type { TableName } from '#model/engine/rows.ts';
import type { ListName } from '#model/list-view/list-view.ts';
import type { FieldDisplay } from '../document/field-display.ts';
import type { Column } from '#views/ui/data-list-types.ts';
import type { IconName } from '#views/ui/icon.tsx';

/** A field of a record: how it is named, edited, listed and searched. */
export interface RecordField extends FieldDisplay {
  /** Its label in the form, if different from the column header. */
  readonly asked?: MessageDescriptor;
  readonly hint?: MessageDescriptor;
  /** What an unset value means: only such a field may be null. Offered as a choice, or shown for an empty number. */
  readonly none?: MessageDescriptor;
  readonly required?: boolean;
  readonly optional?: boolean;
  /** Spans all columns of the form. */
  readonly wide?: boolean;
  /** Can only be set on a new record. */
  readonly fixed?: boolean;
  /** Shown before a text. */
  readonly icon?: IconName;
  /** Shown before each choice. */
  readonly icons?: Readonly<Record<string, IconName>>;
  /** Shown after a number. */
  readonly unit?: MessageDescriptor;
  /** Its column in the list; without it, it has none. `id`: if not the field's own. */
  readonly column?: Partial<Pick<Column<never>, 'id' | 'width' | 'card'>>;
  /** The list can be filtered by it. */
  readonly filter?: boolean;
  /** The list can be sorted by it. */
  readonly sort?: boolean;
  /** The list's search covers it. */
  readonly search?: boolean;
}

/** A kind of record with a list of its own. */
export type RecordKind = ListName & TableName;

/** The path of a field in a form: `code`, `defaults.vatClass`. A list is one field. */
export type FieldPath<F> = {
  [K in keyof F & string]: F[K] extends readonly unknown[] | null
    ? K
    : F[K] extends object
      ? K | `${K}.${FieldPath<F[K]>}`
      : K;
}[keyof F & string];

/** The fields of a record by path, in form order. */
export type RecordFields<F> = Readonly<Partial<Record<FieldPath<F>, RecordField>>>;

/** The fields of a record of any kind. */
export type AnyFields = Readonly<Record<string, RecordField>>;

/** Stands for null in a list of choices. */
export const NONE = 'none';

/** The value at a path of a form or a row. */
export const valueAt = (from: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, key) => (typeof at === 'object' && at ? Reflect.get(at, key) : undefined), from);

/** Writes at a path of a draft. */
export function writeAt(draft: object, path: string, value: unknown): void {
  const [last = '', ...outer] = path.split('.').toReversed();
  const place = outer.length > 0 ? valueAt(draft, outer.toReversed().join('.')) : draft;
  if (typeof place === 'object' && place) Reflect.set(place, last, value);
}

/** An empty form: the first option of each choice, and otherwise nothing. */
export function blankForm(fields: AnyFields): object {
  const form = {};
  for (const [path, field] of Object.entries(fields)) {
    const [last = '', ...outer] = path.split('.').toReversed();
    let place: object = form;
    for (const key of outer.toReversed()) {
      if (!(key in place)) Reflect.set(place, key, {});
      place = valueAt(place, key) as object; // just created
    }
    Reflect.set(place, last, blankValue(field));
  }
  return form;
}

const NUMBERS: readonly unknown[] = ['whole', 'percent', 'money', 'quantity', 'rate'];

/** Whether its value is a number of smallest units. */
export const isNumber = ({ as }: RecordField): boolean => NUMBERS.includes(as);

function blankValue(field: RecordField): unknown {
  const { as, none } = field;
  if (as === 'tags') return [];
  if (none) return null;
  if (isNumber(field)) return 0;
  if (as === 'yesNo') return false;
  return typeof as === 'object' && 'words' in as ? (Object.keys(as.words)[0] ?? '') : '';
}

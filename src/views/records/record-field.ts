import type { MessageDescriptor } from '@lingui/core';
import type { TableName } from '#model/engine/rows.ts';
import type { ListName } from '#model/list-view/list-view.ts';
import type { FieldSaid } from '../document/field-said.ts';
import type { Column } from '../ui/data-list-types.ts';
import type { IconName } from '../ui/icon.tsx';

/** A field of a record: how it is told, asked for, listed and found. */
export interface RecordField extends FieldSaid {
  /** What the form asks, where that takes other words than the head of a column. */
  readonly asked?: MessageDescriptor;
  readonly hint?: MessageDescriptor;
  /** What it means that nothing is set: only such a field may be null. A choice offers it, an empty number says it. */
  readonly none?: MessageDescriptor;
  readonly required?: boolean;
  readonly optional?: boolean;
  /** Spans all columns of the form. */
  readonly wide?: boolean;
  /** Only a new record is asked for it. */
  readonly fixed?: boolean;
  /** Before a text. */
  readonly icon?: IconName;
  /** Before each choice. */
  readonly icons?: Readonly<Record<string, IconName>>;
  /** Behind a number. */
  readonly unit?: MessageDescriptor;
  /** Its look in the list; without it, it is no column. `id`: where that is not the field's own. */
  readonly column?: Partial<Pick<Column<never>, 'id' | 'width' | 'card'>>;
  /** The list may be narrowed to some of its values. */
  readonly filter?: boolean;
  /** The list may be sorted by it. */
  readonly sort?: boolean;
  /** The list's search reads it. */
  readonly search?: boolean;
}

/** A kind of record that has a list of its own. */
export type RecordKind = ListName & TableName;

/** The place of a field in a form: `code`, `defaults.vatClass`. A list is one field. */
export type FieldPath<F> = {
  [K in keyof F & string]: F[K] extends readonly unknown[] | null
    ? K
    : F[K] extends object
      ? K | `${K}.${FieldPath<F[K]>}`
      : K;
}[keyof F & string];

/** The fields of a record in the order of its form, by their places in it. */
export type RecordFields<F> = Readonly<Partial<Record<FieldPath<F>, RecordField>>>;

/** The same of a record of any kind. */
export type AnyFields = Readonly<Record<string, RecordField>>;

/** The value in place of null in a list of choices. */
export const NONE = 'none';

/** What stands at a place of a form or a row. */
export const valueAt = (from: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, key) => (typeof at === 'object' && at ? Reflect.get(at, key) : undefined), from);

/** Writes at a place of a draft. */
export function writeAt(draft: object, path: string, value: unknown): void {
  const [last = '', ...outer] = path.split('.').toReversed();
  const place = outer.length > 0 ? valueAt(draft, outer.toReversed().join('.')) : draft;
  if (typeof place === 'object' && place) Reflect.set(place, last, value);
}

/** A form nobody has written anything in: the first of each choice, and otherwise nothing. */
export function blankForm(fields: AnyFields): object {
  const form = {};
  for (const [path, field] of Object.entries(fields)) {
    const [last = '', ...outer] = path.split('.').toReversed();
    let place: object = form;
    for (const key of outer.toReversed()) {
      if (!(key in place)) Reflect.set(place, key, {});
      place = valueAt(place, key) as object; // just made
    }
    Reflect.set(place, last, blankValue(field));
  }
  return form;
}

const NUMBERS: readonly unknown[] = ['whole', 'percent', 'money', 'quantity'];

/** Is its value a number of smallest units. */
export const isNumber = ({ as }: RecordField): boolean => NUMBERS.includes(as);

function blankValue(field: RecordField): unknown {
  const { as, none } = field;
  if (none) return null;
  if (isNumber(field)) return 0;
  if (as === 'yesNo') return false;
  return typeof as === 'object' && 'words' in as ? (Object.keys(as.words)[0] ?? '') : '';
}

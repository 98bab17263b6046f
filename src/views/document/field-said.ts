import type { MessageDescriptor } from '@lingui/core';
import type { TableName } from '#model/engine/rows.ts';

/** How a value is said: a figure of a unit, a moment, a person, a document of a table, or one of a known list. */
export type ValueKind =
  | 'text'
  | 'list'
  | 'quantity'
  | 'whole'
  | 'percent'
  | 'rate'
  | 'unitPrice'
  | 'money'
  | 'weight'
  | 'day'
  | 'moment'
  | 'yesNo'
  | 'person'
  | { readonly table: TableName }
  | { readonly words: Readonly<Record<string, MessageDescriptor>> }
  /** A list of permissions: which came, and which went. */
  | 'permissions';

export interface FieldSaid {
  readonly label: MessageDescriptor;
  readonly as: ValueKind;
}

import type { MessageDescriptor } from '@lingui/core';
import type { TableName } from '#model/engine/rows.ts';
import type { ReasonList } from '#model/values/reasons.ts';

/** How a value is shown: a quantity in a unit, a moment, a person, a document of a table, or a known value. */
export type ValueKind =
  | 'text'
  | 'list'
  /** Ids of tags, or texts of before; a list, or one joined by commas. */
  | 'tags'
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
  /** Payment terms as parties hold them: an id, or days net. */
  | 'paymentTerm'
  | { readonly table: TableName }
  /** The code of a reason. */
  | { readonly reasons: ReasonList }
  | { readonly words: Readonly<Record<string, MessageDescriptor>> }
  /** A list of permissions, shown as additions and removals. */
  | 'permissions';

export interface FieldDisplay {
  readonly label: MessageDescriptor;
  readonly as: ValueKind;
}

/** A hook that returns how a kind names a field, by its path in the form and the document or entry that has it. */
export type UseFieldDisplay = () => (
  kind: string,
  path: readonly string[],
  owner: object,
) => FieldDisplay | undefined;

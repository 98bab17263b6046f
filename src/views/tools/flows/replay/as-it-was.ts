import { differences, type Difference } from '#model/history/history-diff.ts';

/** An entry of a list in a past version of a document: a line, an address, a supplier. */
export interface EntryThen {
  readonly id: string;
  readonly entry: object;
  /** The entry as a whole: used for its name. */
  readonly whole: readonly Difference[];
  readonly fields: readonly Difference[];
  readonly isNew: boolean;
}

export interface ListThen {
  readonly field: string;
  readonly entries: readonly EntryThen[];
}

/** A past version of a document: its fields, as differences from an empty one, and its lists entry by entry. */
export interface DocumentThen {
  readonly fields: readonly Difference[];
  readonly lists: readonly ListThen[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Splits a row for display; `changes` are those of its last fact. */
export function asItWas(row: object, changes: readonly Difference[]): DocumentThen {
  const all = row as Fields; // any row is a record of fields
  const lists = Object.entries(all).filter(([, value]) => isEntries(value)) as [string, object[]][]; // as just checked
  const rest = Object.fromEntries(
    Object.entries(all).filter(([, value]) => !isEntries(value) && !isEmptyList(value)),
  );
  return {
    fields: differences(blank(rest), rest),
    lists: lists.map(([field, entries]) => ({
      field,
      entries: entries.map((entry, index) => entryThen({ row: all, field, entry, index, changes })),
    })),
  };
}

interface EntryPlace {
  readonly row: Fields;
  readonly field: string;
  readonly entry: object;
  readonly index: number;
  readonly changes: readonly Difference[];
}

function entryThen({ row, field, entry, index, changes }: EntryPlace): EntryThen {
  const { currency } = row;
  // Its amounts are in the currency of the document.
  const owned = { ...entry, ...(typeof currency === 'string' && { currency }) };
  return {
    id: String(index),
    entry,
    whole: differences({ [field]: [] }, { [field]: [entry] }),
    fields: differences({ ...blank(entry), currency: Reflect.get(owned, 'currency') }, owned),
    isNew: changes.some(({ after }) => after === entry),
  };
}

/** Whether a change is of this field, or of this field of the entry. */
export function hasChanged(
  field: Difference,
  within: object | null,
  changes: readonly Difference[],
): boolean {
  const name = field.path.join('.');
  return changes.some((change) => {
    if ((change.within === null) !== (within === null)) return false;
    if (within !== null && !isSame(change.within, within)) return false;
    return change.path.join('.') === (within === null ? name : [change.path[0], name].join('.'));
  });
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEntries = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord);
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** The same shape with nothing in it, so that the difference contains every field. */
const blank = (value: object): object =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => isRecord(one))
      .map(([field, one]) => [field, blank(one as object)]), // as just checked
  );

import type { AccessClass } from '../engine/access.ts';
import type { Row, Rows, StateValue, TableName } from '../engine/rows.ts';

/**
 * What a list can sort, filter, search and sum of a kind of documents: declared once, answered by the device for the
 * rows it holds and by the server, which stores every field in a column, for all others. [LQ1]
 */

/** Looks up a row of another table; undefined if it is not known. */
export type Look = (table: string, id: string) => Row | undefined;

/**
 * `word`: an id, a state, a day or a moment, ordered by code point; empty where there is none. `number`: whole. `code`:
 * ordered as people read codes, alike in every language. `name`: ordered as the reader's language does.
 */
export type FieldType = 'word' | 'number' | 'code' | 'name';

export interface OwnField {
  readonly type: FieldType;
  readonly of: (row: Row) => string | number;
  /** Fields of the row that it reads and that some roles may not see. */
  readonly needs: readonly string[];
}

/** Several words of a row, by which its table has a look-up: filtered by, and neither sorted by nor shown. */
export interface WordsField {
  readonly words: (row: Row) => readonly string[];
  /** The look-up of the table whose keys they are. */
  readonly lookup: string;
  readonly needs: readonly string[];
}

/** A field of the row that a field of this row names by its id. */
export interface FieldThrough {
  readonly through: string;
  /** Every row names one that exists: sorting by it may begin there. */
  readonly isCertain: boolean;
  readonly listing: Listing;
  readonly field: string;
}

export type ListField = OwnField | WordsField | FieldThrough;

/** `before`: a day that has passed. `soon`: today or one of the six days after it. `positive`: more than zero. `days`, `amount`: from one to another, both inclusive. */
export interface ListedFilter {
  readonly kind: 'choice' | 'before' | 'soon' | 'positive' | 'days' | 'amount';
  readonly field: string;
  /** Of a choice: the words that say the same and more, found by the one that is chosen. */
  readonly including?: Readonly<Record<string, readonly string[]>>;
}

/** Rows of another table whose own texts are searched along: named by a field, or by a look-up with several keys. */
export type Named =
  | { readonly by: string; readonly listing: Listing }
  | { readonly byMany: string; readonly listing: Listing; readonly ids: (row: Row) => readonly string[] };

export interface Listing {
  readonly table: TableName;
  /** Raised whenever a field means something else: stored fields are computed again. */
  readonly version: number;
  readonly fields: Readonly<Record<string, ListField>>;
  /** The field that the tabs of the list count. */
  readonly tab: string | null;
  readonly filters: Readonly<Record<string, ListedFilter>>;
  /** The field by which a column sorts. */
  readonly sorts: Readonly<Record<string, string>>;
  /** Number fields whose sum is shown. */
  readonly sums: readonly string[];
  /**
   * Rows are counted as they are written, by tab, by the day on which they ended, and by these words, of which the
   * first is a day: a list with no other condition need not read them. For kinds with very many.
   */
  readonly tally: readonly string[];
  /** Its own searched text. */
  readonly text: (row: Row) => string;
  readonly named: readonly Named[];
}

interface Spec<N extends TableName> extends Omit<Partial<Listing>, 'table' | 'fields' | 'text' | 'named'> {
  readonly table: N;
  readonly version: number;
  readonly fields: Readonly<
    Record<
      string,
      | FieldThrough
      | (Omit<OwnField, 'of'> & { readonly of: (row: Rows[N]) => string | number })
      | (Omit<WordsField, 'words'> & { readonly words: (row: Rows[N]) => readonly string[] })
    >
  >;
  readonly text: (row: Rows[N]) => string;
  readonly named?: readonly (
    | { readonly by: string; readonly listing: Listing }
    | {
        readonly byMany: string;
        readonly listing: Listing;
        readonly ids: (row: Rows[N]) => readonly string[];
      }
  )[];
}

/** Names the table once; a listing sees rows of its own table only, so the narrowing is sound. */
export function defineListing<const N extends TableName>(spec: Spec<N>): Listing {
  const bare = { tab: null, filters: {}, sorts: {}, sums: [], tally: [], named: [] };
  return { ...bare, ...spec } as unknown as Listing; // rows of table N are Rows[N]
}

const own =
  (type: FieldType) =>
  <R, V extends string | number>(of: (row: R) => V, ...needs: readonly string[]) => ({ type, of, needs });

/** Sorts before letters and digits. */
const BEFORE_NUMBERS = ' ';

export const word = own('word');
export const whole = own('number');
export const code = own('code');
export const name = own('name');
/**
 * The number of a document. Those without one, such as drafts that were cancelled, sort before all numbers, by when
 * they were created: in a list that begins with the newest number they come last.
 */
export const documentNumber = code(
  (row: { readonly number: string | null; readonly createdAt: string }) =>
    row.number ?? `${BEFORE_NUMBERS}${row.createdAt}`,
);

export const through = (ref: string, listing: Listing, field: string, isCertain = false): FieldThrough => ({
  through: ref,
  isCertain,
  listing,
  field,
});

export const words = <R>(lookup: string, of: (row: R) => readonly string[]) => ({
  words: of,
  lookup,
  needs: [],
});

/** The value of a field; an empty one where a row on the way is not known. */
export function valueOf(listing: Listing, field: string, row: Row, look: Look): string | number {
  const spec = fieldOf(listing, field);
  if ('of' in spec) return spec.of(row);
  if ('words' in spec) throw new Error(`${field} of ${listing.table} has several words`);
  const id = valueOf(listing, spec.through, row, look);
  const next = id === '' ? undefined : look(spec.listing.table, String(id));
  if (next) return valueOf(spec.listing, spec.field, next, look);
  return typeOf(listing, field) === 'number' ? 0 : '';
}

/** The words that a row has in a field: several, or the one. */
export function wordsIn(listing: Listing, field: string, row: Row, look: Look): readonly string[] {
  const spec = fieldOf(listing, field);
  return 'words' in spec ? spec.words(row) : [String(valueOf(listing, field, row, look))];
}

/** The type of a field, wherever it is. */
export function typeOf(listing: Listing, field: string): FieldType {
  const spec = fieldOf(listing, field);
  if ('of' in spec) return spec.type;
  return 'words' in spec ? 'word' : typeOf(spec.listing, spec.field);
}

/** The language whose rules order a field: that of the reader for names, one and the same for codes. */
export const sortLocale = (listing: Listing, field: string, reader: string): string =>
  typeOf(listing, field) === 'code' ? 'en' : reader;

export function fieldOf({ table, fields }: Listing, field: string): ListField {
  const spec = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (!spec) throw new Error(`lists of ${table} have no field ${field}`);
  return spec;
}

/** Whether somebody of this class may know a field. [LQ3] */
export function isShown(listing: Listing, field: string, access: AccessClass): boolean {
  if (!access.tables.has(listing.table)) return false;
  const spec = fieldOf(listing, field);
  if ('through' in spec)
    return isShown(listing, spec.through, access) && isShown(spec.listing, spec.field, access);
  const hidden = access.hidden.get(listing.table) ?? [];
  return !spec.needs.some((need) => hidden.includes(need));
}

/** The searched text of a row, in lower case, with those of the rows it names. */
export function searchedText(listing: Listing, row: Row, look: Look): string {
  const along = listing.named.flatMap((named) => {
    const ids = 'by' in named ? [String(valueOf(listing, named.by, row, look))] : named.ids(row);
    return ids.flatMap((id) => {
      const next = id === '' ? undefined : look(named.listing.table, id);
      return next ? [searchedText(named.listing, next, look)] : [];
    });
  });
  return [ownText(listing, row), ...along].join(' ');
}

export const ownText = (listing: Listing, row: Row): string => listing.text(row).toLowerCase().toWellFormed();

/** The words of a search, in lower case: a row is found if it contains every one. */
export const wordsOf = (search: string): readonly string[] =>
  search.toLowerCase().split(/\s+/).filter(Boolean);

/** The name of a region's state, as tabs and choices have it: `fulfilment.picking`; empty without that region. */
export function regionState(state: StateValue, region: string): string {
  if (typeof state === 'string') return '';
  const inner = state[region];
  return typeof inner === 'string' ? `${region}.${inner}` : '';
}

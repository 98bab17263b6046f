import { fieldOf, typeOf, type FieldType, type Listing } from '#model/lists/listing.ts';
import { sortKeysOf } from '#model/lists/sort-key.ts';
import { rowTable } from './table-names.ts';

/** Languages in which names are sorted. */
export const languages = ['en', 'sv'] as const;
export type Language = (typeof languages)[number];

/** The narrow table that holds what lists read of a kind's rows, so that a count does not read whole documents. */
export const listTable = (table: string): string => rowTable(table).replace(/^row_/, 'list_');

/** The table of the texts that a list is searched in, apart from it: they seldom change, and their index is costly. */
export const textTable = (table: string): string => rowTable(table).replace(/^row_/, 'text_');

/** The table that counts a list's rows as they are written. */
export const tallyTable = (table: string): string => rowTable(table).replace(/^row_/, 'tally_');

/** The words that a listing's rows are counted by: columns of its list table. */
export const tallyWords = (listing: Listing): readonly string[] =>
  [listing.tab ?? '', ...listing.tally].map((field) => columnOf(field, typeOf(listing, field), 'en'));

/** The day a listed row ended (UTC; empty while open), in SQL. */
export const dayEnded = `case when open then '' else to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD') end`;

/** A stored field, of one language if it is a name. */
export interface ListColumn {
  readonly field: string;
  readonly type: FieldType;
  readonly column: string;
  readonly language: Language;
}

const snake = (text: string): string => text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The column of a field; a name has one for each language. */
export const columnOf = (field: string, type: FieldType, language: Language): string =>
  `of_${snake(field)}${type === 'name' ? `_${language}` : ''}`;

/** The columns of the fields that are the row's own. */
export function listColumns(listing: Listing): readonly ListColumn[] {
  return Object.keys(listing.fields).flatMap((field) => {
    const spec = fieldOf(listing, field);
    if (!('of' in spec)) return [];
    const { type } = spec;
    const told = type === 'name' ? languages : (['en'] as const);
    return told.map((language) => ({ field, type, language, column: columnOf(field, type, language) }));
  });
}

const SORT_KEY = 'bytea';

/** SQL types: words compare by code point, codes and names are stored as keys that compare by bytes. */
export const sqlTypes: Readonly<Record<FieldType, string>> = {
  word: 'text collate "C"',
  number: 'bigint',
  code: SORT_KEY,
  name: SORT_KEY,
};

/** A sort key as the hexadecimal digits of its code units: their order is that of the key. */
export function sortKey(text: string, language: Language): string {
  const key = sortKeysOf(language).wholeKeyOf(text);
  let digits = '';
  for (let at = 0; at < key.length; at++) digits += key.charCodeAt(at).toString(16).padStart(4, '0');
  return digits;
}

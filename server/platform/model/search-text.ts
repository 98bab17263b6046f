import type { Row } from '#model/engine/rows.ts';

const searched = ['number', 'sku', 'code', 'name', 'reference', 'email', 'organisationNumber', 'tracking'];
const LONGEST = 500;

/** What a document is found by in a server-side list: its number, codes and names, lower case, one line. */
export function searchText(row: Row): string {
  const words = Object.entries(row).flatMap(([field, value]) =>
    searched.includes(field) ? textsOf(value) : [],
  );
  return words.join(' ').toLowerCase().replace(/\s+/g, ' ').slice(0, LONGEST).toWellFormed();
}

/** A text, or a text per language. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).filter((text): text is string => typeof text === 'string' && text !== '');
}

import type { Row } from '#model/engine/rows.ts';
import { compare } from '#model/values/order.ts';

const searched = ['number', 'sku', 'code', 'name', 'reference', 'email', 'organisationNumber', 'tracking'];
const LONGEST = 500;

/** The search text of a document in server-side lists: its number, codes and names, lower case, one line. */
export function searchText(row: Row): string {
  const fields = row as unknown as Readonly<Record<string, unknown>>; // a row is a plain record
  // In the order of the list: a stored row comes back with its fields in another order.
  const words = searched.flatMap((field) => textsOf(fields[field]));
  return words.join(' ').toLowerCase().replace(/\s+/g, ' ').slice(0, LONGEST).toWellFormed();
}

/** A text, or a text per language. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  const texts = Object.entries(value).filter(([, text]) => typeof text === 'string' && text !== '');
  return texts.sort(([a], [b]) => compare(a, b)).map(([, text]) => String(text));
}

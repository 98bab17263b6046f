import { compare } from '#model/values/order.ts';
import type { Option } from '../ui/select.tsx';

const SHOWN = 12;

interface PartySearch<P> {
  /** The text a party is searched by. */
  readonly text: (row: P) => string;
  readonly isOffered: (row: P) => boolean;
  readonly hint: (row: P) => string;
}

/** Suggestions for a party field: those that contain all the words, by name. */
export function foundParties<P extends { readonly id: string; readonly name: string }>(
  rows: readonly P[],
  query: string,
  { text, isOffered, hint }: PartySearch<P>,
): readonly Option[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rows
    .filter((row) => words.every((word) => text(row).toLowerCase().includes(word)))
    .filter(isOffered)
    .sort((a, b) => compare(a.name, b.name))
    .slice(0, SHOWN)
    .map((row) => ({ value: row.id, label: row.name, hint: hint(row) }));
}

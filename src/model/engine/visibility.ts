import type { RowTarget } from './engine.ts';
import type { Fact } from './envelope.ts';
import type { Row } from './rows.ts';

/**
 * Kind of the facts told instead of a document's own to who is limited to some warehouses, when it comes into one of
 * them from another, or leaves them. They stand in no log.
 */
export const SIGHT = 'sight';

/** What came into sight, by table; or the tables in which the document is out of it. */
type Sighted =
  | { readonly type: 'entered'; readonly data: readonly (readonly [table: string, row: Row])[] }
  | { readonly type: 'left'; readonly data: readonly string[] };

/** Puts what came into sight, and takes away what left it. */
export function foldVisibility(target: RowTarget, fact: Pick<Fact, 'document' | 'type' | 'data'>): void {
  const { type, data } = fact as Sighted; // written by the server, below this kind
  if (type === 'left')
    for (const table of data) ifHeld(target, table, () => target.remove(table, fact.document));
  else for (const [table, row] of data) ifHeld(target, table, () => target.put(table, row));
}

function ifHeld(target: RowTarget, table: string, change: () => void): void {
  if (!target.has || target.has(table)) change();
}

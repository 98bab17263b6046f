import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';
import { layoutFor } from './row-layout.ts';
import { rowsById } from './row-storage.ts';
import { visibleRows, type Visibility } from './visibility.ts';

/** A document that a technical record is about. */
export interface About {
  readonly kind: string;
  readonly document: string;
}

/** Whether a reader sees a document. */
export type Sees = (about: About) => boolean;

/**
 * [AC4] Which documents a reader may see, of those that technical records are about: runs, deliveries and items show what
 * their reader may see, not what who made them may.
 */
export async function visibleDocuments(
  trx: Transaction<Schema>,
  sight: Visibility,
  abouts: readonly About[],
): Promise<Sees> {
  const { company, engine, layouts, access } = sight;
  const seen = new Set<string>();
  for (const [kind, documents] of Map.groupBy(abouts, (about) => about.kind)) {
    const table = engine.types.get(kind)?.table;
    if (!table || !access.tables.has(table.name)) continue;
    const ids = [...new Set(documents.map(({ document }) => document))];
    const layout = layoutFor(layouts, table.name);
    const rows = await visibleRows(trx, sight, layout, await rowsById(trx, company, layout, ids));
    for (const { id } of rows) seen.add(keyOf({ kind, document: id }));
  }
  return (about) => seen.has(keyOf(about));
}

const keyOf = ({ kind, document }: About): string => `${kind}/${document}`;

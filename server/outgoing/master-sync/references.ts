import type { Transaction } from 'kysely';
import { isArchived } from '#model/engine/archived.ts';
import type { Rows } from '#model/engine/rows.ts';
import type { Plain } from '#model/areas/integrations/pairing/registers.ts';
import type { Say } from '#model/areas/integrations/pairing/record-values.ts';
import type { ReferredKind } from '#model/areas/integrations/pairing/sync-kinds.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import { linksOfKinds, namesOf, type SideOf, type SyncLink } from './link-store.ts';
import { allRows } from './sync-deps.ts';

type Trx = Transaction<Schema>;

/** What a reference of the other company means here. */
export type Meant =
  | { readonly id: string | null }
  /** A record that is yet to be made here. */
  | { readonly awaits: SyncLink }
  | { readonly missing: string };

/** What categories and types are called, so that a reference means the same in both companies. */
export interface References {
  readonly say: Say;
  readonly meant: (kind: ReferredKind, said: Plain) => Meant;
  /** What people call it here; null: nothing. */
  readonly named: (kind: ReferredKind, said: Plain) => string | null;
}

type Named = Rows[ReferredKind];

const kinds = ['category', 'productType'] as const;
const LINKED = '#';
const NAMED = '=';

/** [MS3] A record that is in step is told by its link, another one by its English name. */
export async function readReferences(trx: Trx, layouts: RowLayouts, side: SideOf): Promise<References> {
  const links = await linksOfKinds(trx, side, kinds);
  const rows = new Map(
    await Promise.all(
      kinds.map(async (kind) => [kind, await allRows(trx, layouts, side.company, kind)] as const),
    ),
  );
  const linkOf = new Map(links.map((link) => [`${link.kind}/${link.document}`, link]));
  const byId = new Map(links.map((link) => [link.id, link]));
  const find = (kind: ReferredKind, is: (row: Named) => boolean): Named | undefined =>
    rows.get(kind)?.find(is);
  const meant = (kind: ReferredKind, said: Plain): Meant => {
    if (typeof said !== 'string') return { id: null };
    const text = said.slice(1);
    if (!said.startsWith(LINKED)) {
      const isMeant = (row: Named): boolean =>
        !isArchived(row) && row.name.en.toLowerCase() === text.toLowerCase();
      const named = find(kind, isMeant);
      return named ? { id: named.id } : { missing: text };
    }
    const link = byId.get(text);
    if (!link) return { missing: text };
    return find(kind, (row) => row.id === link.document) ? { id: link.document } : { awaits: link };
  };
  return {
    say: (kind, id) => {
      const link = linkOf.get(`${kind}/${id}`);
      if (link) return `${LINKED}${link.id}`;
      const name = find(kind, (row) => row.id === id)?.name.en;
      return name === undefined ? null : `${NAMED}${name}`;
    },
    meant,
    named: (kind, said) => {
      const record = meant(kind, said);
      if ('missing' in record) return record.missing;
      if ('awaits' in record) return namesOf(record.awaits).en;
      return find(kind, ({ id }) => id === record.id)?.name.en ?? null;
    },
  };
}

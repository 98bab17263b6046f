import type { DocumentRow } from '#model/engine/rows.ts';
import { leaderOf } from '#model/areas/integrations/pairing/leaders.ts';
import {
  mergeRecord,
  noted,
  valuesOf,
  type RecordMerge,
} from '#model/areas/integrations/pairing/record-values.ts';
import type { Leader, Registers } from '#model/areas/integrations/pairing/registers.ts';
import { linkById, type SideOf, type SyncLink } from './link-store.ts';
import type { Maker } from './record-forms.ts';
import { readReferences, type References } from './references.ts';
import { allRows, rowOf, type Paired, type SyncDeps } from './sync-deps.ts';

/** Where records are written. */
export interface Place {
  readonly deps: SyncDeps;
  readonly pairing: Paired;
  readonly side: SideOf;
}

/** What is known of a record before it is decided. */
export interface Seen {
  readonly link: SyncLink;
  readonly row: DocumentRow | undefined;
  /** The own registers, with what was written here and is perhaps not noted yet. */
  readonly own: Registers;
  readonly merged: RecordMerge;
  readonly leader: (field: string) => Leader;
  readonly references: References;
  readonly maker: Maker;
}

/** Looks at a link and its record in one transaction; undefined where there is none. */
export function lookAtLink(
  { deps: { database, layouts }, pairing, side }: Place,
  id: string,
): Promise<Seen | undefined> {
  const { company: number } = side;
  return database.withCompany(number, async (trx) => {
    const link = await linkById(trx, side, id);
    const company = await rowOf(trx, layouts, number, 'company', 'company');
    if (!link || !company) return undefined;
    const references = await readReferences(trx, layouts, side);
    const row = await rowOf(trx, layouts, number, link.kind, link.document);
    const at = { company: number, currency: company.currency };
    const leader = (field: string): Leader => leaderOf(pairing, at, link.kind, field);
    const values = row ? valuesOf(link.kind, row, references.say) : null;
    const own =
      row && values
        ? noted(link.own, values, { at: new Date(row.changedAt).toISOString(), by: number })
        : link.own;
    const merged = mergeRecord(own, link.theirs, values, leader);
    const paymentTerms = row ? [] : await allRows(trx, layouts, number, 'paymentTerm');
    return { link, row, own, merged, leader, references, maker: { company, paymentTerms } };
  });
}

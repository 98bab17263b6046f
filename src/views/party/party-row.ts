import type { DocumentRow } from '#model/engine/rows.ts';
import type { PartyForm } from '#model/values/party.ts';

/** A customer or a supplier. */
export interface PartyRow extends DocumentRow, PartyForm {}

/** What is figured of each party from its orders; `latest` is the day of the last one. */
export type PartyFigures<F = object> = ReadonlyMap<string, F & { readonly latest: string | null }>;

import type { DocumentRow } from '#model/engine/rows.ts';
import type { FollowingParty } from '#model/areas/setup/party/party.ts';

/** A customer or a supplier. */
export interface PartyRow extends DocumentRow, FollowingParty {}

/** Figures of each party computed from its orders; `latest` is the day of the last one. */
export type PartyFigures<F = object> = ReadonlyMap<string, F & { readonly latest: string | null }>;

import { kinds } from '../kinds.ts';

/** How long (hours) a document may stay in a state before somebody should look, where a company says nothing else. */
export const dwellLimits: Readonly<Record<string, number>> = Object.fromEntries(
  kinds.flatMap(({ kind, limits }) =>
    Object.entries(limits).map(([state, hours]) => [`${kind}.${state}`, hours]),
  ),
);

/** Hours by state, null for none: what a company says otherwise. A state it says nothing of keeps what is usual. */
export type OwnLimits = Readonly<Record<string, number | null>>;

/** The limits (hours) that hold in a company, by state. */
export function limitsIn(own: OwnLimits | undefined): ReadonlyMap<string, number> {
  const limits = Object.entries({ ...dwellLimits, ...own });
  return new Map(limits.flatMap(([state, hours]) => (hours === null ? [] : [[state, hours]])));
}

/** What a company has to say so that these limits (hours, null for none) hold: nothing where they are the usual ones. */
export function ownLimits(own: OwnLimits | undefined, chosen: OwnLimits): OwnLimits {
  const all = Object.entries({ ...own, ...chosen });
  return Object.fromEntries(all.filter(([state, hours]) => hours !== (dwellLimits[state] ?? null)));
}

import { kinds } from '../kinds.ts';

/** Default hours a document may stay in a state before it needs attention. */
export const dwellLimits: Readonly<Record<string, number>> = Object.fromEntries(
  kinds.flatMap(({ kind, limits }) =>
    Object.entries(limits).map(([state, hours]) => [`${kind}.${state}`, hours]),
  ),
);

/** A company's own limits in hours by state, null for none. Other states keep the default. */
export type OwnLimits = Readonly<Record<string, number | null>>;

/** The limits (hours) in effect for a company, by state. */
export function limitsIn(own: OwnLimits | undefined): ReadonlyMap<string, number> {
  const limits = Object.entries({ ...dwellLimits, ...own });
  return new Map(limits.flatMap(([state, hours]) => (hours === null ? [] : [[state, hours]])));
}

/**
 * The company's own limits (hours, null for none) needed for these to be in effect: only those that differ from the
 * defaults.
 */
export function ownLimits(own: OwnLimits | undefined, chosen: OwnLimits): OwnLimits {
  const all = Object.entries({ ...own, ...chosen });
  return Object.fromEntries(all.filter(([state, hours]) => hours !== (dwellLimits[state] ?? null)));
}

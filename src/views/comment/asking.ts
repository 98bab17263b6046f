import type { Refusal } from '#model/engine/envelope.ts';

/** What others need so that they can do what was refused: a permission, and where there is a sum, a limit above it. */
export interface Needed {
  readonly permission: string;
  /** Minor units of the company's currency. */
  readonly total?: number;
}

/** Refusals that hold for the person, not for the document. */
const personal: ReadonlySet<string> = new Set(['notPermitted', 'overYourLimit', 'adjustsOverYourLimit']);

/** What somebody needs so that they can do all of what was refused; null where one of it is refused to everybody. */
export function neededForAll(refusals: readonly Refusal[]): Needed | null {
  const needed = refusals.map(neededFor);
  const [first] = needed;
  if (!first || needed.some((one) => one?.permission !== first.permission)) return null;
  const totals = needed.flatMap((one) => one?.total ?? []);
  return { permission: first.permission, ...(totals.length > 0 && { total: Math.max(...totals) }) };
}

/** What somebody else needs to do what was refused; null where it is refused to everybody. [CM5] */
export function neededFor(refusal: Refusal | null | undefined): Needed | null {
  const { permission, total } = refusal?.params ?? {};
  if (!refusal || !personal.has(refusal.code) || typeof permission !== 'string') return null;
  return { permission, ...(typeof total === 'number' && { total }) };
}

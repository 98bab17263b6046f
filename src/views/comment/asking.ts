import type { Refusal } from '#model/engine/envelope.ts';

/** What others need so that they can do what was refused: a permission, and where there is a sum, a limit above it. */
export interface Needed {
  readonly permission: string;
  /** Minor units of the company's currency. */
  readonly total?: number;
}

/** Refusals that hold for the person, not for the document. */
const personal: ReadonlySet<string> = new Set(['notPermitted', 'overYourLimit', 'adjustsOverYourLimit']);

/** What somebody else needs to do what was refused; null where it is refused to everybody. [CM5] */
export function neededFor(refusal: Refusal | null | undefined): Needed | null {
  const { permission, total } = refusal?.params ?? {};
  if (!refusal || !personal.has(refusal.code) || typeof permission !== 'string') return null;
  return { permission, ...(typeof total === 'number' && { total }) };
}

import type { Refusal } from '#model/engine/envelope.ts';
import { permissionOf } from '../document/mending.ts';

/** What others need so that they can do what was refused: a permission, and where there is a sum, a limit above it. */
export interface Needed {
  readonly permission: string;
  /** Minor units of the company's currency. */
  readonly total?: number;
}

/** What somebody needs so that they can do all of what was refused; null where one of it is refused to everybody. */
export function neededForAll(refusals: readonly Refusal[], kind?: string): Needed | null {
  const needed = refusals.map((refusal) => neededFor(refusal, kind));
  const [first] = needed;
  if (!first || needed.some((one) => one?.permission !== first.permission)) return null;
  const totals = needed.flatMap((one) => one?.total ?? []);
  return { permission: first.permission, ...(totals.length > 0 && { total: Math.max(...totals) }) };
}

/** What somebody else needs to do what was refused; null where it is refused to everybody. [CM5] */
export function neededFor(refusal: Refusal | null | undefined, kind?: string): Needed | null {
  if (!refusal) return null;
  const { total } = refusal.params ?? {};
  const permission = permissionOf(kind, refusal.code, refusal.params);
  if (permission === undefined) return null;
  return { permission, ...(typeof total === 'number' && { total }) };
}

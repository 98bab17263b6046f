import { compare } from '#model/values/order.ts';
import type { ReasonList } from '#model/values/reasons.ts';
import { builtInReasons } from './built-in-reasons.ts';
import type { ReasonRow } from './reason.facts.ts';

/** A reason as it is chosen and told. */
export type OfferedReason = Pick<ReasonRow, 'id' | 'action' | 'code' | 'name'> &
  Partial<Pick<ReasonRow, 'state'>>;

const places = new Map(builtInReasons.map(({ id }, place) => [id, place]));
const LAST = 'other';

/** The given order of reasons: built-in ones as they came, own ones after them, what fits no other at the end. */
export function inGivenOrder<R extends OfferedReason>(reasons: Iterable<R>): R[] {
  const placeOf = ({ id, code }: R): number =>
    code === LAST ? Number.MAX_SAFE_INTEGER : (places.get(id) ?? builtInReasons.length);
  return [...reasons].sort((a, b) => placeOf(a) - placeOf(b) || compare(a.id, b.id));
}

/** The reasons that an action offers. */
export const choicesOf = <R extends OfferedReason>(reasons: readonly R[], action: ReasonList): R[] =>
  inGivenOrder(reasons.filter((reason) => reason.action === action && reason.state !== 'archived'));

/**
 * The reason that a code of an action stands for, archived or not. Picks of an order that was closed have its reason: then
 * it is one of another action.
 */
export const reasonOf = <R extends OfferedReason>(
  reasons: readonly R[],
  action: string,
  code: string,
): R | undefined => {
  const alike = reasons.filter((reason) => reason.code.toLowerCase() === code.toLowerCase());
  return alike.find((reason) => reason.action === action) ?? alike[0];
};

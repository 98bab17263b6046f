import { compare } from '#model/values/order.ts';
import type { Proposal } from './proposal.ts';

const LATER = '9999-12-31';

/**
 * The order in which proposals are worked off: what has to be ordered before what only comes too late, what is promised
 * before what stock should be, then the earlier it has to be ordered.
 */
export const byUrgency = (a: Proposal, b: Proposal): number =>
  Number(b.need > 0) - Number(a.need > 0) ||
  Number(b.reason === 'promised') - Number(a.reason === 'promised') ||
  compare(a.orderBy ?? LATER, b.orderBy ?? LATER) ||
  compare(a.id, b.id);

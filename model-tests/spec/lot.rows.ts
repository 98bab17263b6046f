import type { LotSeen } from './document-seen.ts';
import { modelAndApi as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row, around } = rowKit<LotSeen>({ figures: ['onHand', 'free'], layers });

const brought = { decision: 'A lot is made by the receipt that first brings it, and by nothing else.' };
const corrected = {
  decision: 'A day of expiry read wrong from a label is corrected, also while the lot is blocked.',
};
const heldBack = { decision: 'What lies of a blocked lot is promised to nobody, wherever it is put.' };
const mended = { decision: 'A lot that was found to be good is free again.' };
const more = { decision: 'Another receipt may bring more of a lot that is known.' };

export const lotStart = { at: 'none' };
export const lotRows = [
  row('LT-00', 'create', 'none → active', 'created', brought, {
    then: (_, after) => after.onHand > 0 && after.free === after.onHand,
  }),
  row('LT-01', 'update', 'active, blocked', 'updated', corrected),
  row('LT-02', 'block', 'active → blocked', 'blocked', heldBack, { makes: { free: 0 } }),
  row('LT-03', 'unblock', 'blocked → active', 'unblocked', mended, {
    then: (before, after) => after.onHand === before.onHand && after.free === after.onHand,
  }),
  around('LT-10', 'more of it comes', 'active', more, {
    then: (before, after) => after.onHand > before.onHand && after.free === after.onHand,
  }),
  around('LT-11', 'more of it comes', 'blocked', more, {
    then: (before, after) => after.onHand > before.onHand && after.free === 0,
  }),
];

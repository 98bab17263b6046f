import type { Ask, LotObserved } from './document-observed.ts';
import { modelAndApi as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row, around } = rowKit<LotObserved>({ figures: ['onHand', 'free', 'over'], layers });

const brought = { decision: 'A lot is made by the receipt that first brings it, and by nothing else.' };
const corrected = {
  decision: 'A day of expiry read wrong from a label is corrected, also while the lot is blocked.',
};
const heldBack = { decision: 'What lies of a blocked lot is promised to nobody, wherever it is put.' };
const mended = { decision: 'A lot that was found to be good is free again.' };
const over = {
  decision: 'What may no longer be used is promised to nobody, from the day after its last one.',
};
const later = { decision: 'A lot whose day was read wrong lasts until the corrected day.' };
const lapsed = { decision: 'A lot that was found to be good is not to be used after its last day either.' };
const more = { decision: 'Another receipt may bring more of a lot that is known.' };

const toOver = (_: LotObserved, { past }: Ask): boolean => past === true;
const toLater = (_: LotObserved, { past }: Ask): boolean => past !== true;
const allFree = (before: LotObserved, after: LotObserved): boolean =>
  after.onHand === before.onHand && after.free === after.onHand;

export const lotStart = { at: ['none', 'active'] };
export const lotRows = [
  row('LT-00', 'create', 'none → active', 'created', brought, {
    then: (_, after) => after.onHand > 0 && after.free === after.onHand,
  }),
  row('LT-01', 'update', 'active, blocked', 'updated', corrected, { when: toLater, makes: { over: false } }),
  row('LT-02', 'block', 'active, expired → blocked', 'blocked', heldBack, { makes: { free: 0 } }),
  row('LT-03', 'unblock', 'blocked → active', 'unblocked', mended, {
    when: (before) => !before.over,
    then: allFree,
  }),
  row('LT-04', 'expire', 'active → expired', 'expired', over, {
    when: (before) => before.over,
    makes: { free: 0 },
  }),
  row('LT-05', 'update', 'active → expired', 'updated', over, {
    when: toOver,
    makes: { free: 0, over: true },
  }),
  row('LT-06', 'update', 'expired → active', 'updated', later, {
    when: toLater,
    then: (before, after) => allFree(before, after) && !after.over,
  }),
  row('LT-07', 'update', 'expired, blocked', 'updated', corrected, { when: toOver, makes: { over: true } }),
  row('LT-08', 'unblock', 'blocked → expired', 'unblocked', lapsed, { when: (before) => before.over }),
  around('LT-10', 'more of it comes', 'active', more, {
    then: (before, after) => after.onHand > before.onHand && after.free === after.onHand,
  }),
  around('LT-11', 'more of it comes', 'blocked', more, {
    then: (before, after) => after.onHand > before.onHand && after.free === 0,
  }),
];

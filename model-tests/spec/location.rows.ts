import type { Ask, MasterObserved } from './document-observed.ts';
import { mended, row, stockRows, unlessUsed } from './master-rows.ts';
import { quoted } from './quotes.ts';

const form = quoted('/locations');
const life = quoted('**location** active → blocked → archived [empty].');
const direct = {
  decision: 'An empty place may be archived without blocking it first: nothing can be lost by it.',
};
const looked = {
  decision:
    'Until stock can be counted, somebody looks where a pick missed some and says that the books are right.',
};
const heldBack = {
  decision:
    'A part of what lies in a place is held back with a reason, and freed with one: no more than is there and reserved for nobody.',
};
/** So much more is on hold, and the place has what it had. */
const holds =
  (sign: 1 | -1) =>
  (before: MasterObserved, after: MasterObserved, { quantity = 0 }: Ask): boolean =>
    after.held === (before.held ?? 0) + sign * quantity &&
    after.unheld === (before.unheld ?? 0) - sign * quantity &&
    after.empty === before.empty;

/** A place named by a warehouse is not archived before the warehouse. */
const when = (before: MasterObserved): boolean => before.empty && !before.needed;

export const locationStart = { at: ['none', 'active'] };
export const locationRows = [
  row('LO-10', 'create', 'none → active', 'created', form),
  row('LO-11', 'update', 'active, blocked', 'updated', form, { when: unlessUsed(({ empty }) => !empty) }),
  row('LO-01', 'block', 'active → blocked', 'blocked', life),
  row('LO-02', 'unblock', 'blocked → active', 'unblocked', mended),
  row('LO-03', 'archive', 'blocked → archived', 'archived', life, { when }),
  row('LO-04', 'archive', 'active → archived', 'archived', direct, { when }),
  row('LO-05', 'check', 'active, blocked', 'checked', looked, {
    when: ({ doubted }) => doubted === true,
    then: (before, after) => !after.doubted && after.empty === before.empty,
  }),
  row('LO-06', 'holdStock', 'active, blocked', 'stockHeld', heldBack, {
    when: ({ unheld = 0 }, { quantity = 0 }) => quantity <= unheld,
    then: holds(1),
  }),
  row('LO-07', 'freeStock', 'active, blocked', 'stockFreed', heldBack, {
    when: ({ held = 0 }, { quantity = 0 }) => quantity <= held,
    then: holds(-1),
  }),
  ...stockRows('LO'),
];

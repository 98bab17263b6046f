import type { AdjustmentObserved } from './document-observed.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row, around, keeps } = rowKit<AdjustmentObserved>({
  figures: ['lines', 'change', 'onHand', 'promised', 'lost', 'numbered'],
  layers,
});

const submitted = quoted('draft –submit→ ready [within limit] / awaitingApproval');
const approved = quoted('awaitingApproval –approve→ ready [author ≠ approver, within limit]');
const posted = quoted('ready –post→ posted');
const atOnce = quoted('`post` from draft does both in one press where no approval is needed.');
const taken = quoted(
  'reserved by others (lists the orders; fix: take from them, with permission and reason)',
);
const begun = { decision: 'A draft is opened empty, in a warehouse, and saved as it is written.' };
const takenBack = {
  decision: 'What is ready may be written anew as well: stock may have moved so that it no longer fits.',
};
const inOneAct = quoted('**correct** is reverse and repost in one unit, same number and links');
const promised = { decision: 'An order may be promised the goods while they are being adjusted.' };
const closed = { decision: 'In a closed period nothing is posted or reversed.' };

const isComplete = ({ lines, periodOpen }: AdjustmentObserved): boolean => lines > 0 && periodOpen;
const left = ({ onHand, change }: AdjustmentObserved): number => onHand + change;
const isThere = (seen: AdjustmentObserved): boolean => isComplete(seen) && left(seen) >= 0;
const isFree = (seen: AdjustmentObserved): boolean => isThere(seen) && left(seen) >= seen.promised;
const isPromised = (seen: AdjustmentObserved): boolean => isThere(seen) && left(seen) < seen.promised;

const leaves = (before: AdjustmentObserved, after: AdjustmentObserved): boolean =>
  keeps(before, after, {
    onHand: left(before),
    lost: -before.change,
    promised: Math.min(before.promised, left(before)),
    numbered: true,
  });

export const adjustmentStart = { at: 'none' };
export const adjustmentRows = [
  row('AJ-00', 'create', 'none → draft', 'created', begun),
  row('AJ-01', 'update', 'draft', 'updated', begun, {
    then: (before, after, { quantity = 0 }) =>
      keeps(before, after, { lines: quantity === 0 ? 0 : 1, change: -quantity }),
  }),
  row('AJ-02', 'submit', 'draft → ready', 'submitted', submitted, {
    when: (o) => isComplete(o) && !o.limited,
  }),
  row('AJ-03', 'submit', 'draft → awaitingApproval', 'submitted', submitted, {
    when: (o) => isComplete(o) && o.limited,
  }),
  row('AJ-04', 'approve', 'awaitingApproval → ready', 'approved', approved, {
    when: (_, { byAnother }) => byAnother === true,
  }),
  row('AJ-05', 'reject', 'awaitingApproval → draft', 'rejected', quoted('–reject(reason)→ draft')),
  row('AJ-06', 'withdraw', 'awaitingApproval → draft', 'withdrawn', quoted('–withdraw→ draft'), {
    when: (_, { byAnother }) => byAnother !== true,
  }),
  row('AJ-07', 'withdraw', 'ready → draft', 'withdrawn', takenBack, {
    when: (_, { byAnother }) => byAnother !== true,
  }),
  row('AJ-08', 'post', 'draft → posted', ['submitted', 'posted'], atOnce, {
    when: (o) => isFree(o) && !o.limited,
    then: leaves,
  }),
  row('AJ-09', 'post', 'ready → posted', 'posted', posted, { when: isFree, then: leaves }),
  row('AJ-10', 'takeAndPost', 'draft → posted', ['promisesTaken', 'posted'], taken, {
    when: (o) => isPromised(o) && !o.limited,
    then: leaves,
  }),
  row('AJ-11', 'takeAndPost', 'ready → posted', ['promisesTaken', 'posted'], taken, {
    when: isPromised,
    then: leaves,
  }),
  row('AJ-12', 'reverse', 'posted → reversed', 'reversed', quoted('posted –reverse(reason)→ reversed'), {
    when: (o) => o.periodOpen && !o.limited,
    then: (before, after) => after.onHand === before.onHand + before.lost && after.lost === 0,
  }),
  row('AJ-14', 'correct', 'posted', ['reversed', 'corrected', 'updated', 'submitted', 'posted'], inOneAct, {
    when: (o, { quantity = 0 }) =>
      o.periodOpen && !o.limited && quantity !== o.lost && o.onHand + o.lost - quantity >= o.promised,
    then: (before, after, { quantity = 0 }) =>
      keeps(before, after, {
        change: -quantity,
        lost: quantity,
        onHand: before.onHand + before.lost - quantity,
        promised: after.promised,
      }),
  }),
  row(
    'AJ-13',
    'discard',
    'draft, ready → discarded',
    'discarded',
    quoted('draft, ready –discard→ discarded'),
  ),
  around('AJ-20', 'goods are promised', 'draft, awaitingApproval, ready', promised, {
    then: (before, after) => keeps(before, after, { promised: before.onHand }),
  }),
  around('AJ-21', 'books are closed', 'draft, awaitingApproval, ready, posted', closed, {
    makes: { periodOpen: false },
  }),
];

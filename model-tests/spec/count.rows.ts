import type { CountObserved } from './document-observed.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row, around, keeps } = rowKit<CountObserved>({
  figures: ['counted', 'booked', 'parked', 'explained'],
  layers,
});

const planned = quoted('planned (cycle rule, by hand, after a short pick)');
const started = quoted('→ started → counting (blind unless the role may see)');
const counted = quoted('lineCounted … → submitted → counted');
const deviating = quoted('others deviating → recounted (by another person over the limit) / explained');
const reviewed = quoted('→ reviewed → ready → posted {bin ↔ loss}');
const cancelled = quoted('before posting → cancelled');
const reversed = quoted('posted → reversed');
const paused = { decision: 'CN1: counting is paused and resumed.' };
const approved = { decision: 'CN1: reviewed –approve→ ready, by another person than the reviewer.' };
const alone = { decision: 'Within the limit of who posts it, nobody else approves a count.' };
const lostByPicks = {
  decision: 'CN11: posting below what is promised takes it from the picks that had reserved it.',
};
const sentBack = { decision: 'A count that is not approved, or has changed since, goes back to counted.' };
const setAside = { decision: 'CN7: what is not known is parked, and resolved before the review.' };
const taken = { decision: 'CN3: what an open pick takes from the bin is no longer expected there.' };
const late = {
  decision: 'CN13: what is dated before a count and becomes known later changes its difference.',
};
const promised = { decision: 'What another order has on a pick list is no longer free where it lies.' };
const PIECE = 1000;
const empty = { decision: 'CN7: an empty bin is said so.' };

/** Every line is counted, and the bin was looked into. */
const isWhole = (o: CountObserved): boolean => o.counted !== null;
const isSettled = (o: CountObserved): boolean =>
  o.parked !== 'waiting' && (o.variance === 0 || o.explained === o.variance);

/** The pick has reserved a piece that is neither in hand nor found. */
const takesFromPick = (o: CountObserved): boolean => o.pick === 'waits' && o.counted === 0;
const isBooked = (before: CountObserved, after: CountObserved): boolean =>
  after.booked === before.booked + (before.variance ?? 0) &&
  !after.holdsBin &&
  after.counted === before.counted;

export const countStart = { at: 'none' };
export const countRows = [
  row('CNT-01', 'create', 'none → planned', 'created', planned, {
    then: (_, after) => after.counted === null && after.numbered,
  }),
  row('CNT-02', 'start', 'planned → counting', 'started', started, {
    when: (o) => !o.isTaken,
    then: (_, after) => after.counted === null && after.holdsBin,
  }),
  row('CNT-03', 'count', 'counting', 'lineCounted', counted, {
    when: (o, ask) => o.counted === null || o.by === (ask.byAnother ? 'another' : 'you'),
    then: (before, after, ask) => keeps(before, after, { counted: ask.quantity ?? 0, explained: null }),
  }),
  row(
    'CNT-04',
    'withdraw',
    'counting',
    'entryWithdrawn',
    { decision: 'Who made an entry takes it back.' },
    {
      when: (o) => o.counted !== null && o.by === 'you',
      then: (before, after) => keeps(before, after, { counted: null }),
    },
  ),
  row('CNT-05', 'sayEmpty', 'counting', 'binEmpty', empty, {
    when: (o) => (o.counted === null || (o.counted === 0 && o.by === 'you')) && o.parked !== 'waiting',
    then: (before, after) => keeps(before, after, { counted: 0 }),
  }),
  row('CNT-06', 'park', 'counting', 'parked', setAside, {
    when: (o) => o.parked === 'no',
    then: (before, after) => keeps(before, after, { parked: 'waiting' }),
  }),
  row('CNT-07', 'resolve', 'counting, counted', 'resolved', setAside, {
    when: (o) => o.parked === 'waiting',
    then: (before, after) => keeps(before, after, { parked: 'resolved' }),
  }),
  row('CNT-08', 'pause', 'counting → paused', 'paused', paused),
  row('CNT-09', 'resume', 'paused → counting', 'resumed', paused),
  row('CNT-10', 'submit', 'counting → counted', 'submitted', counted, { when: isWhole }),
  row('CNT-11', 'recount', 'counting, counted → counting', 'recounted', deviating, {
    when: isWhole,
    then: (before, after) => keeps(before, after, { counted: null, explained: null }),
  }),
  row('CNT-12', 'explain', 'counted', 'explained', deviating, {
    when: (o) => o.variance !== 0,
    then: (before, after) => keeps(before, after, { explained: before.variance }),
  }),
  row('CNT-13', 'review', 'counted → reviewed', 'reviewed', reviewed, { when: isSettled }),
  row('CNT-15', 'approve', 'reviewed → ready', 'approved', approved, {
    when: (_, ask) => ask.byAnother === true,
  }),
  row('CNT-16', 'reject', 'reviewed, ready → counted', 'rejected', sentBack),
  row('CNT-17', 'post', 'ready → posted', 'posted', reviewed, {
    when: (o) => isSettled(o) && !takesFromPick(o),
    then: isBooked,
  }),
  row('CNT-17b', 'post', 'reviewed → posted', 'posted', alone, {
    when: (o) => isSettled(o) && !takesFromPick(o),
    then: isBooked,
  }),
  row('CNT-17c', 'post', 'reviewed, ready → posted', ['picksLost', 'posted'], lostByPicks, {
    when: (o) => isSettled(o) && takesFromPick(o),
    then: isBooked,
  }),
  row('CNT-18', 'reverse', 'posted → reversed', 'reversed', reversed, {
    when: (o) => o.stillThere,
    then: (before, after) => after.booked === before.booked - (before.variance ?? 0),
  }),
  row(
    'CNT-19',
    'cancel',
    'planned, counting, paused, counted, reviewed, ready → cancelled',
    'cancelled',
    cancelled,
    {
      then: (before, after) => after.booked === before.booked && !after.holdsBin,
    },
  ),
  around('CNT-21', 'goods come in late', 'counted, reviewed, ready', late, {
    then: (before, after) =>
      after.booked === before.booked + PIECE && after.variance === (before.variance ?? 0) - PIECE,
  }),
  around('CNT-22', 'goods are promised', 'posted', promised, {
    then: (before, after) => !after.stillThere && after.booked === before.booked,
  }),
  around('CNT-20', 'a pick takes some', 'counting', taken, {
    then: (before, after) => after.counted === before.counted && after.booked === before.booked,
  }),
];

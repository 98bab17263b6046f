import type { Ask, MovementObserved } from './document-observed.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row, around, keeps } = rowKit<MovementObserved>({
  figures: ['asked', 'ready', 'underway', 'received', 'lost', 'returned', 'expected', 'owned'],
  layers,
});

const drawn = quoted('draft → requested → approved');
const asked = quoted('draft –request→ requested –approve / reject→ approved / draft (only where asked)');
const reserved = quoted('draft, approved –reserve→ reserved (part, full) {hold}');
const edited = quoted('Edit only before reserve.');
const noted = { decision: 'Of a movement with reserved goods only the note is changed.' };
const moved = quoted('one step –move→ done {from → to}');
const sent = quoted('two steps –dispatch→ inTransit {from → transit}');
const arrived = quoted('–receive→ partlyReceived / done {transit → to}');
const settled = quoted('the rest –settle(lost, returned, found)→ done');
const recalled = quoted('inTransit –recall→ returning → cancelled');
const cancelled = quoted('before dispatch –cancel→ cancelled {release}');
const reversed = quoted('done –reverse→ reversed');
const letGo = { decision: 'Who wants to change what is reserved lets it go first.' };
const withdrawn = { decision: 'Who asked for approval may take the request back.' };
const claimed = { decision: 'Whoever claims it has it; another takes it over by claiming it.' };
const lostOnReturn = { decision: 'Of goods on their way back, what was lost is settled first.' };
const taken = { decision: 'What an order has on a pick list cannot be moved.' };
const givenBack = { decision: 'What an order no longer wants can be moved again.' };
const put = { decision: 'Goods are put in their places one by one, and taken back, while the rest waits.' };
const ends = { decision: 'Once something was put in its place, a movement is finished, not let go.' };
const closed = { decision: 'In a closed period nothing is reversed.' };

const asker = (ask: Ask): 'you' | 'another' => (ask.byAnother ? 'another' : 'you');
/** Nobody else has it. */
const isFree = (o: MovementObserved, ask: Ask): boolean => o.claimed === 'nobody' || o.claimed === asker(ask);
const isComplete = (o: MovementObserved): boolean => o.lines > 0;
/** Nothing was put in its place before the movement is over. */
const isUntouched = (o: MovementObserved): boolean => o.received === 0;
const left = (o: MovementObserved): number => o.asked - o.ready - o.received;
const comesReady = (o: MovementObserved): boolean => isComplete(o) && left(o) > 0 && o.takeable > 0;
const readied = (before: MovementObserved, after: MovementObserved): boolean =>
  keeps(before, after, { ready: before.ready + Math.min(left(before), before.takeable), numbered: true });
const of = (o: number, { quantity = o }: Ask): number => quantity;
const fitsIn = (most: number, ask: Ask): boolean => most > 0 && of(most, ask) <= most;
const all = (most: number, ask: Ask): boolean => of(most, ask) === most;

function settlesTo(before: MovementObserved, ask: Ask): Partial<MovementObserved> {
  const quantity = of(before.underway, ask);
  const underway = before.underway - quantity;
  const expected = before.expected === 0 ? 0 : underway;
  if (ask.outcome === 'found') return { underway, expected, received: before.received + quantity };
  if (ask.outcome === 'returned') return { underway, expected, returned: before.returned + quantity };
  return { underway, expected, lost: before.lost + quantity, owned: before.owned - quantity };
}
const settles = (before: MovementObserved, after: MovementObserved, ask: Ask): boolean =>
  keeps(before, after, settlesTo(before, ask));
const receives = (before: MovementObserved, after: MovementObserved, ask: Ask): boolean => {
  const quantity = of(before.underway, ask);
  const underway = before.underway - quantity;
  return keeps(before, after, { underway, expected: underway, received: before.received + quantity });
};

const inOneAct = quoted('**correct** is reverse and repost in one unit, same number and links');
const movedAgain = (travels: boolean): readonly string[] => {
  const again = travels ? ['dispatched', 'received'] : ['moved'];
  return ['reversed', 'corrected', 'updated', 'reserved', ...again];
};

export const movementStart = { at: 'none' };
export const movementRows = [
  row('MV-01', 'create', 'none → draft', 'created', drawn, {
    then: (_, after, { quantity, asksApproval = false }) =>
      after.asked === quantity && after.ready === 0 && !after.numbered && after.asksApproval === asksApproval,
  }),
  row('MV-02', 'update', 'draft, approved → draft', 'updated', edited, {
    then: (before, after, { quantity = 0, asksApproval = false }) =>
      keeps(before, after, { asked: quantity, asksApproval, approved: false, requested: 'nobody' }),
  }),
  row('MV-02b', 'update', 'reserved', 'noted', noted, {
    when: (o, { quantity, asksApproval = false }) => quantity === o.asked && asksApproval === o.asksApproval,
  }),
  row('MV-03', 'request', 'draft → requested', 'requested', asked, {
    when: isComplete,
    then: (before, after, ask) => keeps(before, after, { requested: asker(ask), numbered: true }),
  }),
  row('MV-04', 'approve', 'requested → approved', 'approved', asked, {
    when: (o, ask) => o.requested !== asker(ask),
    makes: { approved: true },
  }),
  row('MV-05', 'reject', 'requested → draft', 'rejected', asked, { makes: { requested: 'nobody' } }),
  row('MV-06', 'withdraw', 'requested → draft', 'withdrawn', withdrawn, {
    when: (o, ask) => o.requested === asker(ask),
    makes: { requested: 'nobody' },
  }),
  row('MV-07', 'reserve', 'draft → reserved', 'reserved', reserved, {
    when: (o) => comesReady(o) && !o.asksApproval,
    then: readied,
  }),
  row('MV-08', 'reserve', 'approved, reserved → reserved', 'reserved', reserved, {
    when: comesReady,
    then: readied,
  }),
  row('MV-09', 'unreserve', 'reserved → draft', 'unreserved', letGo, {
    when: (o, ask) => isFree(o, ask) && !o.approved && isUntouched(o),
    makes: { ready: 0, claimed: 'nobody' },
  }),
  row('MV-10', 'unreserve', 'reserved → approved', 'unreserved', letGo, {
    when: (o, ask) => isFree(o, ask) && o.approved && isUntouched(o),
    makes: { ready: 0, claimed: 'nobody' },
  }),
  row('MV-11', 'claim', 'reserved, inTransit, partlyReceived, returning', 'claimed', claimed, {
    when: (o, ask) => o.claimed !== asker(ask),
    then: (before, after, ask) => keeps(before, after, { claimed: asker(ask) }),
  }),
  row('MV-12', 'move', 'reserved → done', 'moved', moved, {
    when: (o, ask) => !o.travels && isFree(o, ask) && fitsIn(o.ready, ask) && of(o.ready, ask) > 0,
    then: (before, after, ask) =>
      keeps(before, after, {
        ready: 0,
        underway: 0,
        received: before.received + of(before.ready, ask),
      }),
  }),
  row('MV-12b', 'move', 'reserved → done', 'moved', ends, {
    when: (o, ask) => !o.travels && isFree(o, ask) && !isUntouched(o) && of(o.ready, ask) === 0,
    makes: { ready: 0 },
  }),
  row('MV-12c', 'put', 'reserved', 'put', put, {
    when: (o, ask) => !o.travels && isFree(o, ask) && fitsIn(o.ready, ask),
    then: (before, after, { quantity = 0 }) =>
      keeps(before, after, { ready: before.ready - quantity, received: before.received + quantity }),
  }),
  row('MV-12d', 'takeBack', 'reserved', 'takenBack', put, {
    when: (o, ask) => isFree(o, ask) && fitsIn(o.received, ask),
    then: (before, after, { quantity = 0 }) =>
      keeps(before, after, { ready: before.ready + quantity, received: before.received - quantity }),
  }),
  row('MV-13', 'dispatch', 'reserved → inTransit', 'dispatched', sent, {
    when: (o, ask) => o.travels && isFree(o, ask) && fitsIn(o.ready, ask),
    then: (before, after, ask) => {
      const underway = of(before.ready, ask);
      return keeps(before, after, { ready: 0, underway, expected: underway, claimed: 'nobody' });
    },
  }),
  row('MV-14', 'receive', 'inTransit, partlyReceived → done', 'received', arrived, {
    when: (o, ask) => isFree(o, ask) && fitsIn(o.underway, ask) && all(o.underway, ask),
    then: receives,
  }),
  row('MV-15', 'receive', 'inTransit, partlyReceived → partlyReceived', 'received', arrived, {
    when: (o, ask) => isFree(o, ask) && fitsIn(o.underway, ask) && !all(o.underway, ask),
    then: receives,
  }),
  row('MV-16', 'settle', 'inTransit, partlyReceived → done', 'settled', settled, {
    when: (o, ask) => fitsIn(o.underway, ask) && all(o.underway, ask),
    then: settles,
  }),
  row('MV-17', 'settle', 'inTransit, partlyReceived', 'settled', settled, {
    when: (o, ask) => fitsIn(o.underway, ask) && !all(o.underway, ask),
    then: settles,
  }),
  row('MV-18', 'settle', 'returning → done', 'settled', lostOnReturn, {
    when: (o, ask) => ask.outcome === 'lost' && fitsIn(o.underway, ask) && all(o.underway, ask),
    then: settles,
  }),
  row('MV-19', 'settle', 'returning', 'settled', lostOnReturn, {
    when: (o, ask) => ask.outcome === 'lost' && fitsIn(o.underway, ask) && !all(o.underway, ask),
    then: settles,
  }),
  row('MV-20', 'recall', 'inTransit → returning', 'recalled', recalled, {
    makes: { expected: 0, claimed: 'nobody' },
  }),
  row('MV-21', 'putBack', 'returning → cancelled', 'putBack', recalled, {
    then: (before, after) =>
      keeps(before, after, { underway: 0, returned: before.returned + before.underway }),
  }),
  row('MV-22', 'cancel', 'draft, requested, approved, reserved → cancelled', 'cancelled', cancelled, {
    when: isUntouched,
    makes: { ready: 0 },
  }),
  row('MV-23', 'reverse', 'done → reversed', 'reversed', reversed, {
    when: (o) => o.periodOpen,
    then: (before, after) => keeps(before, after, { owned: before.owned + before.lost }),
  }),
  ...[false, true].map((travels) =>
    row(travels ? 'MV-25' : 'MV-24', 'correct', 'done', movedAgain(travels), inOneAct, {
      when: (o, { quantity = 0 }) =>
        o.travels === travels &&
        o.periodOpen &&
        !o.asksApproval &&
        o.lost === 0 &&
        quantity !== o.received &&
        quantity <= o.received + o.takeable,
      then: (before, after, { quantity = 0 }) =>
        keeps(before, after, { asked: quantity, received: quantity, returned: 0, claimed: 'nobody' }),
    }),
  ),
  around('MV-30', 'goods are taken', 'draft', taken, { makes: { taken: 'yes' } }),
  around('MV-31', 'goods are let go', 'draft, reserved', givenBack, { makes: { taken: 'let go' } }),
  around('MV-32', 'books are closed', 'done', closed, { makes: { periodOpen: false } }),
];

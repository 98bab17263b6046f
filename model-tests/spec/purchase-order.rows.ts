import type { Ask, PurchaseOrderObserved } from './document-observed.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row, keeps } = rowKit<PurchaseOrderObserved>({
  figures: ['ordered', 'received', 'revision', 'back'],
  region: 'commercial',
  layers,
});

const counted = quoted('receipt: notReceived → partlyReceived → received by counters; closes by itself');
const drafting = quoted('**purchaseOrder** (commercial ‖ receipt) draft');
const dropped = {
  decision: 'A draft that was never placed may be dropped without a reason; it is not reopened.',
};
const placed = quoted('draft, rfqSent → submitted → awaitingApproval or, under the limit, placed {incoming}');
const awaiting = quoted('draft, rfqSent → submitted → awaitingApproval');
const decided = quoted('approved → placed / rejected → draft');
const taken = { decision: 'Who submitted an order may take it back until somebody has decided on it.' };
const acknowledged = quoted('placed → acknowledged (dates, quantities, prices) → acknowledged');
const again = {
  decision:
    'W12: a supplier acknowledges again with other days, quantities and prices; the same again is no acknowledgement.',
};
const amended = quoted('placed, acknowledged → amended');
const short = quoted('closedShort → closed [something received] {incoming dropped}');
const reopened = quoted('closed, cancelled → reopened → placed');
const takenBack = {
  decision:
    'A reversed receipt takes its quantities back; what it leaves open on a completed order reopens it.',
};

/** The state of the receipt region, computed from the counters. */
function receiptOf(seen: PurchaseOrderObserved): string {
  if (seen.received <= 0) return 'notReceived';
  return seen.received >= seen.ordered ? 'received' : 'partlyReceived';
}

const left = (seen: PurchaseOrderObserved): number => Math.max(0, seen.ordered - seen.received);
const isLive = ({ state }: PurchaseOrderObserved): boolean =>
  ['placed', 'acknowledged'].includes(state['commercial'] ?? '');
const inStep = (after: PurchaseOrderObserved): boolean =>
  after.state['receipt'] === receiptOf(after) && after.incoming === (isLive(after) ? left(after) : 0);
/** Only the state changes, with what follows from it. */
const steady = (before: PurchaseOrderObserved, after: PurchaseOrderObserved): boolean =>
  keeps(before, after) && inStep(after);

const some = ({ quantity = 0 }: Ask): number => quantity;
const fills = (before: PurchaseOrderObserved, quantity: number): boolean =>
  before.received > 0 && before.received >= quantity;
const more = (before: PurchaseOrderObserved, ask: Ask): number => before.received + some(ask);
const less = (before: PurchaseOrderObserved, ask: Ask): number => before.received - some(ask);
const arrives = (before: PurchaseOrderObserved, after: PurchaseOrderObserved, ask: Ask): boolean =>
  after.received === more(before, ask) && inStep(after);
const goesBack = (before: PurchaseOrderObserved, after: PurchaseOrderObserved, ask: Ask): boolean =>
  after.received === less(before, ask) && inStep(after);

const becomesOrder = (before: PurchaseOrderObserved, after: PurchaseOrderObserved): boolean =>
  after.ordered === before.ordered && after.numbered && after.revision === 1 && inStep(after);
const staysUnplaced = (before: PurchaseOrderObserved, after: PurchaseOrderObserved): boolean =>
  steady(before, after) && !after.numbered;

const drafts = [
  row('PO-10', 'create', 'none → draft', 'created', drafting, {
    then: (_, after) => after.lines === 0 && !after.numbered && after.incoming === 0,
  }),
  row('PO-11', 'update', 'draft', 'updated', drafting, {
    then: (_, after, ask) => after.ordered === some(ask) && after.incoming === 0,
  }),
  row('PO-12', 'discard', 'draft → cancelled', 'discarded', dropped),
  row('PO-01', 'place', 'draft → placed', 'placed', placed, {
    when: (o) => o.lines > 0 && o.supplierActive,
    then: becomesOrder,
  }),
];

/** Always submitted by `you`. */
const approvals = [
  row('PO-30', 'submit', 'draft → awaitingApproval', 'submitted', awaiting, {
    when: (o) => o.lines > 0 && o.supplierActive,
    then: staysUnplaced,
  }),
  row('PO-31', 'approve', 'awaitingApproval → placed', ['approved', 'placed'], decided, {
    when: (_, { byAnother = false }) => byAnother,
    then: becomesOrder,
  }),
  row('PO-32', 'reject', 'awaitingApproval → draft', 'rejected', decided, { then: staysUnplaced }),
  row('PO-33', 'withdraw', 'awaitingApproval → draft', 'withdrawn', taken, {
    when: (_, { byAnother = false }) => !byAnother,
    then: staysUnplaced,
  }),
];

const agreed = [
  row('PO-02', 'acknowledge', 'placed → acknowledged; receipt: → *', 'acknowledged', acknowledged, {
    when: (o, { quantity = o.ordered }) => quantity >= o.received && !fills(o, quantity),
    then: (before, after, { quantity = before.ordered }) =>
      after.ordered === quantity && after.received === before.received && inStep(after),
  }),
  row(
    'PO-02b',
    'acknowledge',
    'placed, acknowledged → closed; receipt: → received',
    ['acknowledged', 'closed'],
    counted,
    {
      when: (o, { quantity = o.ordered }) => quantity === o.received,
      then: (before, after) => after.ordered === before.received && inStep(after),
    },
  ),
  row('PO-02c', 'acknowledge', 'acknowledged; receipt: → *', 'acknowledged', again, {
    when: (o, { quantity = o.ordered }) =>
      quantity !== o.ordered && quantity >= o.received && !fills(o, quantity),
    then: (before, after, { quantity = before.ordered }) =>
      after.ordered === quantity && after.received === before.received && inStep(after),
  }),
  row('PO-03', 'amend', 'placed, acknowledged; receipt: → *', 'amended', amended, {
    when: (o, ask) => some(ask) >= o.received && !fills(o, some(ask)),
    then: (before, after, ask) =>
      after.revision === before.revision + 1 && after.ordered === ask.quantity && inStep(after),
  }),
  row(
    'PO-03b',
    'amend',
    'placed, acknowledged → closed; receipt: → received',
    ['amended', 'closed'],
    counted,
    {
      when: (o, ask) => o.received > 0 && ask.quantity === o.received,
      then: (before, after) =>
        after.revision === before.revision + 1 && after.ordered === before.received && inStep(after),
    },
  ),
  row('PO-04', 'closeShort', 'placed, acknowledged → closed', 'closedShort', short, {
    when: (o) => o.received > 0,
    then: steady,
  }),
  row(
    'PO-05',
    'cancel',
    'placed, acknowledged → cancelled',
    'cancelled',
    quoted('cancelled [nothing received]'),
    {
      when: (o) => o.received === 0,
      then: steady,
    },
  ),
  row('PO-08', 'reopen', 'closed, cancelled → placed', 'reopened', reopened, {
    when: (o) => o.revision > 0,
    then: steady,
  }),
];

const arrivals = [
  row('PO-06', 'receive', 'placed, acknowledged; receipt: → partlyReceived', 'received', counted, {
    when: (o, ask) => more(o, ask) < o.ordered,
    then: arrives,
  }),
  row(
    'PO-07',
    'receive',
    'placed, acknowledged → closed; receipt: → received',
    ['received', 'closed'],
    counted,
    { when: (o, ask) => more(o, ask) >= o.ordered, then: arrives },
  ),
  row('PO-20', 'unreceive', 'placed, acknowledged; receipt: → *', 'unreceived', takenBack, {
    then: goesBack,
  }),
  row('PO-21', 'unreceive', 'closed → placed; receipt: received → *', ['unreceived', 'reopened'], takenBack, {
    when: (o, ask) => less(o, ask) < o.ordered,
    then: goesBack,
  }),
  row('PO-22', 'unreceive', 'closed; receipt: → *', 'unreceived', takenBack, {
    when: (o, ask) => o.state['receipt'] !== 'received' || less(o, ask) >= o.ordered,
    then: goesBack,
  }),
];

const wentBack = quoted('–dispatch→ dispatched {quarantine or bin → supplier at receipt cost}');

const stays = { decision: 'What did not go back after all is counted as here again.' };

const returns = [
  row('PO-41', 'unreturn', 'placed, acknowledged, closed; receipt: → *', 'unreturned', stays, {
    when: (_, { within = false }) => within,
    then: (before, after, ask) => keeps(before, after, { back: before.back - some(ask) }) && inStep(after),
  }),
  row('PO-40', 'markReturned', 'placed, acknowledged, closed; receipt: → *', 'returned', wentBack, {
    when: (_, { within = false }) => within,
    then: (before, after, ask) => keeps(before, after, { back: before.back + some(ask) }) && inStep(after),
  }),
];

export const purchaseOrderStart = { commercial: 'none', receipt: 'notReceived' };
export const purchaseOrderRows = [...drafts, ...approvals, ...agreed, ...arrivals, ...returns];

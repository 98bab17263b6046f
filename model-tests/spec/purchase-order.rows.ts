import type { Row } from '../kernel/conform.ts';
import type { Ask, PurchaseOrderSeen } from './document-seen.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';

type PurchaseOrderRow = Row<PurchaseOrderSeen, Ask>;

const live = ['placed', 'acknowledged'];
const counted = quoted('receipt: notReceived → partlyReceived → received by counters; closes by itself');
const drafting = quoted('**purchaseOrder** (commercial ‖ receipt) draft');
const sameFigures = (before: PurchaseOrderSeen, after: PurchaseOrderSeen): boolean =>
  before.ordered === after.ordered &&
  before.received === after.received &&
  before.revision === after.revision;

/** The word that the counters give the receipt region. */
function receiptOf(seen: PurchaseOrderSeen): string {
  if (seen.received <= 0) return 'notReceived';
  return seen.received >= seen.ordered ? 'received' : 'partlyReceived';
}

const inStep = (after: PurchaseOrderSeen): boolean =>
  after.state['receipt'] === receiptOf(after) &&
  after.incoming === (live.includes(after.state['commercial'] ?? '') ? left(after) : 0);
const left = (seen: PurchaseOrderSeen): number => Math.max(0, seen.ordered - seen.received);
const fills = (before: PurchaseOrderSeen, quantity: number): boolean =>
  before.received > 0 && before.received >= quantity;

const drafts: readonly PurchaseOrderRow[] = [
  {
    id: 'PO-10',
    layers,
    on: 'create',
    from: { commercial: 'none' },
    to: { commercial: 'draft' },
    does: ['created'],
    src: drafting,
    when: (_, ask) => ask.fits,
    then: (_, after) => after.lines === 0 && !after.numbered && after.incoming === 0,
  },
  {
    id: 'PO-11',
    layers,
    on: 'update',
    from: { commercial: 'draft' },
    to: {},
    does: ['updated'],
    src: drafting,
    when: (_, ask) => ask.fits,
    then: (_, after, ask) => after.ordered === (ask.quantity ?? 0) && after.incoming === 0,
  },
  {
    id: 'PO-12',
    layers,
    on: 'discard',
    from: { commercial: 'draft' },
    to: { commercial: 'cancelled' },
    does: ['discarded'],
    src: { decision: 'A draft that was never placed may be dropped without a reason; it is not reopened.' },
    when: (_, ask) => ask.fits,
    then: sameFigures,
  },
  {
    id: 'PO-01',
    layers,
    on: 'place',
    from: { commercial: 'draft' },
    to: { commercial: 'placed' },
    does: ['placed'],
    src: quoted('draft, rfqSent → submitted → awaitingApproval or, under the limit, placed {incoming}'),
    when: (o, ask) => ask.fits && o.lines > 0 && o.supplierActive,
    then: (before, after) =>
      after.ordered === before.ordered && after.numbered && after.revision === 1 && inStep(after),
  },
];

const agreed: readonly PurchaseOrderRow[] = [
  {
    id: 'PO-02',
    layers,
    on: 'acknowledge',
    from: { commercial: 'placed' },
    to: { commercial: 'acknowledged', receipt: '*' },
    src: quoted('placed → acknowledged (dates, quantities, prices) → acknowledged'),
    does: ['acknowledged'],
    when: (o, ask) =>
      ask.fits && (ask.quantity ?? o.ordered) >= o.received && !fills(o, ask.quantity ?? o.ordered),
    then: (before, after, ask) =>
      after.ordered === (ask.quantity ?? before.ordered) &&
      after.received === before.received &&
      inStep(after),
  },
  {
    id: 'PO-02b',
    layers,
    on: 'acknowledge',
    from: { commercial: 'placed' },
    to: { commercial: 'closed', receipt: 'received' },
    src: counted,
    does: ['acknowledged', 'closed'],
    when: (o, ask) => ask.fits && (ask.quantity ?? o.ordered) === o.received,
    then: (before, after) => after.ordered === before.received && inStep(after),
  },
  {
    id: 'PO-03',
    layers,
    on: 'amend',
    from: { commercial: live },
    to: { receipt: '*' },
    does: ['amended'],
    src: quoted('placed, acknowledged → amended'),
    when: (o, ask) => ask.fits && (ask.quantity ?? 0) >= o.received && !fills(o, ask.quantity ?? 0),
    then: (before, after, ask) =>
      after.revision === before.revision + 1 && after.ordered === ask.quantity && inStep(after),
  },
  {
    id: 'PO-03b',
    layers,
    on: 'amend',
    from: { commercial: live },
    to: { commercial: 'closed', receipt: 'received' },
    src: counted,
    does: ['amended', 'closed'],
    when: (o, ask) => ask.fits && o.received > 0 && ask.quantity === o.received,
    then: (before, after) =>
      after.revision === before.revision + 1 && after.ordered === before.received && inStep(after),
  },
  {
    id: 'PO-04',
    layers,
    on: 'closeShort',
    from: { commercial: live },
    to: { commercial: 'closed' },
    does: ['closedShort'],
    src: quoted('closedShort → closed [something received] {incoming dropped}'),
    when: (o, ask) => ask.fits && o.received > 0,
    then: (before, after) => sameFigures(before, after) && inStep(after),
  },
  {
    id: 'PO-05',
    layers,
    on: 'cancel',
    from: { commercial: live },
    to: { commercial: 'cancelled' },
    does: ['cancelled'],
    src: quoted('cancelled [nothing received]'),
    when: (o, ask) => ask.fits && o.received === 0,
    then: (before, after) => sameFigures(before, after) && inStep(after),
  },
  {
    id: 'PO-08',
    layers,
    on: 'reopen',
    from: { commercial: ['closed', 'cancelled'] },
    to: { commercial: 'placed' },
    src: quoted('closed, cancelled → reopened → placed'),
    does: ['reopened'],
    when: (o, ask) => ask.fits && o.revision > 0,
    then: (before, after) => sameFigures(before, after) && inStep(after),
  },
];

const more = (before: PurchaseOrderSeen, ask: Ask): number => before.received + (ask.quantity ?? 0);
const less = (before: PurchaseOrderSeen, ask: Ask): number => before.received - (ask.quantity ?? 0);
const takenBack = {
  decision:
    'A reversed receipt takes its quantities back; what it leaves open on a completed order reopens it.',
};

const arrivals: readonly PurchaseOrderRow[] = [
  {
    id: 'PO-06',
    layers,
    on: 'receive',
    from: { commercial: live },
    to: { receipt: 'partlyReceived' },
    src: counted,
    does: ['received'],
    when: (o, ask) => ask.fits && more(o, ask) < o.ordered,
    then: (before, after, ask) => after.received === more(before, ask) && inStep(after),
  },
  {
    id: 'PO-07',
    layers,
    on: 'receive',
    from: { commercial: live },
    to: { commercial: 'closed', receipt: 'received' },
    src: counted,
    does: ['received', 'closed'],
    when: (o, ask) => ask.fits && more(o, ask) >= o.ordered,
    then: (before, after, ask) => after.received === more(before, ask) && inStep(after),
  },
  {
    id: 'PO-20',
    layers,
    on: 'unreceive',
    from: { commercial: live },
    to: { receipt: '*' },
    src: takenBack,
    does: ['unreceived'],
    when: (_, ask) => ask.fits,
    then: (before, after, ask) => after.received === less(before, ask) && inStep(after),
  },
  {
    id: 'PO-21',
    layers,
    on: 'unreceive',
    from: { commercial: 'closed', receipt: 'received' },
    to: { commercial: 'placed', receipt: '*' },
    src: takenBack,
    does: ['unreceived', 'reopened'],
    when: (o, ask) => ask.fits && less(o, ask) < o.ordered,
    then: (before, after, ask) => after.received === less(before, ask) && inStep(after),
  },
  {
    id: 'PO-22',
    layers,
    on: 'unreceive',
    from: { commercial: 'closed' },
    to: { receipt: '*' },
    src: takenBack,
    does: ['unreceived'],
    when: (o, ask) => ask.fits && (o.state['receipt'] !== 'received' || less(o, ask) >= o.ordered),
    then: (before, after, ask) => after.received === less(before, ask) && inStep(after),
  },
];

export const purchaseOrderStart = { commercial: 'none', receipt: 'notReceived' };
export const purchaseOrderRows: readonly PurchaseOrderRow[] = [...drafts, ...agreed, ...arrivals];

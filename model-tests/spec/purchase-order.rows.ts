import type { Row } from '../kernel/conform.ts';
import type { Ask, PurchaseOrderSeen } from './document-seen.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';

const live = ['placed', 'acknowledged'];
const counted = quoted('receipt: notReceived → partlyReceived → received by counters; closes by itself');
const sameFigures = (before: PurchaseOrderSeen, after: PurchaseOrderSeen): boolean =>
  before.ordered === after.ordered && before.received === after.received;

/** The word that the counters give the receipt region. */
export function receiptOf(seen: PurchaseOrderSeen): string {
  if (seen.received <= 0) return 'notReceived';
  return seen.received >= seen.ordered ? 'received' : 'partlyReceived';
}

export const purchaseOrderStart = { commercial: 'draft', receipt: 'notReceived' };
export const purchaseOrderRows: readonly Row<PurchaseOrderSeen, Ask>[] = [
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
      sameFigures(before, after) && after.numbered && after.incoming === after.ordered - after.received,
  },
  {
    id: 'PO-02',
    layers,
    on: 'acknowledge',
    from: { commercial: 'placed' },
    to: { commercial: 'acknowledged' },
    src: quoted('placed → acknowledged (dates, quantities, prices) → acknowledged'),
    does: ['acknowledged'],
    when: (_, ask) => ask.fits,
    then: sameFigures,
  },
  {
    id: 'PO-03',
    layers,
    on: 'amend',
    from: { commercial: live },
    to: { receipt: '*' },
    does: ['amended'],
    src: quoted('placed, acknowledged → amended'),
    when: (o, ask) => ask.fits && (ask.quantity ?? 0) > 0 && (ask.quantity ?? 0) >= o.received,
    then: (before, after, ask) =>
      after.revision === before.revision + 1 &&
      after.ordered === ask.quantity &&
      after.state['receipt'] === receiptOf(after),
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
    then: (before, after) => sameFigures(before, after) && after.incoming === 0,
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
    then: (before, after) => sameFigures(before, after) && after.incoming === 0,
  },
  {
    id: 'PO-06',
    layers,
    on: 'receive',
    from: { commercial: live },
    to: { receipt: 'partlyReceived' },
    src: counted,
    does: ['received'],
    when: (o, ask) => ask.fits && o.received + (ask.quantity ?? 0) < o.ordered,
    then: (before, after, ask) =>
      after.received === before.received + (ask.quantity ?? 0) &&
      after.incoming === after.ordered - after.received,
  },
  {
    id: 'PO-07',
    layers,
    on: 'receive',
    from: { commercial: live },
    to: { commercial: 'closed', receipt: 'received' },
    src: counted,
    does: ['received', 'closed'],
    when: (o, ask) =>
      ask.fits &&
      o.received + (ask.quantity ?? 0) >= o.ordered &&
      o.received + (ask.quantity ?? 0) <= o.ordered + o.tolerance,
    then: (before, after, ask) =>
      after.received === before.received + (ask.quantity ?? 0) && after.incoming === 0,
  },
  {
    id: 'PO-08',
    layers,
    on: 'reopen',
    from: { commercial: ['closed', 'cancelled'] },
    to: { commercial: 'placed' },
    src: quoted('closed, cancelled → reopened → placed'),
    does: ['reopened'],
    when: (_, ask) => ask.fits,
    then: sameFigures,
  },
];

import type { Row } from '../kernel/conform.ts';
import type { Ask, SalesOrderSeen } from './document-seen.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';

type SalesOrderRow = Row<SalesOrderSeen, Ask>;

const live = ['confirmed', 'onHold'];
const open = (seen: SalesOrderSeen): number => seen.ordered - seen.cancelled - seen.shipped;
const counted = quoted('fulfilment: notStarted → picking → partlyShipped → shipped, by counters.');
const sameFigures = (before: SalesOrderSeen, after: SalesOrderSeen): boolean =>
  before.ordered === after.ordered && before.picked === after.picked && before.shipped === after.shipped;

/** The word that the counters give the fulfilment region. */
export function fulfilmentOf(seen: SalesOrderSeen): string {
  if (seen.shipped > 0) return open(seen) <= 0 ? 'shipped' : 'partlyShipped';
  return seen.picked > 0 ? 'picking' : 'notStarted';
}

const commercial: readonly SalesOrderRow[] = [
  {
    id: 'SO-01',
    layers,
    on: 'confirm',
    from: { commercial: 'draft' },
    to: { commercial: 'confirmed' },
    does: ['confirmed'],
    src: quoted(
      'draft, quoted → confirmed → confirmed [has lines, prices and VAT class on each, customer not blocked, credit within limit or approved, address]',
    ),
    when: (o, ask) =>
      ask.fits && o.lines > 0 && o.complete && o.customerActive && o.withinCredit && o.hasAddress,
    then: (before, after) => sameFigures(before, after) && after.numbered && after.reserved <= after.ordered,
  },
  {
    id: 'SO-02',
    layers,
    on: 'hold',
    from: { commercial: 'confirmed' },
    to: { commercial: 'onHold' },
    does: ['held'],
    src: quoted('confirmed → held → onHold'),
    when: (_, ask) => ask.fits,
    then: sameFigures,
  },
  {
    id: 'SO-03',
    layers,
    on: 'release',
    from: { commercial: 'onHold' },
    to: { commercial: 'confirmed' },
    does: ['released'],
    src: quoted('onHold → released → confirmed'),
    when: (_, ask) => ask.fits,
    then: sameFigures,
  },
  {
    id: 'SO-04',
    layers,
    on: 'amend',
    from: { commercial: live },
    to: { fulfilment: '*' },
    does: ['amended'],
    src: quoted('confirmed, onHold → amended (revision)'),
    when: (o, ask) =>
      ask.fits && (ask.quantity ?? 0) >= Math.max(o.picked, o.shipped) && (ask.quantity ?? 0) > 0,
    then: (before, after, ask) =>
      after.revision === before.revision + 1 &&
      after.ordered === ask.quantity &&
      after.state['fulfilment'] === fulfilmentOf(after),
  },
  {
    id: 'SO-05',
    layers,
    on: 'cancelLines',
    from: { commercial: live },
    to: { fulfilment: '*' },
    does: ['linesCancelled'],
    src: quoted('→ linesCancelled {release}'),
    when: (o, ask) => ask.fits && (ask.quantity ?? 0) <= open(o) - (o.picked - o.shipped),
    then: (before, after, ask) =>
      after.cancelled === before.cancelled + (ask.quantity ?? 0) &&
      after.reserved <= open(after) &&
      after.state['fulfilment'] === fulfilmentOf(after),
  },
  {
    id: 'SO-06',
    layers,
    on: 'cancel',
    from: { commercial: live, fulfilment: 'notStarted' },
    to: { commercial: 'cancelled' },
    src: quoted('→ cancelled [nothing picked or shipped] {release all}'),
    does: ['cancelled'],
    when: (o, ask) => ask.fits && o.picked === 0 && o.shipped === 0,
    then: (_, after) => after.reserved === 0,
  },
  {
    id: 'SO-07',
    layers,
    on: 'closeShort',
    from: { commercial: live },
    to: { commercial: 'closed' },
    does: ['closedShort'],
    src: quoted('→ closedShort [something shipped] {release rest} → closed'),
    when: (o, ask) => ask.fits && o.shipped > 0,
    then: (_, after) => after.reserved === 0,
  },
  {
    id: 'SO-08',
    layers,
    on: 'reopen',
    from: { commercial: ['closed', 'cancelled'] },
    to: { commercial: 'confirmed' },
    src: quoted('closed, cancelled → reopened → confirmed [period open]'),
    does: ['reopened'],
    when: (o, ask) => ask.fits && o.periodOpen,
    then: sameFigures,
  },
];

const counters: readonly SalesOrderRow[] = [
  {
    id: 'SO-10',
    layers,
    on: 'pick',
    from: { commercial: 'confirmed' },
    to: { fulfilment: '*' },
    src: counted,
    does: ['picked'],
    when: (o, ask) => ask.fits && (ask.quantity ?? 0) <= open(o) - (o.picked - o.shipped),
    then: (before, after, ask) =>
      after.picked === before.picked + (ask.quantity ?? 0) &&
      after.state['fulfilment'] === fulfilmentOf(after),
  },
  {
    id: 'SO-11',
    layers,
    on: 'ship',
    from: { commercial: 'confirmed' },
    to: { fulfilment: '*', billing: 'toInvoice' },
    src: quoted('billing: nothing → toInvoice → partlyInvoiced → invoiced, by counters.'),
    does: ['shipped'],
    when: (o, ask) => ask.fits && (ask.quantity ?? 0) <= o.picked - o.shipped,
    then: (before, after, ask) =>
      after.shipped === before.shipped + (ask.quantity ?? 0) &&
      after.state['fulfilment'] === fulfilmentOf(after),
  },
];

export const salesOrderStart = { commercial: 'draft', fulfilment: 'notStarted', billing: 'nothing' };
export const salesOrderRows: readonly SalesOrderRow[] = [...commercial, ...counters];

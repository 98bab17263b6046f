import type { Row } from '../kernel/conform.ts';
import type { Ask, SalesOrderSeen } from './document-seen.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';

type SalesOrderRow = Row<SalesOrderSeen, Ask>;

const live = ['confirmed', 'onHold'];
const open = (seen: SalesOrderSeen): number => seen.ordered - seen.cancelled - seen.shipped;
const unreleased = (seen: SalesOrderSeen): number => seen.ordered - seen.cancelled - seen.released;
const some = (ask: Ask): number => ask.quantity ?? 0;
const counted = quoted('fulfilment: notStarted → picking → partlyShipped → shipped, by counters.');
const drafting = quoted('commercial: draft');
const sameFigures = (before: SalesOrderSeen, after: SalesOrderSeen): boolean =>
  before.ordered === after.ordered &&
  before.cancelled === after.cancelled &&
  before.released === after.released &&
  before.picked === after.picked &&
  before.shipped === after.shipped &&
  before.revision === after.revision;

/** The word that the counters give the fulfilment region. */
function fulfilmentOf(seen: SalesOrderSeen): string {
  if (seen.shipped > 0) return open(seen) <= 0 ? 'shipped' : 'partlyShipped';
  return seen.released > 0 ? 'picking' : 'notStarted';
}

/** The regions say what the counters say, and what is wanted is held: there is enough of it. */
const inStep = (after: SalesOrderSeen): boolean =>
  after.state['fulfilment'] === fulfilmentOf(after) &&
  after.state['billing'] === (after.shipped > 0 ? 'toInvoice' : 'nothing') &&
  after.reserved === (after.goods && live.includes(after.state['commercial'] ?? '') ? open(after) : 0);

const drafts: readonly SalesOrderRow[] = [
  {
    id: 'SO-20',
    layers,
    on: 'create',
    from: { commercial: 'none' },
    to: { commercial: 'draft' },
    does: ['created'],
    src: drafting,
    when: (_, ask) => ask.fits,
    then: (_, after, ask) => after.ordered === some(ask) && !after.numbered && inStep(after),
  },
  {
    id: 'SO-21',
    layers,
    on: 'update',
    from: { commercial: 'draft' },
    to: {},
    does: ['updated'],
    src: drafting,
    when: (_, ask) => ask.fits,
    then: (_, after, ask) => after.ordered === some(ask) && !after.numbered && inStep(after),
  },
  {
    id: 'SO-22',
    layers,
    on: 'discard',
    from: { commercial: 'draft' },
    to: { commercial: 'cancelled' },
    does: ['discarded'],
    src: {
      decision: 'A draft that was never confirmed may be dropped without a reason; it is not reopened.',
    },
    when: (_, ask) => ask.fits,
    then: sameFigures,
  },
  {
    id: 'SO-23',
    layers,
    on: 'record',
    from: { commercial: 'none' },
    to: { commercial: 'closed', fulfilment: 'shipped', billing: 'toInvoice' },
    does: ['recorded'],
    src: { decision: 'A completed sale of another system is recorded as a closed order in one fact.' },
    when: (_, ask) => ask.fits && some(ask) > 0,
    then: (_, after, ask) => after.shipped === some(ask) && after.numbered && inStep(after),
  },
  {
    id: 'SO-24',
    layers,
    on: 'record',
    from: { commercial: 'none' },
    to: { commercial: 'cancelled' },
    does: ['recorded'],
    src: { decision: 'A sale of another system that was wholly cancelled is recorded as a cancelled order.' },
    when: (_, ask) => ask.fits && some(ask) === 0,
    then: (_, after) => after.shipped === 0 && after.numbered && inStep(after),
  },
];

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
    then: (before, after) =>
      before.ordered === after.ordered && after.numbered && after.revision === 1 && inStep(after),
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
    then: (before, after) => sameFigures(before, after) && inStep(after),
  },
  {
    id: 'SO-03',
    layers,
    on: 'resume',
    from: { commercial: 'onHold' },
    to: { commercial: 'confirmed' },
    does: ['resumed'],
    src: quoted('onHold → released → confirmed'),
    when: (_, ask) => ask.fits,
    then: (before, after) => sameFigures(before, after) && inStep(after),
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
      ask.fits &&
      some(ask) >= o.cancelled + o.released &&
      some(ask) > o.cancelled + o.shipped &&
      (some(ask) <= o.ordered || (o.customerActive && o.withinCredit)),
    then: (before, after, ask) =>
      after.revision === before.revision + 1 && after.ordered === ask.quantity && inStep(after),
  },
  {
    id: 'SO-04b',
    layers,
    on: 'amend',
    from: { commercial: live },
    to: { commercial: 'closed', fulfilment: 'shipped' },
    does: ['amended', 'closed'],
    src: quoted('closes by itself when fulfilment and billing are done'),
    when: (o, ask) =>
      ask.fits && o.shipped > 0 && o.released === o.shipped && some(ask) === o.cancelled + o.shipped,
    then: (before, after, ask) =>
      after.revision === before.revision + 1 && after.ordered === ask.quantity && inStep(after),
  },
  {
    id: 'SO-05',
    layers,
    on: 'cancelLines',
    from: { commercial: live },
    to: {},
    does: ['linesCancelled'],
    src: quoted('→ linesCancelled {release}'),
    when: (o, ask) => ask.fits && some(ask) <= unreleased(o) && some(ask) < open(o),
    then: (before, after, ask) => after.cancelled === before.cancelled + some(ask) && inStep(after),
  },
  {
    id: 'SO-05b',
    layers,
    on: 'cancelLines',
    from: { commercial: live },
    to: { commercial: 'closed', fulfilment: 'shipped' },
    does: ['linesCancelled', 'closed'],
    src: quoted('closes by itself when fulfilment and billing are done'),
    when: (o, ask) => ask.fits && o.shipped > 0 && some(ask) <= unreleased(o) && some(ask) === open(o),
    then: (before, after, ask) => after.cancelled === before.cancelled + some(ask) && inStep(after),
  },
];

const endings: readonly SalesOrderRow[] = [
  {
    id: 'SO-06',
    layers,
    on: 'cancel',
    from: { commercial: live, fulfilment: 'notStarted' },
    to: { commercial: 'cancelled' },
    src: quoted('→ cancelled [nothing picked or shipped] {release all}'),
    does: ['cancelled'],
    when: (_, ask) => ask.fits,
    then: (before, after) => after.givenUp === open(before) && inStep(after),
  },
  {
    id: 'SO-06b',
    layers,
    on: 'cancel',
    from: { commercial: live, fulfilment: 'picking' },
    to: { commercial: 'cancelled', fulfilment: 'notStarted' },
    src: quoted('→ cancelled [nothing picked or shipped] {release all}'),
    does: ['cancelled', 'unreleased'],
    when: (o, ask) => ask.fits && o.picked === 0 && o.shipped === 0,
    then: (before, after) => after.givenUp === open(before) && after.released === 0 && inStep(after),
  },
  {
    id: 'SO-07',
    layers,
    on: 'closeShort',
    from: { commercial: live },
    to: { commercial: 'closed', fulfilment: 'shipped' },
    does: ['closedShort'],
    src: quoted('→ closedShort [something shipped] {release rest} → closed'),
    when: (o, ask) => ask.fits && o.shipped > 0 && o.released === o.shipped,
    then: (before, after) => after.givenUp === open(before) && inStep(after),
  },
  {
    id: 'SO-07b',
    layers,
    on: 'closeShort',
    from: { commercial: live },
    to: { commercial: 'closed', fulfilment: 'shipped' },
    does: ['closedShort', 'unreleased'],
    src: quoted('→ closedShort [something shipped] {release rest} → closed'),
    when: (o, ask) => ask.fits && o.shipped > 0 && o.released > o.picked && o.picked === o.shipped,
    then: (before, after) =>
      after.givenUp === open(before) && after.released === after.shipped && inStep(after),
  },
  {
    id: 'SO-08',
    layers,
    on: 'reopen',
    from: { commercial: ['closed', 'cancelled'] },
    to: { commercial: 'confirmed', fulfilment: '*' },
    src: quoted('closed, cancelled → reopened → confirmed [period open]'),
    does: ['reopened'],
    when: (o, ask) => ask.fits && o.periodOpen && o.revision > 0,
    then: (before, after) =>
      after.cancelled === before.cancelled - before.givenUp &&
      after.givenUp === 0 &&
      after.shipped === before.shipped &&
      inStep(after),
  },
  {
    id: 'SO-09',
    layers,
    on: 'books are closed',
    from: { commercial: ['closed', 'cancelled'] },
    to: {},
    src: { decision: 'A period may be closed after what was settled in it.' },
    then: (before, after) => sameFigures(before, after) && !after.periodOpen,
  },
];

const delivered = {
  decision:
    'Until invoices are made here, an order is done when all of it is delivered: it closes by itself.',
};
const putBack = { decision: 'What a pick or a shipment no longer takes is open on the order again.' };

const counters: readonly SalesOrderRow[] = [
  {
    id: 'SO-10',
    layers,
    on: 'release',
    from: { commercial: 'confirmed', fulfilment: ['notStarted', 'picking'] },
    to: { fulfilment: 'picking' },
    src: counted,
    does: ['released'],
    when: (o, ask) => ask.fits && o.goods && unreleased(o) > 0 && some(ask) <= unreleased(o),
    then: (before, after, ask) =>
      after.released === before.released + (ask.quantity ?? unreleased(before)) && inStep(after),
  },
  {
    id: 'SO-10b',
    layers,
    on: 'release',
    from: { commercial: 'confirmed', fulfilment: 'partlyShipped' },
    to: {},
    src: counted,
    does: ['released'],
    when: (o, ask) => ask.fits && o.goods && unreleased(o) > 0 && some(ask) <= unreleased(o),
    then: (before, after, ask) =>
      after.released === before.released + (ask.quantity ?? unreleased(before)) && inStep(after),
  },
  {
    id: 'SO-11',
    layers,
    on: 'pick',
    from: { commercial: live },
    to: {},
    src: counted,
    does: ['picked'],
    when: (_, ask) => ask.fits,
    then: (before, after, ask) => after.picked === before.picked + some(ask) && inStep(after),
  },
  {
    id: 'SO-12',
    layers,
    on: 'ship',
    from: { commercial: 'confirmed' },
    to: { fulfilment: 'partlyShipped', billing: 'toInvoice' },
    src: quoted('billing: nothing → toInvoice → partlyInvoiced → invoiced, by counters.'),
    does: ['shipped'],
    when: (o, ask) => ask.fits && some(ask) < open(o),
    then: (before, after, ask) => after.shipped === before.shipped + some(ask) && inStep(after),
  },
  {
    id: 'SO-13',
    layers,
    on: 'ship',
    from: { commercial: 'confirmed' },
    to: { commercial: 'closed', fulfilment: 'shipped', billing: 'toInvoice' },
    src: delivered,
    does: ['shipped', 'closed'],
    when: (o, ask) => ask.fits && some(ask) === open(o),
    then: (before, after, ask) => after.shipped === before.shipped + some(ask) && inStep(after),
  },
  {
    id: 'SO-14',
    layers,
    on: 'deliverServices',
    from: { commercial: 'confirmed' },
    to: { commercial: 'closed', fulfilment: 'shipped', billing: 'toInvoice' },
    src: {
      decision: 'What is not picked from stock is delivered by saying so, when no goods are left to go with.',
    },
    does: ['servicesDelivered', 'closed'],
    when: (o, ask) => ask.fits && !o.goods && open(o) > 0,
    then: (before, after) => after.shipped === before.shipped + open(before) && inStep(after),
  },
  {
    id: 'SO-15',
    layers,
    on: 'unrelease',
    from: { commercial: live },
    to: { fulfilment: '*' },
    src: putBack,
    does: ['unreleased'],
    when: (_, ask) => ask.fits,
    then: (before, after, ask) => after.released === before.released - some(ask) && inStep(after),
  },
  {
    id: 'SO-16',
    layers,
    on: 'unpick',
    from: { commercial: live },
    to: { fulfilment: '*' },
    src: putBack,
    does: ['unpicked'],
    when: (_, ask) => ask.fits,
    then: (before, after, ask) =>
      after.released === before.released - some(ask) &&
      after.picked === before.picked - some(ask) &&
      inStep(after),
  },
  {
    id: 'SO-17',
    layers,
    on: 'unship',
    from: { commercial: live },
    to: { fulfilment: '*', billing: '*' },
    src: putBack,
    does: ['unshipped'],
    when: (_, ask) => ask.fits,
    then: (before, after, ask) => after.shipped === before.shipped - some(ask) && inStep(after),
  },
  {
    id: 'SO-18',
    layers,
    on: 'unship',
    from: { commercial: 'closed' },
    to: { commercial: 'confirmed', fulfilment: '*', billing: '*' },
    src: putBack,
    does: ['unshipped'],
    when: (_, ask) => ask.fits,
    then: (before, after, ask) => after.shipped === before.shipped - some(ask) && inStep(after),
  },
];

export const salesOrderStart = { commercial: 'none', fulfilment: 'notStarted', billing: 'nothing' };
export const salesOrderRows: readonly SalesOrderRow[] = [...drafts, ...commercial, ...endings, ...counters];

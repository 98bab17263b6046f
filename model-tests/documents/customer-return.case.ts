import { typed } from '#model/engine/reader.ts';
import type { Grade, ReturnLineForm } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import {
  credited,
  formLine,
  gradedAs,
  gradedOf,
} from '#model/areas/sales/customer-return/customer-return.lines.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { addDays } from '#model/values/moments.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, worldsOf, type EngineOffer, type EngineWorld } from '../model/engine-world.ts';
import { booksAreOpen, closeBooks, fits, offer, recordOffers, unfit } from '../model/offers.ts';
import { piece, sellingWorld, spareIds } from '../model/selling-world.ts';
import { customerReturnRows, customerReturnStart } from '../spec/customer-return.rows.ts';
import type { CustomerReturnObserved } from '../spec/document-observed.ts';

const reason = { reason: 'other' };
const today = '2026-05-04';
const longAgo = '2026-03-30T08:00:00.000Z';

/** Three pieces that a customer got; a return of two may have been approved more than thirty days ago. */
function sentWorld(isOld: boolean) {
  const world = sellingWorld([3 * piece]);
  const { base, customer, order, warehouse, form } = world;
  const before = base.given.length;
  const { now } = base;
  if (isOld) base.now = longAgo;
  const [pick = '', shipment = '', subject = '', part = '', other = ''] = spareIds(base, 5);
  base.must('salesOrder', order, 'create', form(3 * piece));
  base.must('salesOrder', order, 'confirm');
  base.must('salesOrder', order, 'release', { pick });
  base.must('pick', pick, 'claim');
  base.must('pick', pick, 'scan', { line: '1', quantity: 3 * piece });
  base.must('pick', pick, 'finish', { shipment });
  base.must('shipment', shipment, 'packAndShip', { parcels: [{ id: part, weight: 1, tracking: '' }] });
  const head = { customer, warehouse, order };
  if (isOld) {
    base.must('customerReturn', subject, 'create', head);
    const [line] = base.row('customerReturn', subject)?.lines ?? [];
    const lines = line ? [{ ...formLine(line), quantity: 2 * piece, reason: 'quality' }] : [];
    base.must('customerReturn', subject, 'update', { warehouse, theirReference: '', notes: '', lines });
    base.must('customerReturn', subject, 'approve');
  }
  base.now = now;
  const given = base.given.map((one, at) => (isOld && at >= before ? { ...one, at: longAgo } : one));
  return { ...world, world: { ...worldOf(base, subject), given }, subject, part, other, head, shipment };
}

type Sent = ReturnType<typeof sentWorld>;

function writing({ head, warehouse, stranger, shipment, line, product }: Sent): EngineOffer[] {
  const returned: ReturnLineForm = {
    id: `${shipment}:1`,
    orderLine: line,
    shipment,
    shipmentLine: '1',
    product,
    quantity: 0,
    reason: null,
    fee: 0,
    unitCost: null,
    note: '',
  };
  const form = (over: Partial<ReturnLineForm>, more: object = {}): object => ({
    warehouse,
    theirReference: '',
    notes: '',
    lines: [{ ...returned, ...over }],
    ...more,
  });
  const explained = { ...fits, explained: true };
  return recordOffers({
    create: {
      fitting: head,
      unfit: {
        'of an order that is not there': { ...head, order: stranger },
        'in an unknown warehouse': { ...head, warehouse: stranger },
      },
    },
    update: {
      fitting: form({ quantity: piece, reason: 'quality' }),
      ask: { ...explained, quantity: piece },
      others: {
        'to 3': [form({ quantity: 3 * piece, reason: 'quality' }), { ...explained, quantity: 3 * piece }],
        'to nothing': [form({}), { ...fits, quantity: 0 }],
        'without a reason': [form({ quantity: piece }), { ...fits, quantity: piece }],
      },
      unfit: {
        'to more than was sent': form({ quantity: 4 * piece, reason: 'quality' }),
        'for an unknown reason': form({ quantity: piece, reason: 'nope' }),
        'with a fee beyond the price': form({ quantity: piece, reason: 'quality', fee: 1_000_000 }),
        'of another product': form({ quantity: piece, product: stranger }),
      },
    },
    request: {},
    approve: {},
    refuse: { fitting: reason, malformed: {} },
    cancel: { fitting: reason, malformed: {} },
    expire: {},
  });
}

function working({ shipment, part, other, stranger, base }: Sent): EngineOffer[] {
  const line = `${shipment}:1`;
  const arrival = (quantity: number, of = line): object => ({ lines: [{ line: of, quantity }] });
  const graded = (...parts: readonly (readonly [Grade, number, string?])[]): object => ({
    lines: [
      {
        line,
        grades: parts.map(([grade, quantity, location = null], index) => ({
          id: index === 0 ? part : other,
          grade,
          quantity,
          location,
          note: '',
          photo: null,
        })),
      },
    ],
  });
  const whole = (quantity: number) => ({ ...fits, quantity });
  const [bin = ''] = base.bins;
  return recordOffers({
    receive: {
      fitting: arrival(piece),
      ask: whole(piece),
      others: { 3: [arrival(3 * piece), whole(3 * piece)] },
      malformed: { lines: [] },
      unfit: { 'an unknown line': arrival(piece, 'x'), 'half a piece': arrival(piece / 2) },
    },
    grade: {
      fitting: graded(['restock', piece, bin]),
      ask: whole(piece),
      others: {
        'to send back': [graded(['sendBack', piece]), whole(piece)],
        'two and one': [graded(['restock', 2 * piece], ['sendBack', piece]), whole(3 * piece)],
        'one each': [graded(['restock', piece], ['sendBack', piece]), whole(2 * piece)],
        nothing: [graded(), whole(0)],
      },
      malformed: { lines: [] },
      unfit: {
        'more than was sent': graded(['restock', 4 * piece]),
        'half a piece': graded(['restock', piece / 2]),
        'in an unknown place': graded(['restock', piece, stranger]),
        'scrap in a place': graded(['scrap', piece, bin]),
      },
    },
    post: {},
    reverse: { fitting: reason, malformed: {} },
    credit: {},
    close: {},
  });
}

/** A return of one line, of one or three pieces. */
export const documentCase = defineCase<CustomerReturnObserved>(() => {
  const sent = sentWorld(false);
  const old = sentWorld(true);
  const { order, product, base, subject } = sent; // the same ids in both
  const offers = [...writing(sent), ...working(sent)];
  const figures = (world: EngineWorld): Omit<CustomerReturnObserved, 'state'> => {
    const view = typed(world.view);
    const row = view.get('customerReturn', subject);
    const lines = row?.lines ?? [];
    const sum = (figure: (line: (typeof lines)[number]) => number): number =>
      lines.reduce((total, line) => total + figure(line), 0);
    const quarantine = view.get('warehouse', base.warehouse)?.quarantine ?? '';
    const onHand = (place: string): number => view.get('balance', placeKey(product, place))?.onHand ?? 0;
    const approvedOn = row?.approvedAt?.slice(0, 10);
    return {
      announced: sum((line) => line.quantity),
      explained: lines.some((line) => line.reason !== null),
      received: sum((line) => line.received),
      graded: sum(gradedOf),
      kept: sum((line) => gradedAs(line, credited)),
      quarantined: onHand(quarantine),
      stocked: onHand(base.bins[0] ?? ''),
      back: view.get('salesOrder', order)?.lines[0]?.returned ?? 0,
      owed: (row?.credit ?? 0) > 0,
      numbered: Boolean(row?.number),
      over: approvedOn !== undefined && addDays(approvedOn, 30) < today,
      periodOpen: booksAreOpen(world),
    };
  };
  return {
    kind: 'customerReturn',
    rows: customerReturnRows,
    starts: customerReturnStart,
    signed: [
      ...['partlyReceived receive [1]', 'graded grade [0]'].map((at) => ({
        mutant: `drop target: customerReturn.${at}`,
        reason: 'the state has no entry or exit, so staying in it and entering it anew are the same',
      })),
      ...['partlyReceived reverse', 'received reverse', 'graded reverse'].map((at) => ({
        mutant: `drop guard: customerReturn.${at} [0] mayBeReversed`,
        reason: 'the ledger refuses the same: goods that are gone, and moves in a closed period',
      })),
      {
        mutant: 'drop guard: customerReturn.graded post [0] mayBePosted',
        reason: 'the ledger refuses the same; pictures that a reason asks for are for its own tests',
      },
      {
        mutant: 'drop guard: customerReturn.posted credit [0] isOwed',
        reason: 'the order refuses the same: nothing of it is to be credited',
      },
    ],
    figures,
    bounds:
      'One line of one or three pieces of three that were sent; restocked, sent back, or some of each. Other grades, costs and several returns are for its own tests and random days.',
    tree: {
      keep: ({ word, label }) =>
        !['refuse', 'cancel', 'expire', 'reverse', 'books are closed'].includes(word) &&
        !['update to nothing', 'update without a reason', 'grade nothing'].includes(label),
      why: 'The path tree leaves out what ends or leads back; the covers walk that from every state.',
    },
    worlds: worldsOf({ sent, 'approved long ago': old }),
    offers: (_, seen) => {
      const at = seen.state['at'] ?? '';
      const isPosting = ['approved', 'received', 'graded'].includes(at);
      const fit = offers.filter(
        ({ event }) => !event.ask.fits || isWithin(seen, event.type, event.ask.quantity),
      );
      if (!seen.periodOpen) return fit.filter(({ word }) => ['receive', 'post', 'reverse'].includes(word));
      return [...fit, ...(isPosting ? [closeBooks] : []), ...beyond(seen, sent)];
    },
  };
});

/** Quantities that a command could take; what goes beyond is offered as unfit. */
const isWithin = (seen: CustomerReturnObserved, word: string, quantity = 0): boolean =>
  word === 'receive'
    ? quantity <= Math.max(seen.announced - seen.received, piece)
    : word !== 'grade' || quantity <= Math.max(seen.received, piece);

function beyond(seen: CustomerReturnObserved, { shipment }: Sent): EngineOffer[] {
  const data = { lines: [{ line: `${shipment}:1`, quantity: seen.announced - seen.received + piece }] };
  return seen.announced > 0 ? [offer('receive', 'more than is awaited', data, unfit)] : [];
}

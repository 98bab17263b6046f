import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import * as purchase from '#model/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import * as sales from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import type { GoodsReceiptObserved } from '../spec/document-observed.ts';
import { goodsReceiptRows, goodsReceiptStart } from '../spec/goods-receipt.rows.ts';
import { defineCase } from '../model/define-case.ts';
import { regionsOf, worldOf } from '../model/engine-world.ts';
import type { EngineOffer, EngineWorld } from '../model/engine-world.ts';
import {
  booksAreOpen,
  closeBooks,
  action,
  inside,
  offer,
  recordOffers,
  story,
  unfit,
} from '../model/offers.ts';

const piece = 1000;
const ordered = 2 * piece;

/** The lot, or serial number, of which a piece lies in a bin already. */
const known = { code: 'KNOWN', expiresOn: '2190-01-01' };
const label = { ...known, code: 'NEW' };

/** A company with a placed purchase order of two pieces, and a customer who may want them. */
function receivingWorld(over: Partial<ProductForm> = {}) {
  const base = companyWorld();
  const product = activeProduct(base, over);
  const [supplier, customer, order, line] = [base.id(), base.id(), base.id(), base.id()];
  const { warehouse } = base;
  base.must('supplier', supplier, 'create', supplierFixture());
  base.must('customer', customer, 'create', customerFixture());
  base.must('purchaseOrder', order, 'create', { supplier, warehouse });
  base.must('purchaseOrder', order, 'update', {
    ...purchase.purchaseOrderFixture({ supplier, warehouse }),
    lines: [purchase.orderLineFixture({ id: line, product, quantity: ordered })],
  });
  base.must('purchaseOrder', order, 'place');
  const [subject, stranger, count, sale, saleLine, pick] = Array.from({ length: 6 }, () => base.id());
  const ids = { subject, stranger, count, sale, saleLine, pick } as Record<string, string>; // six ids for six names
  return { base, warehouse, product, supplier, customer, order, line, id: (name: string) => ids[name] ?? '' };
}

type Receiving = ReturnType<typeof receivingWorld>;

/** The same for a product with lots or serial numbers, of which a piece is in stock. */
function trackingWorld(over: Partial<ProductForm>): Receiving {
  const given = receivingWorld(over);
  const { base, warehouse, product } = given;
  const [receipt, line] = [base.id(), base.id()];
  const location = base.bins[0] ?? null;
  const lines = [receiptLineFixture({ id: line, product, location, quantity: piece, lot: known })];
  base.must('goodsReceipt', receipt, 'create', { warehouse, order: null, supplier: null, source: 'opening' });
  base.must('goodsReceipt', receipt, 'count', { lines });
  base.must('goodsReceipt', receipt, 'post');
  return given;
}

const countedAs = ({ product, id }: Receiving, quantity: number, lot: object): object => ({
  lines: [{ ...receiptLineFixture({ id: id('count'), product, quantity }), lot }],
});

/** Counts of a product with lots, and what a label may say that does not fit. */
function lotOffers(given: Receiving, isSerial: boolean): EngineOffer[] {
  const counting = (quantity: number, lot: object): object => countedAs(given, quantity, lot);
  const named = { fits: true, quantity: piece };
  const twice = isSerial ? unfit : { fits: true, quantity: 2 * piece };
  return [
    offer('count', 'one with its lot', counting(piece, label), named),
    offer('count', 'one without a day of expiry', counting(piece, { ...label, expiresOn: null }), named),
    offer('count', 'two with one lot', counting(2 * piece, label), twice),
    offer('count', 'one that has expired', counting(piece, { ...label, expiresOn: '2020-01-01' }), unfit),
    offer('count', 'one with another day', counting(piece, { ...known, expiresOn: '2191-01-01' }), unfit),
    offer('count', 'one that is known', counting(piece, known), isSerial ? unfit : named),
  ];
}

/** What a movement tells the receipt, once each way. */
function putAwayOffers({ id }: Receiving, { putAway }: GoodsReceiptObserved): EngineOffer[] {
  const word = putAway === 0 ? 'putAway' : 'takeOut';
  const data = { movement: id('stranger'), lines: [{ line: id('count'), quantity: piece }] };
  return [
    offer(word, '', data, { fits: true, within: true, quantity: piece }, inside),
    offer(word, 'malformed', { lines: [] }, unfit, inside),
    offer(word, 'by somebody', data, unfit),
  ];
}

/** What a return to the supplier tells the receipt, once each way. */
function returningOffers({ id }: Receiving, { back }: GoodsReceiptObserved): EngineOffer[] {
  const word = back === 0 ? 'markReturned' : 'unreturn';
  const data = { return: id('stranger'), lines: [{ line: id('count'), quantity: piece, inPlace: 0 }] };
  return [
    offer(word, '', data, { fits: true, within: true, quantity: piece }, inside),
    offer(word, 'malformed', { lines: [] }, unfit, inside),
    offer(word, 'by somebody', data, unfit),
  ];
}

/** What was posted is corrected to a piece, or two. */
function correctingOffers(
  { product, line, id }: Receiving,
  { counted, blind }: GoodsReceiptObserved,
): EngineOffer[] {
  const quantity = counted === piece ? 2 * piece : piece;
  const orderLine = blind ? null : line;
  const correction = (over: object = {}): object => ({
    reason: 'other',
    lines: [{ ...receiptLineFixture({ id: id('count'), product, orderLine, quantity }), ...over }],
  });
  return [
    offer('correct', `to ${quantity / piece}`, correction(), { fits: true, quantity }),
    offer('correct', 'to half a piece', correction({ quantity: piece / 2 }), unfit),
    offer('correct', 'to nothing', { reason: 'other', lines: [] }, unfit),
    offer('correct', 'without a reason', { ...correction(), reason: null }, unfit),
    offer('correct', 'not permitted', correction(), unfit, { permitted: false }),
  ];
}

function commands(given: Receiving, source: 'order' | 'blind'): EngineOffer[] {
  const { warehouse, order, product, line, supplier, id } = given;
  const head =
    source === 'order'
      ? { warehouse, order, supplier: null, source }
      : { warehouse, order: null, supplier, source };
  const orderLine = source === 'order' ? line : null;
  const counting = (quantity: number, over: object = {}): object => ({
    lines: [{ ...receiptLineFixture({ id: id('count'), product, orderLine, quantity }), ...over }],
  });
  const costing = (unitCost: number): object => ({
    reason: 'other',
    lines: [{ line: id('count'), unitCost }],
  });
  const counts = [1, 2, 3].map((pieces) =>
    offer('count', `${pieces}`, counting(pieces * piece), { fits: true, quantity: pieces * piece }),
  );
  return [
    ...recordOffers({
      create: {
        fitting: head,
        unfit: { 'in an unknown warehouse': { ...head, warehouse: id('stranger') } },
      },
    }),
    ...counts,
    offer('count', '1 and 1 rejected', counting(piece, { rejected: piece }), {
      fits: true,
      quantity: ordered,
    }),
    offer('count', 'half a piece', counting(piece / 2), unfit),
    offer('count', 'nothing', { lines: [] }, unfit),
    offer('count', 'an unknown product', counting(piece, { product: id('stranger') }), unfit),
    offer('count', 'not permitted', counting(piece), unfit, { permitted: false }),
    ...recordOffers({
      post: {
        others: { 'with a reason': [{ overReason: 'other' }, { fits: true, explained: true }] },
        unfit: { 'as of tomorrow': { receivedAt: '2999-01-01T08:00:00.000Z' } },
      },
      correctCost: {
        fitting: costing(9_0000),
        ask: { fits: true, cost: 9_0000 },
        malformed: { reason: 'other', lines: [] },
        unfit: {
          'of another receipt': { reason: 'other', lines: [{ line: id('stranger'), unitCost: 1 }] },
        },
      },
      reverse: { fitting: { reason: 'other' } },
      discard: {},
    }),
  ];
}

/** A goods receipt of one line: one to three pieces counted, of two ordered or of none. */
export const documentCase = defineCase<GoodsReceiptObserved>(() => {
  const given = receivingWorld();
  const { base, product, order, warehouse, customer, id } = given;
  const subject = id('subject');
  const blind = id('stranger').replace(/.$/, 'e');
  const ofLots = trackingWorld({ tracking: 'lot', expires: true });
  const ofSerials = trackingWorld({ tracking: 'serial', expires: true });
  const trackingIn = (world: EngineWorld): ProductForm['tracking'] =>
    typed(world.view).get('product', product)?.tracking ?? 'none';
  /** What was there before. */
  const before = (world: EngineWorld): number => (trackingIn(world) === 'none' ? 0 : piece);
  const figures = (world: EngineWorld): Omit<GoodsReceiptObserved, 'state'> => {
    const view = typed(world.view);
    const row = view.get('goodsReceipt', world.subject);
    const lines = row?.lines ?? [];
    const here = view.by('balance', 'product', product).filter((row) => row.location === base.receiving);
    const free = here.reduce((sum, one) => sum + one.onHand - one.reserved, 0);
    const asked = view.get('product', product);
    const accepted = lines.reduce((sum, each) => sum + each.quantity, 0);
    const counted = lines.reduce((sum, each) => sum + each.quantity + each.rejected, 0);
    const taking = view.get('pick', id('pick'));
    const all = (view.get('valuation', product)?.quantity ?? 0) - before(world);
    return {
      lines: lines.length,
      counted,
      rejected: counted - accepted,
      moved: all,
      putAway: (row?.putAway ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
      back: lines.reduce((sum, { returned = 0 }) => sum + returned, 0),
      cost: row?.state === 'posted' ? (lines[0]?.unitCost ?? null) : null,
      numbered: Boolean(row?.number),
      stillThere: accepted > 0 && free >= accepted,
      taken: taking?.state === 'released' ? 'yes' : taking ? 'let go' : 'no',
      awaited: world.subject === blind || !isCancelled(world),
      blind: world.subject === blind,
      periodOpen: booksAreOpen(world),
      over: world.subject !== blind && accepted > ordered,
      tracking: trackingIn(world),
      named: lines.every(
        ({ lot }) => !asked?.tracking || (lot !== undefined && (!asked.expires || lot.expiresOn !== null)),
      ),
    };
  };
  const isCancelled = ({ view }: EngineWorld): boolean =>
    regionsOf(typed(view).get('purchaseOrder', order)?.state ?? '')['commercial'] === 'cancelled';
  const around = (world: EngineWorld, seen: GoodsReceiptObserved): EngineOffer[] => {
    const at = seen.state['at'] ?? '';
    if (trackingIn(world) !== 'none') return [];
    const orderedBySome = sales.salesOrderFixture({
      customer,
      warehouse,
      lines: [sales.orderLineFixture({ id: id('saleLine'), product, quantity: piece })],
    });
    const taking = [
      action('salesOrder', id('sale'), 'create', orderedBySome),
      action('salesOrder', id('sale'), 'confirm'),
      action('salesOrder', id('sale'), 'release', { pick: id('pick') }),
    ];
    const offers: EngineOffer[] = [];
    if (['counted', 'posted'].includes(at) && seen.periodOpen) offers.push(closeBooks);
    if (at === 'posted' && seen.taken === 'no') offers.push(story('goods are taken', taking));
    if (at === 'posted' && seen.taken === 'yes')
      offers.push(
        story('goods are let go', [action('salesOrder', id('sale'), 'cancel', { reason: 'other' })]),
      );
    if (['draft', 'counted'].includes(at) && seen.awaited && world.subject !== blind)
      offers.push(
        story('order is cancelled', [action('purchaseOrder', order, 'cancel', { reason: 'other' })]),
      );
    return offers;
  };
  const offersOf = { order: commands(given, 'order'), blind: commands(given, 'blind') };
  const unasked = offer('count', 'one with a lot that it has not', countedAs(given, piece, label), unfit);
  return {
    kind: 'goodsReceipt',
    rows: goodsReceiptRows,
    starts: goodsReceiptStart,
    signed: [
      {
        mutant: 'redirect: goodsReceipt.posted correct [0] to draft',
        reason: 'it is counted again in the same unit, which leads from both to counted',
      },
      {
        mutant: 'drop target: goodsReceipt.counted count [0]',
        reason: 'counted has no entry or exit, so staying in it and entering it anew are the same',
      },
    ],
    figures,
    bounds:
      'One line of 1 to 3 pieces against 2 ordered or none; goods are taken by another order at most once. Several lines, places and costs are for the rules’ own tests.',
    tree: {
      keep: ({ label }) =>
        ![
          'count 2',
          'count 1 and 1 rejected',
          'correctCost',
          'putAway',
          'takeOut',
          'markReturned',
          'unreturn',
          'correct to 1',
          'correct to 2',
          'books are closed',
          'goods are let go',
        ].includes(label),
      why: 'The path tree counts 1 or 3 and leaves corrections and closed books out; the covers walk the others from every state.',
    },
    worlds: {
      'from an order': worldOf(base, subject),
      blind: worldOf(base, blind),
      'of lots': worldOf(ofLots.base, blind),
      'of serial numbers': worldOf(ofSerials.base, blind),
    },
    offers: (world, seen) => [
      ...offersOf[world.subject === blind ? 'blind' : 'order'],
      ...putAwayOffers(given, seen),
      ...returningOffers(given, seen),
      ...(trackingIn(world) === 'none'
        ? [unasked, ...correctingOffers(given, seen)]
        : lotOffers(given, trackingIn(world) === 'serial')),
      ...around(world, seen),
    ],
  };
});

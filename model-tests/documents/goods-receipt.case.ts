import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import * as purchase from '#model/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import * as sales from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import type { GoodsReceiptObserved } from '../spec/receiving-observed.ts';
import { goodsReceiptRows, goodsReceiptStart } from '../spec/goods-receipt.rows.ts';
import { inspectingOffers } from '../model/inspecting-offers.ts';
import { defineCase } from '../model/define-case.ts';
import { regionsOf, worldOf } from '../model/engine-world.ts';
import type { EngineOffer, EngineWorld } from '../model/engine-world.ts';
import { isPosted } from '#model/areas/purchasing/goods-receipt/goods-receipt.kind.ts';
import {
  booksAreOpen,
  closeBooks,
  action,
  happens,
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
  const [subject, stranger, count, sale, saleLine, pick, photo] = Array.from({ length: 7 }, () => base.id());
  const ids = { subject, stranger, count, sale, saleLine, pick, photo } as Record<string, string>; // seven ids for seven names
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

/** Thousandths that still lie where they were posted to, to be put away. */
const leftInReceiving = ({
  counted,
  rejected,
  putAway,
  backInPlace,
  straight,
}: GoodsReceiptObserved): number => (straight ? 0 : counted - rejected - putAway - backInPlace);

/** What movements tell the receipt: one puts a piece away, without an order also another, and either is taken out again. */
function putAwayOffers({ id }: Receiving, now: GoodsReceiptObserved): EngineOffer[] {
  const { putAway, blind } = now;
  const data = { movement: id('stranger'), lines: [{ line: id('count'), quantity: piece }] };
  const mayPut = leftInReceiving(now) > 0 && (putAway === 0 || (blind && putAway === piece));
  const words = [...(mayPut ? ['putAway'] : []), ...(putAway > 0 ? ['takeOut'] : [])];
  return words.flatMap((word) => [
    offer(word, '', data, { fits: true, within: true, quantity: piece }, inside),
    offer(word, 'malformed', { lines: [] }, unfit, inside),
    offer(word, 'by somebody', data, unfit),
  ]);
}

/** What a return to the supplier tells the receipt, once each way. */
function returningOffers({ id }: Receiving, now: GoodsReceiptObserved): EngineOffer[] {
  const { back, backInPlace, blind } = now;
  const word = back === 0 ? 'markReturned' : 'unreturn';
  const of = (inPlace: number) => ({
    return: id('stranger'),
    lines: [{ line: id('count'), quantity: piece, inPlace }],
  });
  const data = of(0);
  const fitting = { fits: true, within: true, quantity: piece };
  const isPlain = back === 0 || backInPlace === 0;
  const mayLie = blind && (backInPlace > 0 || leftInReceiving(now) > 0);
  const inReceiving = !mayLie ? [] : [offer(word, 'from receiving', of(piece), fitting, inside)];
  return [
    ...(isPlain ? [offer(word, '', data, fitting, inside)] : []),
    ...(back === 0 || backInPlace > 0 ? inReceiving : []),
    offer(word, 'malformed', { lines: [] }, unfit, inside),
    offer(word, 'by somebody', data, unfit),
  ];
}

/** What a bill tells the receipt, once each way. */
function billingOffers({ id }: Receiving, { billed }: GoodsReceiptObserved): EngineOffer[] {
  const word = billed ? 'unmarkBilled' : 'markBilled';
  const lines = [{ line: id('count'), quantity: piece, billed: 100, difference: 0 }];
  const bill = { bill: id('stranger') };
  const data = billed ? bill : { ...bill, lines };
  return [
    offer(word, '', data, { fits: true, within: true }, inside),
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
    offer('count', '1 in a bin', counting(piece, { location: given.base.bins[1] ?? null }), {
      fits: true,
      quantity: piece,
    }),
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
        others: {
          'with a reason': [{ overReason: 'other' }, { fits: true, explained: true }],
          'as of an earlier day': [{ receivedAt: '2026-05-03T08:00:00.000Z' }, { fits: true }],
        },
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
  const inspected = receivingWorld({ inspection: 5_000 });
  const trackingIn = (world: EngineWorld): ProductForm['tracking'] =>
    typed(world.view).get('product', product)?.tracking ?? 'none';
  /** What was there before. */
  const before = (world: EngineWorld): number => (trackingIn(world) === 'none' ? 0 : piece);
  const figures = (world: EngineWorld): Omit<GoodsReceiptObserved, 'state'> => {
    const view = typed(world.view);
    const row = view.get('goodsReceipt', world.subject);
    const lines = row?.lines ?? [];
    const free = (location: string): number =>
      view
        .by('balance', 'product', product)
        .filter((row) => row.location === location)
        .reduce((sum, one) => sum + one.onHand - one.reserved, 0);
    const isHere = lines.every(({ quantity, location }) => free(location ?? base.receiving) >= quantity);
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
      billed: lines.some(({ bills = [] }) => bills.length > 0),
      backInPlace: lines.reduce((sum, { returnedInPlace = 0 }) => sum + returnedInPlace, 0),
      straight: lines.every(
        ({ quantity, location }) => quantity === 0 || (location !== null && location !== base.receiving),
      ),
      asked: (asked?.inspection ?? 0) > 0,
      pictured: (view.get('file', world.subject)?.entries ?? []).length > 0,
      shown: lines.some(({ photo }) => photo !== undefined),
      cost: row && isPosted(row) ? (lines[0]?.unitCost ?? null) : null,
      numbered: Boolean(row?.number),
      stillThere: lines.length > 0 && isHere,
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
  const isInspected = ({ view }: EngineWorld): boolean =>
    (typed(view).get('product', product)?.inspection ?? 0) > 0;
  const isCancelled = ({ view }: EngineWorld): boolean =>
    regionsOf(typed(view).get('purchaseOrder', order)?.state ?? '')['commercial'] === 'cancelled';
  const photo = {
    about: 'goodsReceipt',
    id: id('photo'),
    name: 'box.png',
    type: 'image/png',
    size: 3,
    hash: 'a'.repeat(64),
  };
  const around = (world: EngineWorld, now: GoodsReceiptObserved): EngineOffer[] => {
    const at = now.state['at'] ?? '';
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
    if (['counted', 'ready'].includes(at) && now.rejected > 0 && !now.pictured && isInspected(world))
      offers.push(happens('a photo is attached', [action('file', world.subject, 'attach', photo)], inside));
    if ((isInspected(world) ? ['ready'] : ['counted', 'posted']).includes(at) && now.periodOpen)
      offers.push(closeBooks);
    if (at === 'posted' && now.taken === 'no' && !isInspected(world))
      offers.push(story('goods are taken', taking));
    if (at === 'posted' && now.taken === 'yes')
      offers.push(
        story('goods are let go', [action('salesOrder', id('sale'), 'cancel', { reason: 'other' })]),
      );
    if (['draft', 'counted'].includes(at) && now.awaited && world.subject !== blind)
      offers.push(
        story('order is cancelled', [action('purchaseOrder', order, 'cancel', { reason: 'other' })]),
      );
    return offers;
  };
  const offersOf = { order: commands(given, 'order'), blind: commands(given, 'blind') };
  /** Of goods that are inspected: what the other worlds leave out, and little of what they have. */
  const inInspection = /^(create|count (1|2|1 and 1 rejected)|post|post as of tomorrow|reverse|discard)$/;
  const inspectedOffers = (now: GoodsReceiptObserved): readonly EngineOffer[] => [
    ...offersOf.blind.filter(({ label }) => inInspection.test(label)),
    ...inspectingOffers(given, now),
  ];
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
      {
        mutant: 'drop guard: goodsReceipt.ready post [1] mayBePosted',
        reason:
          'of goods without an order it refuses closed and coming days alone, which the ledger refuses too; counted has the same guard, with an order',
      },
      {
        mutant: 'drop target: goodsReceipt.posted.putAway unreturn [2]',
        reason: 'only what is all put away comes back to there, and stays so without the target',
      },
      ...['takeOut [0]', 'unreturn [0]'].map((at) => ({
        mutant: `redirect: goodsReceipt.posted.putAway ${at} to putAway`,
        reason: 'entering the region leads to where it begins, which is where this leads',
      })),
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
          'count 1 in a bin',
          'post as of an earlier day',
          'a photo is attached',
          'attachPhotos',
          'recount',
          'markReturned from receiving',
          'unreturn from receiving',
          'markBilled',
          'unmarkBilled',
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
      'to be inspected': worldOf(inspected.base, blind),
    },
    offers: (world, now) => {
      if (isInspected(world)) return [...inspectedOffers(now), ...around(world, now)];
      return [
        ...offersOf[world.subject === blind ? 'blind' : 'order'],
        ...(now.blind && trackingIn(world) === 'none' && now.back === 0 && now.putAway === 0
          ? billingOffers(given, now)
          : []),
        ...putAwayOffers(given, now),
        ...returningOffers(given, now),
        ...(trackingIn(world) === 'none'
          ? [
              unasked,
              offer('submit', 'what nobody asks about', {}, unfit),
              // What was put away is taken out again first; what went to its bin stays there when a page corrects it.
              ...(now.putAway === 0 && !now.straight ? correctingOffers(given, now) : []),
            ]
          : lotOffers(given, trackingIn(world) === 'serial')),
        ...around(world, now),
      ];
    },
  };
});

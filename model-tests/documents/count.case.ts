import { foundOn, standingOf } from '#model/areas/stock/count/count.lines.ts';
import type { CountRow } from '#model/areas/stock/count/count.facts.ts';
import { typed } from '#model/engine/reader.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { placeKey, unheldOf } from '#model/stock/stock.tables.ts';
import { countRows, countStart } from '../spec/count.rows.ts';
import type { CountObserved } from '../spec/document-observed.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, youIn, type EngineOffer, type EngineWorld } from '../model/engine-world.ts';
import { action, fits, offer, recordOffers, story, threeWays, unfit } from '../model/offers.ts';
import { piece, sellingWorld, spareIds } from '../model/selling-world.ts';

const reason = { reason: 'other' };
const nothing = { onHand: 0, reserved: 0 };

/** Two pieces in a bin, one of them on a pick list that you have claimed. */
function countingWorld() {
  const world = sellingWorld([2 * piece]);
  const { base, order, form } = world;
  const [
    subject = '',
    pick = '',
    parked = '',
    one = '',
    other = '',
    sale = '',
    saleLine = '',
    secondPick = '',
  ] = spareIds(base, 8);
  const late = spareIds(base, 2);
  base.must('salesOrder', order, 'create', form(piece));
  base.must('salesOrder', order, 'confirm');
  base.must('salesOrder', order, 'release', { pick });
  base.must('pick', pick, 'claim');
  const entries = { you: one, another: other };
  return { ...world, subject, pick, parked, entries, sale, saleLine, secondPick, late };
}

type Counting = ReturnType<typeof countingWorld>;

function countOffers({ base, product, stranger, entries }: Counting): EngineOffer[] {
  const [location = '', elsewhere = ''] = base.bins;
  const found = (quantity: number, over: object = {}): object => ({
    entries: [{ id: entries.you, location, product, quantity, isTotal: true, ...over }],
  });
  const asks = (quantity: number) => ({ fits: true, quantity });
  return [
    ...[0, 1, 2, 3].map((pieces) => offer('count', `${pieces}`, found(pieces * piece), asks(pieces * piece))),
    offer(
      'count',
      '2 by another',
      found(2 * piece, { id: entries.another }),
      { ...asks(2 * piece), byAnother: true },
      { byAnother: true },
    ),
    offer('count', 'half a piece', found(piece / 2), unfit),
    offer('count', 'an unknown product', found(piece, { product: stranger }), unfit),
    offer('count', 'in another bin', found(piece, { location: elsewhere }), unfit),
    offer('count', 'with a lot that it has not', found(piece, { lot: 'LOT' }), unfit),
    offer('count', 'nothing', { entries: [] }, unfit),
    offer('count', 'not permitted', found(piece), unfit, { permitted: false }),
    ...recordOffers({
      sayEmpty: { fitting: { location }, unfit: { 'of another bin': { location: elsewhere } } },
    }),
  ];
}

function commands(given: Counting): EngineOffer[] {
  const { base, warehouse, product, stranger, parked } = given;
  const [location = '', elsewhere = ''] = base.bins;
  const plan = { warehouse, scope: { by: 'bins', bins: [location] } };
  const item = { id: parked, location, code: 'UNKNOWN', quantity: piece, note: '' };
  return [
    ...countOffers(given),
    ...recordOffers({
      create: {
        fitting: plan,
        unfit: {
          'in an unknown warehouse': { ...plan, warehouse: stranger },
          'of unknown bins': { ...plan, scope: { by: 'bins', bins: [stranger] } },
        },
      },
      park: { fitting: item, unfit: { 'in another bin': { ...item, location: elsewhere } } },
      resolve: {
        fitting: { parked, product: null, reason: 'other' },
        unfit: {
          'without a reason': { parked, product: null },
          'as an unknown product': { parked, product: stranger },
          'of nothing': { parked: product, product: null, reason: 'other' },
        },
      },
      recount: { fitting: { lines: ['1'] }, malformed: {}, unfit: { 'of no line': { lines: ['9'] } } },
      explain: {
        fitting: { lines: ['1'], reason: 'miscounted' },
        malformed: { lines: ['1'] },
        unfit: { 'of no line': { lines: ['9'], reason: 'miscounted' } },
      },
    }),
    ...['start', 'pause', 'resume', 'submit', 'review', 'post'].flatMap((word) => threeWays(word, {})),
    ...threeWays('approve', {}),
    offer('approve', 'by another', {}, { ...fits, byAnother: true }, { byAnother: true }),
    ...['reject', 'reverse', 'cancel'].flatMap((word) => threeWays(word, reason, fits, {})),
  ];
}

/** The same, where another count has the bin already. */
function takenWorld(): Counting {
  const given = countingWorld();
  const { base, warehouse } = given;
  const [other = ''] = spareIds(base, 1);
  base.must('count', other, 'create', { warehouse, scope: { by: 'bins', bins: [base.bins[0]] } });
  base.must('count', other, 'start');
  return given;
}

/** What happens around a count. */
function stories({ base, warehouse, product, customer, pick, sale, saleLine, secondPick, late }: Counting) {
  const [location = ''] = base.bins;
  const [receipt = '', line = ''] = late;
  const goods = receiptLineFixture({ id: line, product, location, quantity: piece });
  const promise = salesOrderFixture({
    customer,
    warehouse,
    lines: [orderLineFixture({ id: saleLine, product, quantity: 3 * piece })],
  });
  return {
    taking: story('a pick takes some', [action('pick', pick, 'scan', { line: '1', quantity: piece })]),
    late: story('goods come in late', [
      action('goodsReceipt', receipt, 'create', {
        warehouse,
        order: null,
        supplier: null,
        source: 'opening',
      }),
      action('goodsReceipt', receipt, 'count', { lines: [goods] }),
      action('goodsReceipt', receipt, 'post', { receivedAt: '2026-05-01T08:00:00.000Z' }),
    ]),
    promising: story('goods are promised', [
      action('salesOrder', sale, 'create', promise),
      action('salesOrder', sale, 'confirm'),
      action('salesOrder', sale, 'release', { pick: secondPick }),
    ]),
  };
}

/** A count of one bin with one line, from which a pick may take a piece. */
export const documentCase = defineCase<CountObserved>(() => {
  const given = countingWorld();
  const taken = takenWorld();
  const {
    base,
    product,
    subject,
    pick,
    stranger,
    secondPick,
    late: [receipt = ''],
  } = given;
  const [bin = ''] = base.bins;
  const rowIn = (world: EngineWorld): CountRow | undefined => typed(world.view).get('count', subject);
  const pickIn = (world: EngineWorld): CountObserved['pick'] => {
    const [line] = typed(world.view).get('pick', pick)?.lines ?? [];
    return !line ? 'gone' : line.picked > 0 ? 'in hand' : 'waits';
  };
  const figures = (world: EngineWorld): Omit<CountObserved, 'state'> => {
    const view = typed(world.view);
    const row = rowIn(world);
    const [line] = row?.lines ?? [];
    const found = line ? foundOn(line) : null;
    const [item] = row?.parked ?? [];
    const [entry] = line?.entries ?? [];
    return {
      counted: found?.quantity ?? null,
      variance: line ? (standingOf(view, line)?.variance ?? null) : null,
      explained: line?.explained?.variance ?? null,
      by: !entry ? 'nobody' : entry.by === youIn(world) ? 'you' : 'another',
      parked: !item ? 'no' : item.resolved ? 'resolved' : 'waiting',
      booked: view.get('balance', placeKey(product, bin))?.onHand ?? 0,
      holdsBin: view.get('countedBin', bin)?.count === subject,
      isTaken: (view.get('countedBin', bin)?.count ?? subject) !== subject,
      stillThere: unheldOf(view.get('balance', placeKey(product, bin)) ?? nothing) >= (line?.variance ?? 0),
      numbered: Boolean(row?.number),
      pick: pickIn(world),
    };
  };
  const offers = commands(given);
  const around = stories(given);
  return {
    kind: 'count',
    rows: countRows,
    starts: countStart,
    signed: [
      {
        mutant: 'drop guard: count.posted reverse [0] mayBeReversed',
        reason: 'the ledger refuses the same: goods that are gone or reserved',
      },
    ],
    figures,
    bounds:
      'One bin with one line of 0 to 3 pieces where the books have two; one parked item; two people; one pick that takes a piece. Several bins, lots, tolerances, limits and late scans are for the rules’ own tests and the simulator.',
    tree: {
      keep: ({ label }) =>
        !/park|resolve|withdraw|by another|count [03]|a pick takes|late|promised|sayEmpty|pause|resume/.test(
          label,
        ),
      why: 'The path tree counts 1 or 2 by one person, without picks and without what is set aside; the covers walk the rest from every state.',
    },
    worlds: { 'of one bin': worldOf(base, subject), 'of a bin that is taken': worldOf(taken.base, subject) },
    offers: (world, seen) => {
      const [line] = rowIn(world)?.lines ?? [];
      const [entry] = line?.entries ?? [];
      const view = typed(world.view);
      const at = seen.state['at'] ?? '';
      const mayTake = at === 'counting' && seen.counted === null && seen.pick === 'waits';
      const mayBeLate =
        ['counted', 'reviewed', 'ready'].includes(at) &&
        seen.parked === 'no' &&
        seen.by === 'you' &&
        view.get('goodsReceipt', receipt) === undefined;
      const mayBePromised =
        at === 'posted' && (seen.variance ?? 0) > 0 && view.get('pick', secondPick) === undefined;
      const withdrawn = { line: '1', entry: entry?.id ?? stranger };
      return [
        ...offers,
        ...threeWays('withdraw', withdrawn, { fits: entry !== undefined }),
        ...(mayTake ? [around.taking] : []),
        ...(mayBeLate ? [around.late] : []),
        ...(mayBePromised && seen.stillThere ? [around.promising] : []),
      ];
    },
  };
});

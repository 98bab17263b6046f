import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { isPosted } from '#model/areas/purchasing/goods-receipt/goods-receipt.kind.ts';
import { ownAmountOf } from '#model/areas/purchasing/landed-cost/spread.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, type EngineOffer, type EngineWorld } from '../model/engine-world.ts';
import { action, booksAreOpen, closeBooks, fits, recordOffers, story } from '../model/offers.ts';
import { piece, spareIds } from '../model/selling-world.ts';
import type { LandedCostObserved } from '../spec/document-observed.ts';
import { COMING, landedCostRows, landedCostStart } from '../spec/landed-cost.rows.ts';

const reason = { reason: 'other' };
const CHARGE = 5_00;
/** Ten-thousandths, of two pieces. */
const unitCost = (COMING * 100) / 2;

/** Two pieces that came in, and two that are counted and not posted. */
function receivedWorld() {
  const base = companyWorld();
  const product = activeProduct(base);
  const [here = '', coming = '', one = '', other = '', subject = '', stranger = ''] = spareIds(base, 6);
  const head = { warehouse: base.warehouse, order: null, supplier: null, source: 'blind' };
  for (const [receipt, id] of [
    [here, one],
    [coming, other],
  ] as const) {
    base.must('goodsReceipt', receipt, 'create', head);
    const line = receiptLineFixture({ id, product, quantity: 2 * piece, unitCost });
    base.must('goodsReceipt', receipt, 'count', { lines: [line] });
  }
  base.must('goodsReceipt', here, 'post');
  return { base, product, here, coming, other, subject, stranger };
}

type Received = ReturnType<typeof receivedWorld>;

function commands({ here, coming, other, stranger }: Received): EngineOffer[] {
  const charge = (over: object = {}): object => ({
    type: 'freight',
    supplier: null,
    reference: 'F 1',
    currency: 'SEK',
    rate: 1_000_000,
    amount: CHARGE,
    basis: 'quantity',
    ...over,
  });
  const form = (charges: readonly object[], ...receipts: readonly object[]): object => ({
    on: '2026-05-04',
    charges,
    receipts,
    notes: '',
  });
  const all = (receipt: string): object => ({ receipt, lines: null });
  const writing = {
    fitting: form([charge()], all(here)),
    ask: { ...fits, quantity: CHARGE },
    malformed: form([charge({ amount: -1 })], all(here)),
    others: {
      'on what is to come': [form([charge()], all(coming)), { ...fits, quantity: CHARGE, coming: true }],
      'without a charge': [form([], all(here)), { ...fits, quantity: 0 }],
    },
    unfit: {
      'of an unknown supplier': form([charge({ supplier: stranger })], all(here)),
      'at a rate of the own currency': form([charge({ rate: 2_000_000 })], all(here)),
      'on an unknown receipt': form([charge()], all(stranger)),
      'on a receipt twice': form([charge()], all(here), all(here)),
      'on the line of another receipt': form([charge()], { receipt: here, lines: [other] }),
    },
  } as const;
  return recordOffers({
    create: writing,
    update: writing,
    post: {},
    withdraw: {},
    reverse: { fitting: reason, malformed: {} },
    discard: {},
  });
}

/** A charge on two pieces that are here, or on two that are to come. */
export const documentCase = defineCase<LandedCostObserved>(() => {
  const received = receivedWorld();
  const { base, product, coming, subject } = received;
  const offers = commands(received);
  const figures = (world: EngineWorld): Omit<LandedCostObserved, 'state'> => {
    const view = typed(world.view);
    const row = view.get('landedCost', subject);
    return {
      charged: (row?.charges ?? []).reduce((sum, charge) => sum + ownAmountOf(charge), 0),
      onComing: row?.receipts.some(({ receipt }) => receipt === coming) ?? false,
      arrived: isPosted(view.get('goodsReceipt', coming) ?? { state: 'none' }),
      worth: view.get('valuation', product)?.value ?? 0,
      numbered: Boolean(row?.number),
      periodOpen: booksAreOpen(world),
    };
  };
  const arrival = story('the receipt is posted', [action('goodsReceipt', coming, 'post')]);
  return {
    kind: 'landedCost',
    rows: landedCostRows,
    starts: landedCostStart,
    signed: [
      {
        mutant: 'drop guard: landedCost.posted reverse [0] mayBeReversed',
        reason: 'the ledger changes no value in a closed period either; the guard says so on the button',
      },
      {
        mutant: 'swap branches: landedCost.draft post',
        reason: 'one of the two is open at a time: its receipts are all posted, or one is not',
      },
    ],
    figures,
    bounds:
      'One charge on one receipt, all of which is here. Spreading, currencies, what is gone and several receipts are for its own tests and random days.',
    worlds: { received: worldOf(base, subject) },
    offers: (_, { state, periodOpen, arrived }) => {
      const at = state['at'] ?? '';
      if (!periodOpen) return offers.filter(({ word }) => ['post', 'reverse'].includes(word));
      return [
        ...offers,
        ...(['draft', 'awaiting'].includes(at) && !arrived ? [arrival] : []),
        ...(['draft', 'awaiting', 'posted'].includes(at) ? [closeBooks] : []),
      ];
    },
  };
});

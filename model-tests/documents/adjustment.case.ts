import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { adjustmentLineFixture } from '#machines/areas/stock/adjustment/adjustment.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { adjustmentRows, adjustmentStart } from '../spec/adjustment.rows.ts';
import type { AdjustmentObserved } from '../spec/document-observed.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, type EngineOffer, type EngineWorld } from '../model/engine-world.ts';
import {
  action,
  booksAreOpen,
  closeBooks,
  fits,
  offer,
  recordOffers,
  story,
  unfit,
} from '../model/offers.ts';
import { piece, spareIds } from '../model/selling-world.ts';

const inStock = 2 * piece;

/** A company with two pieces of a product at 8.00 in a bin, and a customer who may want them. */
function adjustingWorld() {
  const base = companyWorld();
  const product = activeProduct(base);
  const [customer, receipt, line] = [base.id(), base.id(), base.id()];
  const { warehouse, bins } = base;
  const bin = bins[0] ?? '';
  base.must('customer', customer, 'create', customerFixture());
  const lines = [
    receiptLineFixture({ id: line, product, location: bin, quantity: inStock, unitCost: 8_0000 }),
  ];
  base.must('goodsReceipt', receipt, 'create', { warehouse, order: null, supplier: null, source: 'opening' });
  base.must('goodsReceipt', receipt, 'count', { lines });
  base.must('goodsReceipt', receipt, 'post');
  const [subject = '', adjusted = '', stranger = '', sale = '', saleLine = ''] = spareIds(base, 5);
  return { base, product, customer, warehouse, bin, subject, adjusted, stranger, sale, saleLine };
}
type Adjusting = ReturnType<typeof adjustingWorld>;

/** Every command in fitting and unfit variants. */
function commands({ product, warehouse, bin, adjusted, stranger }: Adjusting): EngineOffer[] {
  const taking = (quantity: number, over: object = {}): object => ({
    ...adjustmentLineFixture({ id: adjusted, product, location: bin, quantity: -quantity }),
    ...over,
  });
  const form = (lines: object[]): object => ({ adjustedOn: null, notes: '', lines });
  const takes = (pieces: number): EngineOffer => {
    const quantity = pieces * piece;
    return offer('update', `takes ${pieces}`, form([taking(quantity)]), { fits: true, quantity });
  };
  const wrong: Readonly<Record<string, object>> = {
    'of an unknown product': form([taking(piece, { product: stranger })]),
    'in an unknown place': form([taking(piece, { location: stranger })]),
    'of half a piece': form([taking(piece / 2)]),
    'for no reason there is': form([taking(piece, { reason: 'nothing' })]),
    'with a product twice': form([taking(piece), taking(piece, { id: stranger })]),
  };
  const reasoned = ['reject', 'takeAndPost', 'reverse'].flatMap((word) => [
    offer(word, '', { reason: 'other' }, fits),
    offer(word, 'without a reason', {}, unfit),
    offer(word, 'not permitted', { reason: 'other' }, unfit, { permitted: false }),
  ]);
  const corrected = (lines: object[]): object => ({ reason: 'other', notes: '', lines });
  const corrections = [1, 2].map((pieces) => {
    const quantity = pieces * piece;
    return offer('correct', `to ${pieces}`, corrected([taking(quantity)]), { fits: true, quantity });
  });
  return [
    ...recordOffers({
      create: {
        fitting: { warehouse, mode: 'quantity' },
        malformed: { warehouse },
        unfit: {
          'in an unknown warehouse': { warehouse: stranger, mode: 'quantity' },
          'of values in a warehouse': { warehouse, mode: 'value' },
        },
      },
      submit: {},
      approve: {},
      withdraw: {},
      post: {},
      discard: {},
    }),
    takes(1),
    takes(3),
    offer('update', 'to no lines', form([]), { fits: true, quantity: 0 }),
    ...Object.entries(wrong).map(([variant, data]) => offer('update', variant, data, unfit)),
    offer('update', 'not permitted', form([]), unfit, { permitted: false }),
    ...['approve', 'withdraw'].map((word) =>
      offer(word, 'by another', {}, { ...fits, byAnother: true }, { byAnother: true }),
    ),
    ...reasoned,
    ...corrections,
    offer('correct', 'without a reason', form([taking(piece)]), unfit),
    offer('correct', 'in an unknown place', corrected([taking(piece, { location: stranger })]), unfit),
    offer('correct', 'not permitted', corrected([taking(piece)]), unfit, { permitted: false }),
  ];
}

/** An adjustment that takes one or three pieces of the two there are, which an order may have been promised. */
export const documentCase = defineCase<AdjustmentObserved>(() => {
  const given = adjustingWorld();
  const { base, product, customer, warehouse, bin, subject, sale, saleLine } = given;
  const all = commands(given);
  const promising = [
    action(
      'salesOrder',
      sale,
      'create',
      salesOrderFixture({
        customer,
        warehouse,
        lines: [orderLineFixture({ id: saleLine, product, quantity: inStock })],
      }),
    ),
    action('salesOrder', sale, 'confirm'),
  ];
  const figures = (world: EngineWorld): Omit<AdjustmentObserved, 'state'> => {
    const view = typed(world.view);
    const row = view.get('adjustment', world.subject);
    const lines = row?.lines ?? [];
    const stock = view.by('balance', 'product', product);
    const onHandIn = (place: string): number =>
      stock.filter(({ location }) => location === place).reduce((sum, { onHand }) => sum + onHand, 0);
    return {
      lines: lines.length,
      change: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      onHand: onHandIn(bin),
      promised: view.by('reservation', 'product', product).reduce((sum, { soft }) => sum + soft, 0),
      lost: onHandIn('loss'),
      numbered: Boolean(row?.number),
      periodOpen: booksAreOpen(world),
      limited: world.limits !== undefined,
    };
  };
  const isUnposted = ({ state }: AdjustmentObserved): boolean =>
    ['draft', 'awaitingApproval', 'ready'].includes(state['at'] ?? '');
  const isClosable = ({ state, change, promised, periodOpen }: AdjustmentObserved): boolean =>
    periodOpen &&
    change === -piece &&
    promised === 0 &&
    ['draft', 'awaitingApproval', 'ready', 'posted'].includes(state['at'] ?? '');
  return {
    kind: 'adjustment',
    rows: adjustmentRows,
    starts: adjustmentStart,
    figures,
    bounds:
      'One line that takes 1 or 3 pieces of 2, promised to an order or not; limits as none, or as nothing at all. Gains, counts, values, holds and several lines are for the rules’ own tests.',
    tree: {
      keep: ({ label }) =>
        !['update to no lines', 'books are closed', 'correct to 1', 'correct to 2'].includes(label),
      why: 'The path tree does not empty a draft, correct or close the books; the covers walk that from every state.',
    },
    worlds: {
      'within the limit': worldOf(base, subject),
      'beyond the limit': worldOf(base, subject, { limits: { adjustment: 0 } }),
    },
    offers: (_, seen) => [
      ...all,
      ...(isUnposted(seen) && seen.change !== 0 && seen.promised === 0 && seen.periodOpen
        ? [story('goods are promised', promising)]
        : []),
      ...(isClosable(seen) ? [closeBooks] : []),
    ],
  };
});

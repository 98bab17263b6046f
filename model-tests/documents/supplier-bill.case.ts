import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import {
  orderLineFixture,
  purchaseOrderFixture,
} from '#model/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import type { BillForm, BillLine } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { billFixture } from '#model/areas/purchasing/supplier-bill/supplier-bill.fixtures.ts';
import { deviationsOf } from '#model/areas/purchasing/supplier-bill/supplier-bill.matching.ts';
import { sumsOf } from '#model/areas/purchasing/supplier-bill/bill-sums.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { typed } from '#model/engine/reader.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, type EngineOffer, type EngineWorld } from '../model/engine-world.ts';
import { booksAreOpen, closeBooks, fits, inside, offer, recordOffers, unfit } from '../model/offers.ts';
import { piece, spareIds } from '../model/selling-world.ts';
import {
  supplierBillRows,
  supplierBillStart,
  type SupplierBillObserved,
} from '../spec/supplier-bill.rows.ts';

const today = '2026-05-04';
const reason = { reason: 'other' };
const PIECES = 10 * piece;
/** Ten thousandths for a piece, and minor units for all ten. */
const PRICE = 10_0000;
const AGREED = 100_00;
const DEARER = 120_00;

/** Ten pieces that came in on an order, at 10.00, and a bill of the supplier that is there already. */
function receivedWorld() {
  const base = companyWorld();
  const product = activeProduct(base);
  const { warehouse } = base;
  const [
    supplier = '',
    order = '',
    ordered = '',
    receipt = '',
    line = '',
    first = '',
    subject = '',
    stranger = '',
    own = '',
  ] = spareIds(base, 9);
  base.must('supplier', supplier, 'create', supplierFixture());
  base.must('purchaseOrder', order, 'create', { supplier, warehouse });
  base.must('purchaseOrder', order, 'update', {
    ...purchaseOrderFixture({ supplier, warehouse }),
    lines: [orderLineFixture({ id: ordered, product, quantity: PIECES, price: PRICE, discount: 0 })],
  });
  base.must('purchaseOrder', order, 'place');
  const counted = { id: line, orderLine: ordered, product, quantity: PIECES };
  base.must('goodsReceipt', receipt, 'create', { warehouse, order, supplier: null, source: 'order' });
  base.must('goodsReceipt', receipt, 'count', { lines: [receiptLineFixture(counted)] });
  base.must('goodsReceipt', receipt, 'post');
  base.must('supplierBill', first, 'create', billFixture({ supplier, supplierNumber: 'F-1' }));
  base.must('supplierBill', first, 'discard');
  const taken = base.id();
  base.must('supplierBill', taken, 'create', billFixture({ supplier, supplierNumber: 'F-2' }));
  return { base, product, supplier, receipt, line, subject, stranger, own };
}

type Received = ReturnType<typeof receivedWorld>;

function offersIn({ product, supplier, receipt, line, stranger, own }: Received): EngineOffer[] {
  const lineOf = (amount: number, over: Partial<BillLine> = {}): BillLine => ({
    id: own,
    product,
    code: '',
    text: '',
    quantity: PIECES,
    price: (amount / AGREED) * PRICE,
    discount: 0,
    amount,
    vatRate: 2500,
    receipt,
    receiptLine: line,
    ...over,
  });
  const form = (lines: readonly BillLine[], over: Partial<BillForm> = {}): BillForm => {
    const bill = billFixture({ supplier, supplierNumber: 'F-1', lines: [...lines], ...over });
    return { ...bill, stated: over.stated ?? sumsOf({ ...bill, stated: { rounding: 0 } }) };
  };
  const of = (cost: number) => ({ ...fits, cost });
  const agreed = form([lineOf(AGREED)]);
  const wrong = {
    'of an unknown supplier': form([lineOf(AGREED)], { supplier: stranger }),
    'under a number that was billed': form([lineOf(AGREED)], { supplierNumber: 'f 2' }),
    'due before its day': form([lineOf(AGREED)], { dueOn: '2026-05-03' }),
    'at a rate in the own currency': form([lineOf(AGREED)], { rate: 2_000_000 }),
    'for an unknown product': form([lineOf(AGREED, { product: stranger })]),
    'for an unknown receipt': form([lineOf(AGREED, { receipt: stranger })]),
    'for an unknown line of the receipt': form([lineOf(AGREED, { receiptLine: stranger })]),
    'for a line without its receipt': form([lineOf(AGREED, { receipt: null })]),
    'on an unknown account': form([lineOf(AGREED, { account: stranger })]),
    'for more than can be calculated': form([
      lineOf(10_000_000_000_000),
      lineOf(10_000_000_000_000, { id: stranger }),
    ]),
  };
  return [
    ...recordOffers({
      create: {
        fitting: agreed,
        ask: of(AGREED),
        malformed: { ...agreed, supplierNumber: '' },
        others: { 'at a higher price': [form([lineOf(DEARER)]), of(DEARER)] },
        unfit: wrong,
      },
      update: {
        fitting: form([lineOf(DEARER)]),
        ask: of(DEARER),
        others: {
          'to no lines': [form([]), of(0)],
          'without an account': [
            form([lineOf(AGREED)], { payTo: { type: 'bankgiro', account: '', bic: '' } }),
            of(AGREED),
          ],
        },
        unfit: wrong,
      },
      discard: {},
      match: {},
      explain: { fitting: { ...reason, note: '' }, malformed: {} },
      approve: {},
      reopen: { fitting: reason, malformed: {} },
      post: { unfit: { 'on a day to come': { on: '2026-05-05' } } },
      reverse: { fitting: reason, malformed: {} },
      order: {
        fitting: { file: stranger, on: today },
        malformed: { file: 'x' },
        unfit: { 'on a day that is over': { file: stranger, on: '2026-05-03' } },
      },
      takeBackOrder: {},
      pay: {
        fitting: { on: today, rate: 1_000_000 },
        unfit: {
          'on a day to come': { on: '2026-05-05', rate: 1_000_000 },
          'at a rate in the own currency': { on: today, rate: 2_000_000 },
        },
      },
      unpay: {},
    }),
    offer('approve', 'by another', {}, { ...fits, byAnother: true }, { byAnother: true }),
  ];
}

/** The server notes that a file was fetched, with the bills in it as they are. */
function fetchingOffers(world: EngineWorld, { subject, stranger }: Received): EngineOffer[] {
  const { version = 0 } = typed(world.view).get('supplierBill', subject) ?? {};
  const bill = { id: subject, version };
  const fetched = { file: stranger, fingerprint: 'f'.repeat(64), bills: [bill] };
  const other = { ...fetched, fingerprint: 'e'.repeat(64) };
  const wrong = {
    'of another file': { ...fetched, file: subject },
    'as it was before': { ...other, bills: [{ ...bill, version: version + 1 }] },
    'with another bill': { ...other, bills: [bill, { id: stranger, version: 1 }] },
  };
  return [
    offer('noteFetched', '', fetched, { ...fits, within: true }, inside),
    ...Object.entries(wrong).map(([how, data]) => offer('noteFetched', how, data, unfit, inside)),
    offer('noteFetched', 'by hand', fetched, unfit),
  ];
}

/** A bill of ten pieces at the agreed price or above it. */
export const documentCase = defineCase<SupplierBillObserved>(() => {
  const received = receivedWorld();
  const { base, product, receipt, subject } = received;
  const offers = offersIn(received);
  const figures = (world: EngineWorld): Omit<SupplierBillObserved, 'state'> => {
    const view = typed(world.view);
    const row = view.get('supplierBill', subject);
    const lines = row?.lines ?? [];
    const bills = view.get('goodsReceipt', receipt)?.lines[0]?.bills ?? [];
    return {
      amount: lines[0]?.amount ?? 0,
      differs: row && lines.length > 0 ? ifKnown(() => deviationsOf(view, row).length, 0) : 0,
      noted: (row?.deviations ?? []).length,
      explained: (row?.explanation ?? null) !== null,
      worth: view.get('valuation', product)?.value ?? 0,
      billed: bills.reduce((sum, { quantity }) => sum + quantity, 0),
      payable: (row?.payTo ?? { account: '' }).account !== '',
      ordered: (row?.ordered ?? null) !== null,
      fetched: row?.ordered?.fetched !== undefined,
      left: (row?.leftFiles ?? []).length > 0,
      numbered: Boolean(row?.number),
      periodOpen: booksAreOpen(world),
    };
  };
  return {
    kind: 'supplierBill',
    rows: supplierBillRows,
    starts: supplierBillStart,
    figures,
    bounds:
      'One line of ten pieces of one receipt, at the agreed price or a fifth above it. Several receipts, parts, credit notes, what is gone and other currencies are for its own tests.',
    tree: {
      keep: ({ word, label }) =>
        !['books are closed', 'takeBackOrder', 'noteFetched', 'unpay'].includes(word) &&
        !['update without an account', 'update to no lines'].includes(label),
      why: 'The path tree leaves out undoing what is paid and the closing of a period; the covers walk that from every state.',
    },
    worlds: { received: worldOf(base, subject) },
    offers: (world, observed) => [
      ...offers,
      ...fetchingOffers(world, received),
      ...(['approved', 'posted'].includes(observed.state['document'] ?? '') && observed.periodOpen
        ? [closeBooks]
        : []),
    ],
  };
});

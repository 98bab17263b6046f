import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import {
  orderLineFixture,
  purchaseOrderFixture,
} from '#model/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import type { SendBackLine } from '#model/areas/purchasing/supplier-return/supplier-return.facts.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, type EngineOffer, type EngineWorld } from '../model/engine-world.ts';
import { booksAreOpen, closeBooks, fits, recordOffers } from '../model/offers.ts';
import { piece, spareIds } from '../model/selling-world.ts';
import type { SupplierReturnObserved } from '../spec/document-observed.ts';
import { supplierReturnRows, supplierReturnStart } from '../spec/supplier-return.rows.ts';

const reason = { reason: 'other' };

/** Three pieces that came in on an order: one rejected, in quarantine, two in a bin. */
function boughtWorld() {
  const base = companyWorld();
  const product = activeProduct(base);
  const { warehouse, bins } = base;
  const [bin = ''] = bins;
  const [supplier = '', order = '', ordered = '', receipt = '', line = '', subject = '', stranger = ''] =
    spareIds(base, 7);
  base.must('supplier', supplier, 'create', supplierFixture());
  base.must('purchaseOrder', order, 'create', { supplier, warehouse });
  base.must('purchaseOrder', order, 'update', {
    ...purchaseOrderFixture({ supplier, warehouse }),
    lines: [orderLineFixture({ id: ordered, product, quantity: 3 * piece })],
  });
  base.must('purchaseOrder', order, 'place');
  const counted = {
    id: line,
    orderLine: ordered,
    product,
    quantity: 2 * piece,
    rejected: piece,
    location: bin,
  };
  const head = { warehouse, order, supplier: null, source: 'order' };
  base.must('goodsReceipt', receipt, 'create', head);
  base.must('goodsReceipt', receipt, 'count', { lines: [receiptLineFixture(counted)] });
  base.must('goodsReceipt', receipt, 'post');
  const quarantine = base.row('warehouse', warehouse)?.quarantine ?? '';
  return { base, product, order, receipt, line, subject, stranger, bin, quarantine };
}

type Bought = ReturnType<typeof boughtWorld>;

function commands({ product, receipt, line, stranger, bin, quarantine }: Bought): EngineOffer[] {
  const returned: SendBackLine = {
    id: `${line}:rejected`,
    receiptLine: line,
    product,
    from: quarantine,
    quantity: piece,
    reason: 'quality',
    note: '',
  };
  const inBin: SendBackLine = { ...returned, id: `${line}:accepted`, from: bin };
  const form = (...lines: readonly object[]): object => ({ notes: '', lines });
  const explained = { ...fits, explained: true };
  return recordOffers({
    create: {
      fitting: { receipt },
      malformed: {},
      unfit: { 'of a receipt that is not there': { receipt: stranger } },
    },
    update: {
      fitting: form(returned),
      ask: { ...explained, quantity: piece },
      others: {
        'to 3': [form(returned, { ...inBin, quantity: 2 * piece }), { ...explained, quantity: 3 * piece }],
        'to more than lies there': [
          form({ ...returned, quantity: 2 * piece }),
          { ...explained, quantity: 2 * piece },
        ],
        'to nothing': [form({ ...returned, quantity: 0 }), { ...explained, quantity: 0 }],
        'without a reason': [form({ ...returned, reason: null }), { ...fits, quantity: piece }],
      },
      unfit: {
        'to more than came in': form(returned, { ...inBin, quantity: 3 * piece }),
        'to half a piece': form({ ...returned, quantity: piece / 2 }),
        'for an unknown reason': form({ ...returned, reason: 'nope' }),
        'of another product': form({ ...returned, product: stranger }),
        'of an unknown line': form({ ...returned, receiptLine: stranger }),
        'from an unknown place': form({ ...returned, from: stranger }),
        'with a line twice': form(returned, returned),
      },
    },
    request: {},
    accept: { fitting: { theirReference: 'RMA 1' }, malformed: { theirReference: '' } },
    reject: { fitting: reason, malformed: {} },
    dispatch: {},
    credit: { malformed: { amount: -1 }, others: { typed: [{ amount: 100 }, fits] } },
    cancel: { fitting: reason, malformed: {} },
    reverse: { fitting: reason, malformed: {} },
  });
}

/** A return of one or two lines: of one piece, all three, or more from a place than lies there. */
export const documentCase = defineCase<SupplierReturnObserved>(() => {
  const bought = boughtWorld();
  const { base, product, order, receipt, subject, bin, quarantine } = bought;
  const offers = commands(bought);
  const figures = (world: EngineWorld): Omit<SupplierReturnObserved, 'state'> => {
    const view = typed(world.view);
    const row = view.get('supplierReturn', subject);
    const lines = row?.lines ?? [];
    const onHand = (place: string): number => view.get('balance', placeKey(product, place))?.onHand ?? 0;
    const ofReceipt = view.get('goodsReceipt', receipt)?.lines[0]?.returned ?? 0;
    const ofOrder = view.get('purchaseOrder', order)?.lines[0]?.returned ?? 0;
    return {
      announced: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      explained: lines.every((line) => line.quantity === 0 || line.reason !== null),
      liesThere: lines.every(({ from, quantity }) => onHand(from) >= quantity),
      stocked: onHand(bin) + onHand(quarantine),
      back: ofReceipt === ofOrder ? ofReceipt : -1,
      credited: (row?.currency ?? null) !== null,
      numbered: Boolean(row?.number),
      periodOpen: booksAreOpen(world),
    };
  };
  return {
    kind: 'supplierReturn',
    rows: supplierReturnRows,
    starts: supplierReturnStart,
    signed: ['dispatched', 'credited'].map((state) => ({
      mutant: `drop guard: supplierReturn.${state} reverse [0] mayBeReversed`,
      reason: 'the ledger moves nothing in a closed period either; the guard says so on the button',
    })),
    figures,
    bounds:
      'One receipt of three pieces, in quarantine and in a bin; one piece of it, all, or more from a place than lies there. Costs, promises and several returns are for its own tests and random days.',
    tree: {
      keep: ({ word, label }) =>
        !['reject', 'cancel', 'books are closed'].includes(word) &&
        !['update to nothing', 'update without a reason'].includes(label),
      why: 'The path tree leaves out what ends it early; the covers walk that from every state.',
    },
    worlds: { received: worldOf(base, subject) },
    offers: (_, seen) => {
      if (!seen.periodOpen)
        return offers.filter(({ word }) => ['dispatch', 'credit', 'reverse'].includes(word));
      return [
        ...offers,
        ...(['accepted', 'dispatched', 'credited'].includes(seen.state['at'] ?? '') ? [closeBooks] : []),
      ];
    },
  };
});

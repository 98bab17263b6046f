import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { isPosted } from '#model/areas/purchasing/goods-receipt/goods-receipt.kind.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { total } from '#model/lines/line-parts.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, type EngineOffer, type EngineWorld } from '../model/engine-world.ts';
import { action, recordOffers, story } from '../model/offers.ts';
import { piece, spareIds } from '../model/selling-world.ts';
import type { UnknownItemObserved } from '../spec/document-observed.ts';
import { unknownItemRows, unknownItemStart } from '../spec/unknown-item.rows.ts';

const CODE = 'WHAT-IS-IT';
const reason = { reason: 'other' };

/** A receipt of a piece that is being counted, from a supplier or from nobody. */
function receivingWorld(hasSupplier: boolean) {
  const base = companyWorld();
  const product = activeProduct(base);
  const { warehouse } = base;
  const [supplier = '', receipt = '', line = '', subject = '', further = '', own = '', stranger = ''] =
    spareIds(base, 7);
  base.must('supplier', supplier, 'create', supplierFixture());
  base.must('goodsReceipt', receipt, 'create', {
    warehouse,
    order: null,
    supplier: hasSupplier ? supplier : null,
    source: 'blind',
  });
  const lines = [receiptLineFixture({ id: line, product, quantity: piece })];
  base.must('goodsReceipt', receipt, 'count', { lines });
  return { base, product, receipt, subject, further, own, stranger };
}

type Receiving = ReturnType<typeof receivingWorld>;

function commands({ product, receipt, further, own, stranger }: Receiving): EngineOffer[] {
  const item = { code: CODE, quantity: 2 * piece, note: '' };
  const found = { product, line: own, receipt: further };
  const many = { fits: true, quantity: 2 * piece };
  return recordOffers({
    park: {
      fitting: { ...item, receipt },
      ask: many,
      unfit: {
        'of an unknown receipt': { ...item, receipt: stranger },
        'that says nothing': { ...item, code: '', receipt },
      },
    },
    update: {
      fitting: { ...item, quantity: 3 * piece },
      ask: { fits: true, quantity: 3 * piece },
      unfit: { 'to say nothing': { ...item, code: '' } },
    },
    match: {
      fitting: found,
      others: { 'and keep its code': [{ ...found, teach: true }, { fits: true }] },
      unfit: { 'with an unknown product': { ...found, product: stranger } },
    },
    sendBack: { fitting: reason, malformed: {} },
    discard: { fitting: reason, malformed: {} },
    reopen: {},
  });
}

/** Two of something unknown that came with a receipt of one piece. */
export const documentCase = defineCase<UnknownItemObserved>(() => {
  const receiving = receivingWorld(true);
  const nobody = receivingWorld(false);
  const { product, receipt, subject, further } = receiving;
  const figures = (world: EngineWorld): Omit<UnknownItemObserved, 'state'> => {
    const view = typed(world.view);
    const row = view.get('unknownItem', subject);
    const receipts = [receipt, further].flatMap((id) => view.get('goodsReceipt', id) ?? []);
    const own = view.get('goodsReceipt', receipt);
    return {
      quantity: row?.quantity ?? 0,
      counted: total(
        receipts.flatMap(({ lines }) => lines),
        (line) => line.quantity,
      ),
      supplied: own?.supplier !== null,
      taught: view.get('product', product)?.barcodes.some(({ code }) => code === CODE) ?? false,
      isPosted: own ? isPosted(own) : false,
      further: view.get('goodsReceipt', further) !== undefined,
    };
  };
  const offers = commands(receiving);
  return {
    kind: 'unknownItem',
    rows: unknownItemRows,
    starts: unknownItemStart,
    signed: [
      {
        mutant: 'drop guard: unknownItem.parked match [0] mayBeMatched',
        reason: 'its receipt and the product refuse the same; the guard says it at its own field',
      },
    ],
    figures,
    bounds:
      'Two of something on a receipt of one piece without an order. Orders, inspections, lots and places are for its own tests.',
    tree: { keep: () => true, why: 'The path tree walks all of it.' },
    worlds: {
      'from a supplier': worldOf(receiving.base, subject),
      'from nobody': worldOf(nobody.base, subject),
    },
    offers: (_, { state, isPosted: isIn }) => [
      ...offers,
      ...(state['at'] === 'parked' && !isIn
        ? [story('its receipt is posted', [action('goodsReceipt', receipt, 'post')])]
        : []),
    ],
  };
});

import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { receiptLineFixture } from '#model/goods-receipt/goods-receipt.fixtures.ts';
import type { ReceiptLine } from '#model/goods-receipt/goods-receipt.facts.ts';
import { onHandOf } from '#model/stock/stock.lots.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf } from '../model/engine-world.ts';
import { action, inside, offer, recordOffers, story, unfit } from '../model/offers.ts';
import { piece, spareIds } from '../model/selling-world.ts';
import type { LotSeen } from '../spec/document-seen.ts';
import { lotRows, lotStart } from '../spec/lot.rows.ts';

const label = { code: 'L-2', expiresOn: '2190-01-01' };
const form = { expiresOn: label.expiresOn, supplierLot: 'A7', notes: '' };

/** A lot of a product that has another one; receipts bring it, once or twice. */
export const documentCase = defineCase<LotSeen>(() => {
  const base = companyWorld();
  const product = activeProduct(base, { tracking: 'lot', expires: true });
  const [other = '', first = '', second = '', subject = '', line = ''] = spareIds(base, 5);
  const opening = { warehouse: base.warehouse, order: null, supplier: null, source: 'opening' };
  const counted = (receipt: string, id: string, lot: NonNullable<ReceiptLine['lot']>) => {
    const lines = [receiptLineFixture({ id, product, location: base.bins[0] ?? null, quantity: piece, lot })];
    return [
      action('goodsReceipt', receipt, 'create', opening),
      action('goodsReceipt', receipt, 'count', { lines }),
    ];
  };
  const known = base.id();
  const openings = [
    ...counted(other, known, { ...label, code: 'L-1' }),
    action('goodsReceipt', other, 'post'),
    action('lot', known, 'block', { reason: 'other' }), // so that only the lot itself is free
    ...counted(first, subject, label),
  ];
  for (const { kind, document, type, data } of openings) base.must(kind, document, type, data);
  const made = { product, code: label.code, ...form };
  const more = [...counted(second, line, label), action('goodsReceipt', second, 'post')];
  return {
    kind: 'lot',
    rows: lotRows,
    starts: lotStart,
    bounds: 'One other lot of the product; the lot comes in once or twice, and stays.',
    worlds: { 'one other': worldOf(base, subject) },
    figures: ({ view: raw }) => {
      const view = typed(raw);
      return {
        onHand: onHandOf(view.by('balance', 'lot', subject)),
        free: view.get('availability', placeKey(product, base.warehouse))?.onHand ?? 0,
      };
    },
    offers: (_, seen) => [
      story('create', [action('goodsReceipt', first, 'post')]),
      offer('create', 'with a number that is taken', { ...made, code: 'l-1' }, unfit, inside),
      offer('create', 'by hand', made, unfit),
      ...recordOffers({
        update: { fitting: form, malformed: {}, unfit: { 'without a day': { ...form, expiresOn: null } } },
        block: { fitting: { reason: 'other' }, malformed: {} },
        unblock: {},
      }),
      ...(seen.onHand === piece ? [story('more of it comes', more)] : []),
    ],
  };
});

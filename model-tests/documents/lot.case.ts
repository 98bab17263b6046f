import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import type { ReceiptLine } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { ownedOf } from '#model/stock/stock.lots.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, worldsOf, type EngineWorld } from '../model/engine-world.ts';
import { action, inside, offer, recordOffers, story, unfit } from '../model/offers.ts';
import { piece, spareIds } from '../model/selling-world.ts';
import type { LotObserved } from '../spec/document-observed.ts';
import { lotRows, lotStart } from '../spec/lot.rows.ts';

const now = '2026-05-04T08:00:00.000Z';
const weekAgo = '2026-04-27T08:00:00.000Z';
const later = '2190-01-01';
const form = { expiresOn: later, supplierLot: 'A7', notes: '' };
const day = { later, 'over since': '2026-05-02' };

/** A lot of a product that has another one; receipts bring it, once or twice. */
function lotWorld(expiresOn: string, isIn: boolean) {
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
  const come = action('goodsReceipt', first, 'post');
  const openings = [
    ...counted(other, known, { code: 'L-1', expiresOn: later }),
    action('goodsReceipt', other, 'post'),
    action('lot', known, 'block', { reason: 'other' }), // so that only the lot itself is free
    ...counted(first, subject, { code: 'L-2', expiresOn }),
    ...(isIn ? [come] : []),
  ];
  const before = base.given.length;
  base.now = isIn ? weekAgo : now;
  for (const { kind, document, type, data } of openings) base.must(kind, document, type, data);
  base.now = now;
  const given = base.given.map((one, at) => (isIn && at >= before ? { ...one, at: weekAgo } : one));
  const more = [
    ...counted(second, line, { code: 'L-2', expiresOn: null }),
    action('goodsReceipt', second, 'post'),
  ];
  const world = { ...worldOf(base, subject), given };
  return { world, product, warehouse: base.warehouse, subject, come, more };
}

type LotWorld = ReturnType<typeof lotWorld>;

function figures({ product, warehouse, subject }: LotWorld, raw: EngineWorld['view']) {
  const view = typed(raw);
  const { expiresOn = null } = view.get('lot', subject) ?? {};
  return {
    onHand: ownedOf(view.by('balance', 'lot', subject)),
    free: view.get('availability', placeKey(product, warehouse))?.onHand ?? 0,
    over: expiresOn !== null && expiresOn < now.slice(0, 10),
  };
}

export const documentCase = defineCase<LotObserved>(() => {
  const worlds = {
    'one other': lotWorld(day.later, false),
    'its day is over': lotWorld(day['over since'], true),
  };
  const worldWith = ({ given }: EngineWorld): LotWorld =>
    Object.values(worlds).find(({ world }) => world.given === given) ?? worlds['one other'];
  return {
    kind: 'lot',
    rows: lotRows,
    starts: lotStart,
    bounds: 'One other lot of the product; the lot comes in once or twice, and stays. Time stands still.',
    worlds: worldsOf(worlds),
    figures: (world) => figures(worldWith(world), world.view),
    offers: (world, seen) => {
      const { product, come, more } = worldWith(world);
      const made = { product, code: 'L-2', ...form };
      const isKnown = seen.onHand > 0;
      return [
        ...(isKnown ? [] : [story('create', [come])]),
        offer('create', 'with a number that is taken', { ...made, code: 'l-1' }, unfit, inside),
        offer('create', 'by hand', made, unfit),
        ...recordOffers({
          update: {
            fitting: form,
            malformed: {},
            others: {
              'to a day that is over': [
                { ...form, expiresOn: '2026-05-01' },
                { fits: true, past: true },
              ],
            },
            unfit: { 'without a day': { ...form, expiresOn: null } },
          },
          block: { fitting: { reason: 'other' }, malformed: {} },
          unblock: {},
        }),
        offer('expire', '', {}, { fits: true, within: true }, inside),
        offer('expire', 'by hand', {}, unfit),
        ...(seen.onHand === piece && !seen.over ? [story('more of it comes', more)] : []),
      ];
    },
  };
});

import { activeProduct, binFixture, companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { placeKey, unheldOf } from '#model/stock/stock.tables.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf } from '../model/engine-world.ts';
import type { EngineOffer, EngineWorld } from '../model/engine-world.ts';
import { blockable, offer, recordOffers, threeWays, unfit } from '../model/offers.ts';
import { piece, sellingWorld, spareIds } from '../model/selling-world.ts';
import { bare, holding, stockOffers } from '../model/stock-offers.ts';
import type { MasterObserved } from '../spec/document-observed.ts';
import { locationRows, locationStart } from '../spec/location.rows.ts';

/** A bin with one piece by the books, which a pick did not find. */
function doubtedBin() {
  const { base, order, form } = sellingWorld([0, piece]);
  const [pick = ''] = spareIds(base, 1);
  base.must('salesOrder', order, 'create', form(piece));
  base.must('salesOrder', order, 'confirm');
  base.must('salesOrder', order, 'release', { pick });
  base.must('pick', pick, 'claim');
  base.must('pick', pick, 'shortPick', { line: '1', quantity: piece, reason: 'other' });
  base.must('pick', pick, 'cancel', { reason: 'other' });
  return worldOf(base, base.bins[1] ?? '');
}

/** What is put on hold, or freed. */
function holdOffers(product: string, unknown: string): EngineOffer[] {
  const hold = { product, quantity: piece, reason: 'other' };
  return ['holdStock', 'freeStock'].flatMap((word) => [
    ...threeWays(word, hold, { fits: true, quantity: piece }),
    offer(word, 'of two', { ...hold, quantity: 2 * piece }, { fits: true, quantity: 2 * piece }),
    offer(word, 'of an unknown product', { ...hold, product: unknown }, unfit),
    offer(word, 'without a reason', { product, quantity: piece }, unfit),
  ]);
}

/** A bin of the warehouse, and its receiving place; goods come there and go. */
export const documentCase = defineCase<MasterObserved>(() => {
  const base = companyWorld();
  const { warehouse, receiving } = base;
  const product = activeProduct(base);
  const [unknown, fresh] = [base.id(), base.id()];
  const receipts = spareIds(base, 6);
  const form = (over: object): object => ({ ...binFixture(warehouse, 'X-1', 1), ...over });
  const forms = (over: object) => ({
    fitting: form(over),
    malformed: form({ ...over, code: '' }),
    unfit: {
      taken: form({ ...over, code: 'a-01' }),
      'in an unknown warehouse': form({ warehouse: unknown }),
    },
  });
  const doubted = doubtedBin(); // its ids are those of the other worlds
  const other = form({ locationType: 'quarantine' });
  const heldIn = (world: EngineWorld): Pick<MasterObserved, 'held' | 'unheld'> => {
    const stock = typed(world.view).get('balance', placeKey(product, world.subject));
    return { held: stock?.held ?? 0, unheld: stock ? unheldOf(stock) : 0 };
  };
  return {
    kind: 'location',
    rows: locationRows,
    starts: locationStart,
    bounds: 'Stock as none or some; the fields of the form as fitting or not.',
    worlds: {
      'a new bin': worldOf(base, fresh),
      'the receiving place': worldOf(base, receiving),
      'a doubted bin': doubted,
    },
    figures: (world) => ({
      ...bare,
      doubted: typed(world.view).get('balance', `${product}:${world.subject}`)?.doubted !== undefined,
      ...holding(world, 'location', world.subject),
      ...heldIn(world),
      needed: world.subject === receiving,
      use:
        typed(world.view).get('location', world.subject)?.locationType === 'quarantine' ? 'other' : 'first',
    }),
    offers: (world, seen) => {
      const takes = seen.state['at'] === 'active';
      const move = { product, bin: world.subject, warehouse, receipts, takes };
      return [
        ...recordOffers({
          create: { ...forms({}), others: { 'with another use': [other, { fits: true }] } },
          update: {
            ...forms(world.subject === receiving ? { locationType: 'receiving' } : {}),
            ask: { fits: true, changesUse: seen.use === 'other' },
            others: { 'with another use': [other, { fits: true, changesUse: seen.use === 'first' }] },
          },
          ...blockable,
        }),
        ...threeWays('check', { product }),
        offer('check', 'of an unknown product', { product: unknown }, unfit),
        ...holdOffers(product, unknown),
        ...(world.given !== doubted.given && seen.held === 0 && (takes || seen.state['at'] === 'blocked')
          ? stockOffers(world, seen, move)
          : []),
      ];
    },
  };
});

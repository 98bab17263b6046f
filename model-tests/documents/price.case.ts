import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { categoryFixture } from '#model/areas/products/category/category.fixtures.ts';
import { priceFixture, priceListFixture } from '#model/areas/sales/price-list/price-list.fixtures.ts';
import type { PriceForm } from '#model/areas/sales/price/price.facts.ts';
import { priceKey } from '#model/areas/sales/price/price.kind.ts';
import { typed } from '#model/engine/reader.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, type EngineOffer, type EngineWorld } from '../model/engine-world.ts';
import { action, happens, recordOffers } from '../model/offers.ts';
import { spareIds } from '../model/selling-world.ts';
import { priceRows, priceStart, type PriceObserved } from '../spec/price.rows.ts';

/** A price of a product in a list, next to one from a higher quantity. */
export const documentCase = defineCase<PriceObserved>(() => {
  const base = companyWorld();
  const [subject, list, other] = [base.id(), base.id(), base.id()];
  const [ended, category, nothing] = [base.id(), base.id(), base.id()];
  const box = { unit: 'box', numerator: 12, denominator: 1, barcode: '', weight: 0 };
  const product = activeProduct(base, { packagings: [box] });
  base.must('category', category, 'create', categoryFixture());
  base.must('priceList', list, 'create', priceListFixture());
  base.must('priceList', ended, 'create', priceListFixture({ name: 'Of before' }));
  base.must('priceList', ended, 'archive');
  const form = (over: Partial<PriceForm> = {}): PriceForm => priceFixture({ list, product, ...over });
  base.must('price', other, 'create', form({ from: 100_000, price: 9_0000 }));
  const spare = spareIds(base, 6);

  const inPlace = ({ view }: EngineWorld) =>
    typed(view)
      .by('price', 'key', priceKey(form()))
      .find(({ id }) => id !== subject)?.id;
  const around = (world: EngineWorld): EngineOffer => {
    const one = inPlace(world);
    if (one) return happens('place is free', [action('price', one, 'archive')]);
    const next = spare.find((id) => world.view.getRow('price', id) === undefined) ?? '';
    return happens('place is taken', [action('price', next, 'create', form({ price: 8_0000 }))]);
  };
  const unfit = {
    taken: form({ from: 100_000 }),
    'of nothing': form({ product: null }),
    'of both': form({ category }),
    'of what is not there': form({ product: nothing }),
    'in a packaging that is not there': form({ unit: 'pallet' }),
    'without a price': form({ price: null }),
    'with a price and a discount': form({ price: 9_0000, discount: 500 }),
    'ending before it begins': form({ startsOn: '2026-06-01', endsOn: '2026-05-31' }),
    'in a list that has ended': form({ list: ended }),
  };
  const malformed = form({ from: -1 });
  return {
    kind: 'price',
    rows: priceRows,
    starts: priceStart,
    bounds: 'One other price in its place at a time; the form as fitting or not.',
    worlds: { 'a higher quantity': worldOf(base, subject) },
    figures: (world) => ({ taken: inPlace(world) !== undefined }),
    offers: (world, observed) => [
      ...recordOffers({
        create: { fitting: form(), malformed, unfit },
        update: { fitting: form({ price: 11_0000 }), malformed, unfit },
        archive: {},
        restore: {},
      }),
      ...(observed.state['at'] === 'archived' ? [around(world)] : []),
    ],
  };
});

import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { categoryFixture } from '#model/areas/products/category/category.fixtures.ts';
import type { ListedPriceForm } from '#model/areas/products/prices/listed-price.facts.ts';
import { priceKey } from '#model/areas/products/prices/price-indexes.ts';
import type { PriceSide } from '#model/areas/products/prices/price-side.ts';
import { typed } from '#model/engine/reader.ts';
import type { World } from '#model/engine/world.fixtures.ts';
import { listedStart, type PriceObserved, type pricedRows } from '../spec/listed-rows.ts';
import { defineCase } from './define-case.ts';
import { worldOf, type EngineOffer, type EngineWorld } from './engine-world.ts';
import { action, happens, recordOffers } from './offers.ts';
import { spareIds } from './selling-world.ts';

interface Priced {
  readonly side: PriceSide;
  readonly rows: ReturnType<typeof pricedRows>;
  /** A valid form of a list of this name; `world` gets what it is for. */
  readonly listForm: (world: World) => (name: string) => object;
  readonly priceForm: (
    over: Partial<ListedPriceForm> & Pick<ListedPriceForm, 'list' | 'product'>,
  ) => ListedPriceForm;
}

/** A price of a product in a list of a side, next to one from a higher quantity. */
export const pricedCase = ({ side: { list: ofLists, price: kind }, rows, listForm, priceForm }: Priced) =>
  defineCase<PriceObserved>(() => {
    const base = companyWorld();
    const named = listForm(base);
    const [subject, list, other] = [base.id(), base.id(), base.id()];
    const [ended, category, nothing] = [base.id(), base.id(), base.id()];
    const box = { unit: 'box', numerator: 12, denominator: 1, barcode: '', weight: 0 };
    const product = activeProduct(base, { packagings: [box] });
    base.must('category', category, 'create', categoryFixture());
    base.must(ofLists, list, 'create', named('In use'));
    base.must(ofLists, ended, 'create', named('Of before'));
    base.must(ofLists, ended, 'archive');
    const form = (over: Partial<ListedPriceForm> = {}): ListedPriceForm =>
      priceForm({ list, product, ...over });
    base.must(kind, other, 'create', form({ from: 100_000, price: 9_0000 }));
    const spare = spareIds(base, 6);

    const inPlace = ({ view }: EngineWorld) =>
      typed(view)
        .by(kind, 'key', priceKey(form()))
        .find(({ id }) => id !== subject)?.id;
    const around = (world: EngineWorld): EngineOffer => {
      const one = inPlace(world);
      if (one) return happens('place is free', [action(kind, one, 'archive')]);
      const next = spare.find((id) => world.view.getRow(kind, id) === undefined) ?? '';
      return happens('place is taken', [action(kind, next, 'create', form({ price: 8_0000 }))]);
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
      kind,
      rows,
      starts: listedStart,
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

import { companyWorld } from '#machines/company.fixtures.ts';
import { categoryFixture } from '#model/areas/products/category/category.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf } from '../model/engine-world.ts';
import type { EngineOffer, EngineWorld } from '../model/engine-world.ts';
import { action, fits, happens, recordOffers } from '../model/offers.ts';
import { spareIds } from '../model/selling-world.ts';
import { categoryRows, categoryStart } from '../spec/category.rows.ts';
import type { CategoryObserved } from '../spec/organisation-observed.ts';

const named = (name: string, parent: string | null = null) =>
  categoryFixture({ name: { en: name, sv: name }, parent });
const article = (sku: string, category: string | null) => productFixture({ sku, category });

/** A category among others: one in use beside it, one that has ended. */
export const documentCase = defineCase<CategoryObserved>(() => {
  const base = companyWorld();
  const [subject, beside, ended, nowhere] = [base.id(), base.id(), base.id(), base.id()];
  base.must('category', beside, 'create', named('Tools'));
  base.must('category', ended, 'create', named('Candles'));
  base.must('category', ended, 'archive');
  // One for each that a path may open, in addition to those it closes again.
  const [children, products] = [spareIds(base, 6), spareIds(base, 6)];

  const inUse = ({ view }: EngineWorld) => ({
    child: typed(view).by('category', 'parent', subject)[0]?.id,
    product: typed(view)
      .by('product', 'category', subject)
      .find(({ state }) => state !== 'archived')?.id,
  });
  const around = (world: EngineWorld): EngineOffer[] => {
    const { child, product } = inUse(world);
    const free = (kind: string, ids: readonly string[]): string =>
      ids.find((id) => world.view.getRow(kind, id) === undefined) ?? '';
    const [nextChild, nextProduct] = [free('category', children), free('product', products)];
    return [
      child
        ? happens('child ends', [action('category', child, 'archive')])
        : happens('child opens', [action('category', nextChild, 'create', named('Hex', subject))]),
      product
        ? happens('product goes', [action('product', product, 'update', article(product, null))])
        : happens('product comes', [action('product', nextProduct, 'create', article(nextProduct, subject))]),
    ];
  };
  const below = { ...fits, changesUse: true };
  const form = {
    fitting: named('Bolts'),
    others: {
      'below another': [named('Bolts', beside), below],
      'taken elsewhere': [named('Tools', beside), below],
    },
    unfit: {
      taken: named('tools'),
      'below an ended one': named('Bolts', ended),
      'below one that is not there': named('Bolts', nowhere),
      'below itself': named('Bolts', subject),
    },
  } as const;
  return {
    kind: 'category',
    rows: categoryRows,
    starts: categoryStart,
    bounds: 'One category below it and one product in it at a time; the form as fitting or not.',
    worlds: { 'two others': worldOf(base, subject) },
    figures: (world) => {
      const { child, product } = inUse(world);
      return {
        child: child !== undefined,
        product: product !== undefined,
        below: (typed(world.view).get('category', subject)?.parent ?? null) !== null,
      };
    },
    offers: (world, seen) => {
      const { child } = inUse(world);
      const belowIts = child ? { 'below its own': named('Bolts', child) } : {};
      const update = { ...form, unfit: { ...form.unfit, ...belowIts } };
      return [
        ...recordOffers({ create: form, update, archive: {} }),
        ...(seen.state['at'] === 'active' ? around(world) : []),
      ];
    },
  };
});

import { companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import {
  attributeFixture,
  choiceFixture,
  productTypeFixture,
} from '#model/areas/products/product-type/product-type.fixtures.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf } from '../model/engine-world.ts';
import type { EngineOffer, EngineWorld } from '../model/engine-world.ts';
import { action, fits, happens, recordOffers } from '../model/offers.ts';
import { spareIds } from '../model/selling-world.ts';
import type { ProductTypeObserved } from '../spec/organisation-observed.ts';
import { productTypeRows, productTypeStart } from '../spec/product-type.rows.ts';

const named = (name: string, parent: string | null = null) =>
  productTypeFixture({ name: { en: name, sv: name }, parent });
const article = (sku: string, type: string | null) => productFixture({ sku, type });
const own = [attributeFixture('length', { kind: 'number', unit: 'mm' })];

/** A type among others: one in use beside it, and one that has ended. */
export const documentCase = defineCase<ProductTypeObserved>(() => {
  const base = companyWorld();
  const [subject, beside, ended, nowhere] = [base.id(), base.id(), base.id(), base.id()];
  const material = choiceFixture('material', ['steel', 'brass']);
  base.must('productType', beside, 'create', { ...named('Tools'), attributes: [material] });
  base.must('productType', ended, 'create', named('Candles'));
  base.must('productType', ended, 'archive');
  // One for each that a path may open, in addition to those it closes again.
  const [children, products] = [spareIds(base, 6), spareIds(base, 6)];

  const inUse = ({ view }: EngineWorld) => ({
    child: typed(view)
      .by('productType', 'parent', subject)
      .find(({ state }) => state !== 'archived')?.id,
    product: typed(view).by('product', 'type', subject)[0]?.id,
  });
  const isOpen = ({ view }: EngineWorld): boolean =>
    typed(view).get('productType', beside)?.state === 'active';
  const around = (world: EngineWorld): EngineOffer[] => {
    const { child, product } = inUse(world);
    const free = (kind: string, ids: readonly string[]): string =>
      ids.find((id) => world.view.getRow(kind, id) === undefined) ?? '';
    const [nextChild, nextProduct] = [free('productType', children), free('product', products)];
    return [
      child
        ? happens('child ends', [action('productType', child, 'archive')])
        : happens('child opens', [action('productType', nextChild, 'create', named('Hex', subject))]),
      product
        ? happens('product goes', [action('product', product, 'update', article(product, null))])
        : happens('product comes', [action('product', nextProduct, 'create', article(nextProduct, subject))]),
    ];
  };
  const parentTurns = (world: EngineWorld): EngineOffer =>
    isOpen(world)
      ? happens('parent ends', [action('productType', beside, 'archive')])
      : happens('parent is back', [action('productType', beside, 'restore')]);
  const below = { ...fits, changesUse: true };
  const form = {
    fitting: { ...named('Bolts'), attributes: own },
    unfit: {
      taken: named('tools'),
      'below an ended one': named('Bolts', ended),
      'below one that is not there': named('Bolts', nowhere),
      'below itself': named('Bolts', subject),
      'with a key twice': { ...named('Bolts'), attributes: [...own, ...own] },
      'with the key of its parent': { ...named('Bolts', beside), attributes: [attributeFixture('material')] },
      'with more choices than its parent': {
        ...named('Bolts', beside),
        narrowed: [{ key: 'material', choices: ['gold'] }],
      },
    },
  } as const;
  const underneath = {
    'below another': [
      { ...named('Bolts', beside), narrowed: [{ key: 'material', choices: ['steel'] }] },
      below,
    ],
  } as const;
  return {
    kind: 'productType',
    rows: productTypeRows,
    starts: productTypeStart,
    bounds:
      'One type below it and one product of it at a time; the form as fitting or not; its parent ends while it is archived.',
    worlds: { 'two others': worldOf(base, subject) },
    figures: (world) => {
      const { child, product } = inUse(world);
      return {
        child: child !== undefined,
        product: product !== undefined,
        below: (typed(world.view).get('productType', subject)?.parent ?? null) !== null,
        open: isOpen(world),
      };
    },
    offers: (world, seen) => {
      const { child } = inUse(world);
      const belowIts = child ? { 'below its own': named('Bolts', child) } : {};
      const create = { ...form, others: isOpen(world) ? underneath : {} };
      const update = { ...create, unfit: { ...form.unfit, ...belowIts } };
      return [
        ...recordOffers({ create, update, archive: {}, restore: {} }),
        ...(seen.state['at'] === 'active' ? around(world) : []),
        ...(seen.state['at'] === 'archived' && seen.below ? [parentTurns(world)] : []),
      ];
    },
  };
});

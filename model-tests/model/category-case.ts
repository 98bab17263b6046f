import { companyWorld } from '#machines/company.fixtures.ts';
import { engine } from '#machines/registry.ts';
import { categoryFixture } from '#model/category/category.fixtures.ts';
import type { Engine } from '#model/engine/engine.ts';
import { typed } from '#model/engine/reader.ts';
import { productFixture } from '#model/product/product.fixtures.ts';
import { categoryRows, categoryStart } from '../spec/category.rows.ts';
import type { CategorySeen } from '../spec/organisation-seen.ts';
import type { DocumentCase } from './document-case.ts';
import { doAround, regionsOf, stateOf } from './engine-world.ts';
import type { Deed, EngineOffer, EngineWorld } from './engine-world.ts';
import { deed, fits, offer, threeWays, unfit } from './offers.ts';

const named = (name: string, parent: string | null) =>
  categoryFixture({ name: { en: name, sv: name }, parent });

/** A category among others: one in use beside it, one that has ended. */
export function categoryCase(): DocumentCase<CategorySeen> {
  const base = companyWorld();
  const [subject, beside, ended, nowhere] = [base.id(), base.id(), base.id(), base.id()];
  base.must('category', beside, 'create', named('Tools', null));
  base.must('category', ended, 'create', named('Candles', null));
  base.must('category', ended, 'archive');
  // One for each that a path may open, besides what it closes again.
  const [children, products] = [0, 1].map(() => Array.from({ length: 6 }, () => base.id()));

  const observe = (world: EngineWorld, used: Engine): CategorySeen => {
    const view = typed(world.view);
    const inIt = view.by('product', 'category', subject);
    return {
      state: regionsOf(stateOf(used, 'category', world)),
      child: view.by('category', 'parent', subject).length > 0,
      product: inIt.some(({ state }) => state !== 'archived'),
      below: (view.get('category', subject)?.parent ?? null) !== null,
    };
  };
  const forms = (word: string): EngineOffer[] => [
    ...threeWays(word, named('Bolts', null)),
    offer(word, 'below another', named('Bolts', beside), { ...fits, changesUse: true }),
    offer(word, 'taken', named('tools', null), unfit),
    offer(word, 'taken elsewhere', named('Tools', beside), { ...fits, changesUse: true }),
    offer(word, 'below an ended one', named('Bolts', ended), unfit),
    offer(word, 'below one that is not there', named('Bolts', nowhere), unfit),
    offer(word, 'below itself', named('Bolts', subject), unfit),
  ];
  return {
    kind: 'category',
    engine,
    rows: categoryRows,
    starts: categoryStart,
    signed: [],
    observe,
    bounds: 'One category below it and one product in it at a time; the form as fitting or not.',
    situations: () => [{ label: 'two others', world: { view: base.store, subject, given: [...base.given] } }],
    alphabet: (world) => {
      const view = typed(world.view);
      const childIds = children ?? [];
      const productIds = products ?? [];
      const openChild = view.by('category', 'parent', subject)[0]?.id;
      const openProduct = view
        .by('product', 'category', subject)
        .find(({ state }) => state !== 'archived')?.id;
      const freeChild = childIds.find((id) => view.get('category', id) === undefined) ?? '';
      const freeProduct = productIds.find((id) => view.get('product', id) === undefined) ?? '';
      const article = (category: string | null) => productFixture({ sku: freeProduct || 'X', category });
      const happens = (word: string, one: Deed): EngineOffer => ({
        word,
        label: word,
        event: { type: word, data: {}, ask: fits, around: doAround([one]), elsewhere: [one] },
      });
      const around = [
        openChild
          ? happens('child ends', deed('category', openChild, 'archive'))
          : happens('child opens', deed('category', freeChild, 'create', named('Hex', subject))),
        openProduct
          ? happens(
              'product goes',
              deed('product', openProduct, 'update', { ...article(null), sku: openProduct }),
            )
          : happens('product comes', deed('product', freeProduct, 'create', article(subject))),
      ];
      const standing = observe(world, engine).state['at'] === 'active';
      const belowChild = openChild
        ? [offer('update', 'below its own', named('Bolts', openChild), unfit)]
        : [];
      return [
        ...forms('create'),
        ...forms('update'),
        ...belowChild,
        ...threeWays('archive', {}),
        ...(standing ? around : []),
      ];
    },
  };
}

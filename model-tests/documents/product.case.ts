import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { componentsOf } from '#model/areas/products/product/product.bundle.ts';
import { bundleFixture } from '#model/areas/products/product/bundle.fixtures.ts';
import { variantsOf } from '#model/areas/products/product/product.variants.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import {
  attributeFixture,
  choiceFixture,
  productTypeFixture,
} from '#model/areas/products/product-type/product-type.fixtures.ts';
import { defineCase } from '../model/define-case.ts';
import type { EngineWorld } from '../model/engine-world.ts';
import { worldOf } from '../model/engine-world.ts';
import { blockable, fits, inside, offer, recordOffers, unfit, type PlainCommand } from '../model/offers.ts';
import { spareIds } from '../model/selling-world.ts';
import { bare, holding, stockOffers } from '../model/stock-offers.ts';
import type { MasterObserved } from '../spec/document-observed.ts';
import { productRows, productStart } from '../spec/product.rows.ts';

const form = (over: object): object => ({ ...productFixture(), sku: 'X-1', ...over });
const twice = [
  { code: '4006381333931', quantity: 1000 },
  { code: '4006381333931', quantity: 2000 },
];
const box = { unit: 'box', numerator: 12, denominator: 1, barcode: '14006381333938', weight: 0 };
const forms = {
  fitting: form({ packagings: [box], purchaseUnit: 'box' }),
  malformed: form({ price: -1 }),
  unfit: {
    taken: form({ sku: 'x-2' }),
    'with one barcode twice': form({ barcodes: twice }),
    'sold in what it lacks': form({ salesUnit: 'pallet' }),
    'with a picture it lacks': form({ mainImage: '00000000-0000-7000-8000-00000000beef' }),
    'saying what no type asks': form({ attributes: { size: 'L' } }),
  },
};
const other = form({ kind: 'consumable' });
/** Forms with and without what the type requires. */
const ofType = (type: string) =>
  ({
    'of a type': [form({ type, attributes: { colour: 'red' } }), { fits: true, lacks: false }],
    'of a type, and no more': [form({ type, attributes: {} }), { fits: true, lacks: true }],
  }) as const;
/** The form of the parent of variants of a type, and one with what its type does not offer. */
const parentOf = (type: string, value = 's'): object => {
  const variants = { axes: [{ key: 'size', values: [value] }], pattern: '' };
  return form({ kind: 'variants', type, variants });
};
/** Variants that its parent can have, and those that it cannot. */
const variantsFor = ([id = '', other = '']: readonly string[]) => ({
  fitting: { made: [{ id, sku: 'X-1-S', values: { size: 's' } }] },
  malformed: { made: [] },
  unfit: {
    'with a taken SKU': { made: [{ id: other, sku: 'x-2', values: { size: 's' } }] },
    'with a value it lacks': { made: [{ id: other, sku: 'X-1-L', values: { size: 'l' } }] },
  },
});
/** Its type matters for its life where it can be activated, whatever its use and its stock. */
const isBeforeTrade = ({ state, use, moved }: MasterObserved): boolean =>
  ['draft', 'phasingOut'].includes(state['at'] ?? '') && use === 'first' && !moved;
function lacksSomething({ view }: EngineWorld, subject: string, type: string): boolean {
  const product = typed(view).get('product', subject);
  return product?.type === type && product.attributes?.['colour'] === undefined;
}
/** A bundle of one component, and what others are made of by then. */
const bundle = (component: string, quantity: number): object =>
  bundleFixture([[component, quantity]], { sku: 'X-1' });
const revisions = (product: string): PlainCommand => {
  const of = (quantity: number): object => ({
    reason: 'other',
    components: [{ product, quantity, optional: false }],
  });
  return {
    fitting: of(2_000),
    ask: { fits: true, parts: 'many' },
    malformed: { reason: 'other' },
    others: { 'to few': [of(1_000), { fits: true, parts: 'few' }] },
    unfit: { 'to nothing': { reason: 'other', components: [] } },
  };
};
function partsOf({ view }: EngineWorld, subject: string): NonNullable<MasterObserved['parts']> {
  const product = typed(view).get('product', subject);
  const [part] = product ? componentsOf(product) : [];
  return part ? (part.quantity > 1_000 ? 'many' : 'few') : 'none';
}
/** Whether it is the parent of variants, and how many there are. */
function familyOf({ view }: EngineWorld, subject: string): Pick<MasterObserved, 'parent' | 'variants'> {
  const reader = typed(view);
  const parent = reader.get('product', subject)?.kind === 'variants';
  return { parent, variants: variantsOf(reader, subject).length };
}
/** Put off from the page of what is to be ordered. */
const puttingOff = (warehouse: string, unknown: string): PlainCommand => ({
  fitting: { warehouse, until: 'never' },
  malformed: { warehouse, until: 'soon' },
  unfit: { 'where there is no warehouse': { warehouse: unknown, until: null } },
});
const differs = { definesVariants: true } as const;
const standing = ['draft', 'active', 'phasingOut', 'blocked'];

/** What its parent tells a variant, and what the system moves; nobody says it by hand. */
const told = [
  offer('inherit', '', { price: 12_5000 }, { ...fits, within: true }, inside),
  offer('inherit', 'by hand', { price: 12_5000 }, unfit),
  offer('movePrices', '', {}, { ...fits, within: true }, inside),
  offer('movePrices', 'by hand', {}, unfit),
];

/** What can be done with the parent of variants: it has no stock. */
const parentOffers = (type: string, made: readonly string[], { variants }: MasterObserved) => ({
  update: {
    fitting: parentOf(type),
    malformed: form({ price: -1 }),
    unfit: {
      'with a value that its type lacks': parentOf(type, 'xl'),
      ...((variants ?? 0) > 0 ? { 'without its variants': form({}) } : {}),
    },
  },
  generate: variantsFor(made),
  activate: {},
  phaseOut: {},
  ...blockable,
});

/** A product beside another one; goods of it come and go. */
export const documentCase = defineCase<MasterObserved>(() => {
  const base = companyWorld();
  const component = activeProduct(base, { sku: 'X-2' });
  const type = base.id();
  const colour = attributeFixture('colour', { required: true });
  base.must('productType', type, 'create', productTypeFixture({ attributes: [colour] }));
  const sized = base.id();
  const sizes = { name: { en: 'Sized', sv: '' }, attributes: [choiceFixture('size', ['s'], differs)] };
  base.must('productType', sized, 'create', productTypeFixture(sizes));
  const made = spareIds(base, 2);
  const subject = base.id();
  const receipts = spareIds(base, 6);
  const [bin = ''] = base.bins;
  const move = { product: subject, bin, warehouse: base.warehouse, receipts, takes: true };
  return {
    kind: 'product',
    rows: productRows,
    starts: productStart,
    bounds:
      'Stock as none or some; the fields of the form as fitting or not; its type as said, without stock and before another use; a parent with its variant, or none.',
    signed: ['draft', 'active'].map((state) => ({
      mutant: `drop guard: product.${state} generate [0] variantsAreNew`,
      reason: 'each variant says the same of its SKU and its place as it is created',
    })),
    worlds: { 'one other': worldOf(base, subject) },
    figures: (world) => ({
      parts: partsOf(world, subject),
      ...bare,
      ...holding(world, 'product', subject),
      lacks: lacksSomething(world, subject, type),
      ...familyOf(world, subject),
      use: typed(world.view).get('product', subject)?.kind === 'consumable' ? 'other' : 'first',
    }),
    offers: (world, seen) => {
      const { parts = 'none' } = seen;
      const revise = revisions(component);
      if (parts !== 'none') return recordOffers({ revise, activate: {}, phaseOut: {}, ...blockable });
      const lacks = seen.lacks === true;
      if (seen.parent === true) return [...recordOffers(parentOffers(sized, made, seen)), ...told];
      const another = {
        'with another use': [other, { fits: true, changesUse: seen.use === 'first' }],
      } as const;
      return [
        ...told,
        ...recordOffers({
          create: {
            ...forms,
            others: {
              'with another use': [other, { fits: true }],
              'as a bundle': [bundle(component, 1_000), { fits: true, parts: 'few' }],
              'with variants': [parentOf(sized), { fits: true, parent: true }],
            },
          },
          revise,
          generate: { ...variantsFor(made), ask: { fits: false } },
          update: {
            ...forms,
            ask: { fits: true, changesUse: seen.use === 'other' },
            others: {
              ...(lacks ? {} : another),
              ...(isBeforeTrade(seen) ? ofType(type) : {}),
            },
          },
          activate: {},
          phaseOut: {},
          putOffReorder: puttingOff(base.warehouse, type),
          ...blockable,
        }),
        ...(standing.includes(seen.state['at'] ?? '') && !lacks ? stockOffers(world, seen, move) : []),
      ];
    },
  };
});

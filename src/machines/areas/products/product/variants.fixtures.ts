import {
  attributeFixture,
  choiceFixture,
  productTypeFixture,
} from '#model/areas/products/product-type/product-type.fixtures.ts';
import type { World } from '#model/engine/world.fixtures.ts';
import type { MadeVariant, VariantGrid } from '#model/areas/products/product/product.grid.ts';
import { combinationsOf, variantSku } from '#model/areas/products/product/product.variants.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { activeProduct } from '#machines/company.fixtures.ts';

const differing = { definesVariants: true } as const;

/** A glove in two colours and three sizes. */
export const gloveGrid: VariantGrid = {
  axes: [
    { key: 'color', values: ['black', 'yellow'] },
    { key: 'size', values: ['s', 'm', 'l'] },
  ],
  pattern: '{sku}-{color}-{size}',
};

/** A type whose products differ in colour, size and lining, and say of themselves what they are made of. */
export function gloveType(world: World): string {
  const type = world.id();
  const attributes = [
    choiceFixture('color', ['black', 'yellow', 'red'], differing),
    choiceFixture('size', ['s', 'm', 'l', 'xl'], differing),
    attributeFixture('lined', { kind: 'yesNo', ...differing }),
    attributeFixture('material'),
  ];
  world.must(
    'productType',
    type,
    'create',
    productTypeFixture({ name: { en: 'Gloves', sv: '' }, attributes }),
  );
  return type;
}

/** A glove with variants, of a type of its own; none is made yet. */
export function gloveParent(world: World, over: Partial<ProductForm> = {}): string {
  const type = over.type ?? gloveType(world);
  return activeProduct(world, {
    sku: 'GLOVE',
    name: { en: 'Glove', sv: 'Handske' },
    kind: 'variants',
    price: 89_0000,
    weight: 120,
    variants: gloveGrid,
    type,
    ...over,
  });
}

/** What `generate` is told for combinations of a parent: for all of them, unless some are named. */
export function madeOf(
  world: World,
  parent: string,
  wanted?: readonly MadeVariant['values'][],
): readonly MadeVariant[] {
  const { sku = '', variants = gloveGrid } = world.view.get('product', parent) ?? {};
  return (wanted ?? combinationsOf(variants.axes)).map((values) => ({
    id: world.id(),
    sku: variantSku(sku, variants, values),
    values,
  }));
}

/** Makes all variants of a parent, or some; returns the id of each by its SKU. */
export function generated(
  world: World,
  parent: string,
  wanted?: readonly MadeVariant['values'][],
): ReadonlyMap<string, string> {
  const made = madeOf(world, parent, wanted);
  world.must('product', parent, 'generate', { made });
  return new Map(made.map(({ sku, id }) => [sku, id]));
}

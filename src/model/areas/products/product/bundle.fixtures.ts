import type { ProductForm } from './product.facts.ts';
import { productFixture } from './product.fixtures.ts';

type Bundle = NonNullable<ProductForm['bundle']>;

/** A valid bundle of these products, so many (thousandths) of each; a kit with a price of its own, unless it says more. */
export const bundleFixture = (
  components: readonly (readonly [product: string, quantity: number, optional?: boolean])[],
  { bundle, ...over }: Omit<Partial<ProductForm>, 'bundle'> & { readonly bundle?: Partial<Bundle> } = {},
): ProductForm =>
  productFixture({
    sku: 'KIT',
    kind: 'bundle',
    price: 100_0000,
    ...over,
    bundle: {
      mode: 'kit',
      components: components.map(([product, quantity, optional = false]) => ({
        product,
        quantity,
        optional,
      })),
      pricing: 'own',
      less: 0,
      ...bundle,
    },
  });

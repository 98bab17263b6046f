import type { CompanyModel } from '#model/engine/company-model.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { MadeVariant } from '#model/areas/products/product/product.grid.ts';
import { axesOf, placeIn, variantsOf } from '#model/areas/products/product/product.variants.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';

/** The variants of a product by where they stand in its grid. */
export interface VariantPlaces {
  readonly all: readonly ProductRow[];
  readonly at: (values: MadeVariant['values']) => ProductRow | undefined;
}

const none: VariantPlaces = { all: [], at: () => undefined };

/** The variants of a parent that are in use, as the device knows them. */
export const useVariants = (parent: ProductRow): VariantPlaces =>
  useQuery(['product'], parent.id, (model) => placesOf(model, parent), none);

function placesOf({ replica: { view } }: CompanyModel, parent: ProductRow): VariantPlaces {
  const axes = axesOf(parent);
  const all = variantsOf(view, parent.id);
  const places = new Map(all.map((row) => [placeIn(axes, row.attributes ?? {}), row]));
  return { all, at: (values) => places.get(placeIn(axes, values)) };
}

import { useState } from 'react';
import { ifKnown } from '#model/engine/if-known.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { MadeVariant, VariantGrid } from '#model/areas/products/product/product.grid.ts';
import { axesOf, combinationsOf, variantSku } from '#model/areas/products/product/product.variants.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useVariants } from './use-variants.ts';

type Values = MadeVariant['values'];

/** A variant as it would be created. */
export type Proposed = Omit<MadeVariant, 'id'>;

export interface Generating {
  /** Combinations that nothing stands at yet. */
  readonly missing: readonly Proposed[];
  readonly ticked: readonly Proposed[];
  /** SKUs of ticked ones that another product has, or another ticked one. */
  readonly taken: readonly string[];
  readonly isTaken: (sku: string) => boolean;
  readonly at: (values: Values) => { readonly sku: string; readonly there: ProductRow | undefined };
  readonly isTicked: (values: Values) => boolean;
  readonly tick: (values: Values, on: boolean) => void;
  readonly tickAll: (on: boolean) => void;
}

const keyOf = (values: Values): string => JSON.stringify(values);
const noGrid: VariantGrid = { axes: [], pattern: '' };

/** Which variants of a product are to be created: at first all that are not there. [PR22] */
export function useGeneration(row: ProductRow): Generating {
  const { view } = useModel().replica;
  const variants = useVariants(row);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const skuOf = (values: Values): string => variantSku(row.sku, row.variants ?? noGrid, values);
  const missing = combinationsOf(axesOf(row))
    .filter((values) => variants.at(values) === undefined)
    .map((values) => ({ values, sku: skuOf(values) }));
  const ticked = missing.filter(({ values }) => !unticked.has(keyOf(values)));
  const counts = Map.groupBy(ticked, ({ sku }) => sku.toLowerCase());
  const isTaken = (sku: string): boolean => {
    const key = sku.toLowerCase();
    return (
      (counts.get(key)?.length ?? 0) > 1 || ifKnown(() => view.by('product', 'sku', key).length > 0, false)
    );
  };
  return {
    missing,
    ticked,
    taken: [...new Set(ticked.map(({ sku }) => sku).filter(isTaken))],
    isTaken,
    at: (values) => ({ sku: skuOf(values), there: variants.at(values) }),
    isTicked: (values) => !unticked.has(keyOf(values)),
    tick: (values, on) => {
      const next = new Set(unticked);
      if (on) next.delete(keyOf(values));
      else next.add(keyOf(values));
      setUnticked(next);
    },
    tickAll: (on) => setUnticked(on ? new Set() : new Set(missing.map(({ values }) => keyOf(values)))),
  };
}

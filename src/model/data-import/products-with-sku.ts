import { inUseFirst } from '../product/product-codes.ts';
import type { ProductRow } from '../product/product.facts.ts';
import { codeKey } from '../values/code-key.ts';
import type { ImportWorld } from './import-world.ts';

/** The products that a file names by their SKU: those in use, else archived ones. [PR1] */
export function productsWithSku(sku: string, world: ImportWorld): readonly ProductRow[] {
  const all = world.once('skus', () => Map.groupBy(world.rows('product'), (row) => codeKey(row.sku)));
  return inUseFirst(all.get(codeKey(sku)) ?? []);
}

import { isArchived } from '#model/engine/archived.ts';
import { inUseFirst } from '#model/areas/products/product/product-codes.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { codeKey } from '#model/values/code-key.ts';
import type { ImportWorld } from './import-world.ts';

/** `[FURN-1] Chair`: how Odoo names a product in other tables. */
const bracketed = /^\[([^\]]+)\]/;

/** The products that a file names by their SKU: those in use, else archived ones; else those in use of that name. [PR1] [DI50] */
export function productsWithSku(sku: string, world: ImportWorld): readonly ProductRow[] {
  const all = world.once('skus', () => Map.groupBy(world.rows('product'), (row) => codeKey(row.sku)));
  const coded = [sku, bracketed.exec(sku)?.[1] ?? ''].find((one) => one !== '' && all.has(codeKey(one)));
  if (coded !== undefined) return inUseFirst(all.get(codeKey(coded)) ?? []);
  return world.named('product', sku).filter((row): row is ProductRow => !isArchived(row));
}

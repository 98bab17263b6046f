import { isArchived } from '../engine/archived.ts';
import type { Refusal } from '../engine/envelope.ts';
import type { Reader } from '../engine/reader.ts';

/** Refuses what would bring goods of a product that is archived. [ARC2] */
export function archivedProduct(view: Reader, id: string): Refusal | null {
  const product = view.get('product', id);
  return product && isArchived(product) ? { code: 'isArchived', params: { name: product.sku } } : null;
}

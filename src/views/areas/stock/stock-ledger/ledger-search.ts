import { MOST_VALUES, type LedgerAsk } from '#model/engine/ledger-answer.ts';
import type { Replica } from '#model/engine/replica.ts';
import { searchedCode } from '#model/gs1/read-scan.ts';
import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { textOfTags } from '#views/kit/document/tag-name.ts';
import { productText } from '#views/areas/products/product/product-search.ts';

export interface Searched {
  readonly ask: LedgerAsk;
  /** Whether more products match than one question can name. */
  readonly isPartial: boolean;
}

/**
 * What a search stands for, in this order: the bin or the lot with exactly this code, the products with all of its
 * words, else the number of a document, which the server knows.
 */
export function searched(replica: Replica, ask: LedgerAsk, search: string): Searched {
  const text = search.trim();
  const whole = (changed: Partial<LedgerAsk>): Searched => ({
    ask: { ...ask, ...changed },
    isPartial: false,
  });
  if (text === '') return whole({});
  const places = binsNamed(replica, text);
  if (places.length > 0) return whole({ places: within(ask.places, places) });
  const lots = replica.view.by('lot', 'label', text.toLowerCase()).map(({ id }) => id);
  if (lots.length > 0) return whole({ lots: within(ask.lots, lots) });
  const found = productsWith(replica, text);
  if (found.length === 0) return whole({ number: text });
  const products = within(ask.products, found);
  return {
    ask: { ...ask, products: products.slice(0, MOST_VALUES) },
    isPartial: products.length > MOST_VALUES,
  };
}

/** Those found among those chosen; where none is, one that nothing can be. */
function within(chosen: readonly string[], found: readonly string[]): readonly string[] {
  const both = chosen.length === 0 ? found : found.filter((id) => chosen.includes(id));
  return both.length > 0 ? both : ['none'];
}

const binsNamed = (replica: Replica, text: string): readonly string[] =>
  (replica.rows('location') as readonly LocationRow[]) // table location holds LocationRow
    .filter(({ code, barcode }) => code.toLowerCase() === text.toLowerCase() || barcode === text)
    .map(({ id }) => id)
    .slice(0, MOST_VALUES);

function productsWith(replica: Replica, text: string): readonly string[] {
  const words = searchedCode(text).toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = (row: ProductRow): string => `${productText(row)} ${textOfTags(replica.view, row.tags)}`;
  return (replica.rows('product') as readonly ProductRow[]) // table product holds ProductRow
    .filter((row) => words.every((word) => textOf(row).includes(word)))
    .map(({ id }) => id);
}

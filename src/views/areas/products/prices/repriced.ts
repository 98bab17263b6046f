import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import { inStock, type Written } from '#views/kit/lines/line-editor.ts';
import { pricedCells, type PricedCell } from '#views/kit/lines/priced-lines.ts';

type Line = Written<PricedLine, PricedCell>;

/** A price (ten-thousandths) with where it is from; absent where this device does not know. */
export type PriceWithSource = Pick<PricedLine, 'price' | 'pricedBy'>;

/** What so much of a product (thousandths of the stock unit) costs in a unit. */
export type PriceOf = (
  product: ProductRow,
  amount: Pick<PricedLine, 'quantity' | 'orderedIn'>,
) => PriceWithSource;

/** The same where a device may not hold what it takes: null. */
export type PriceIfKnown = (...asked: Parameters<PriceOf>) => PriceWithSource | null;

/** A price that somebody types is theirs, whatever the lists say. */
export const listedCells = { ...pricedCells, price: { ...pricedCells.price, also: { pricedBy: 'hand' } } };

/**
 * Lines whose prices follow the lists, at today's quantity, unit, customer and day; what was typed stays, and an emptied
 * price follows again. The same lines where nothing changes. [PRI10]
 * @param agreed ids of lines whose prices are agreed on
 */
export function repriced<L extends Line>(
  lines: readonly L[],
  { price }: { readonly price: PriceIfKnown },
  productOf: (id: string) => ProductRow | undefined,
  agreed?: ReadonlySet<string>,
): readonly L[] {
  const next = lines.map((line) => {
    if (agreed?.has(line.id)) return line;
    const { pricedBy, product: id } = line;
    const follows = pricedBy !== undefined && (pricedBy !== 'hand' || line.price === null);
    const product = follows && id !== null ? productOf(id) : undefined;
    if (!product || 'price' in line.wrong) return line;
    const { orderedIn } = line;
    const found = price(product, { quantity: inStock(line) ?? 0, ...(orderedIn && { orderedIn }) });
    // Whoever holds no lists leaves what somebody else's device worked out.
    if (!found || (found.price !== null && found.pricedBy === undefined)) return line;
    return found.price === line.price && found.pricedBy === pricedBy ? line : { ...line, ...found };
  });
  return next.every((line, at) => line === lines[at]) ? lines : next;
}

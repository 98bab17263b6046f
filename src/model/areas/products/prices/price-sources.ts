import type { PricedLine } from '#model/lines/line-schemas.ts';
import type { ResolvedPrice } from './prices-in-reach.ts';

/** What a line says of a price that was worked out for it. */
export const sourceOf = ({ list }: Pick<ResolvedPrice, 'list'>): NonNullable<PricedLine['pricedBy']> =>
  list?.id ?? 'product';

/**
 * Lines with where their prices are really from: a price that is not the one that its list gives was set by somebody.
 * What was agreed before stays as it was noted. [PRI10]
 * @param resolved what the lists give for a line; undefined: its product is unknown, null: they give nothing
 */
export function withSources<L extends PricedLine>(
  lines: readonly L[],
  before: readonly PricedLine[],
  resolved: (line: L) => ResolvedPrice | null | undefined,
): L[] {
  const agreed = new Map(before.map((line) => [line.id, line]));
  return lines.map((line) => {
    const { pricedBy } = line;
    if (pricedBy === undefined || pricedBy === 'hand') return line;
    const was = agreed.get(line.id);
    if (was && was.pricedBy === pricedBy && was.price === line.price) return line;
    const found = resolved(line);
    if (found === undefined) return line;
    return found?.price === line.price && sourceOf(found) === pricedBy ? line : { ...line, pricedBy: 'hand' };
  });
}

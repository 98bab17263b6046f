import { lotOnScan } from '#model/areas/products/product/product-codes.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { UNIT } from '#model/values/money.ts';
import type { Found } from '#views/kit/lines/use-lines.ts';
import { isUncounted, type CountLine } from './goods-receipt-count.ts';

type Lines = readonly CountLine[];
type Tracked = Pick<ProductRow, 'id' | 'tracking'>;

/** What is written on one label. */
export interface Label {
  readonly code: string;
  /** `YYYY-MM-DD` */
  readonly expiresOn?: string;
}

/** An empty line for another lot or place of what a line counts, right below it. */
export const withAnother = (lines: Lines, id: string, newId: string): Lines =>
  lines.flatMap((line) =>
    line.id === id
      ? [line, { ...line, id: newId, quantity: 0, rejected: 0, lot: null, expiresOn: null, wrong: {} }]
      : [line],
  );

/**
 * The lines with a scanned label of a product that has lots: added to the line with its lot, else to one that has none
 * yet, else to a new one; without a lot in the code, to the last line. A serial number counts once. Undefined for other
 * products.
 */
export function withLabel(
  lines: Lines,
  product: Tracked,
  found: Found<unknown>,
  fresh: () => CountLine,
): Lines | undefined {
  const { tracking = 'none' } = product;
  if (tracking === 'none') return undefined;
  const code = lotOnScan(product, found);
  const ofProduct = lines.filter((line) => line.product === product.id);
  const same = ofProduct.find((line) => code !== undefined && isOfLot(line, code));
  const open = ofProduct.find((line) => line.lot === null && isUncounted(line));
  const last = tracking === 'lot' && code === undefined ? ofProduct.at(-1) : undefined;
  const line = same ?? open ?? last ?? fresh();
  const quantity = tracking === 'serial' ? UNIT : line.quantity + found.quantity;
  const filled = {
    ...line,
    quantity,
    lot: line.lot ?? code ?? null,
    expiresOn: line.expiresOn ?? found.expiresOn ?? null,
  };
  return lines.includes(line) ? lines.map((one) => (one === line ? filled : one)) : [...lines, filled];
}

/** The lines with one of one unit for every serial number that is not there yet, from the given line on. */
export function withSerials(lines: Lines, id: string, labels: readonly Label[], newId: () => string): Lines {
  const at = lines.findIndex((line) => line.id === id);
  const line = lines[at];
  if (!line) return lines;
  const own = lines.filter(({ product }) => product === line.product);
  const added: CountLine[] = [];
  for (const { code, expiresOn = null } of labels) {
    if ([...own, ...added].some((one) => isOfLot(one, code))) continue;
    const takesLine = added.length === 0 && line.lot === null;
    const one = { ...line, quantity: UNIT, rejected: 0, lot: code, expiresOn, wrong: {} };
    added.push(takesLine ? one : { ...one, id: newId() });
  }
  const kept = added[0]?.id === line.id ? added : [line, ...added];
  return [...lines.slice(0, at), ...kept, ...lines.slice(at + 1)];
}

const isOfLot = ({ lot }: CountLine, code: string): boolean => lot?.toLowerCase() === code.toLowerCase();

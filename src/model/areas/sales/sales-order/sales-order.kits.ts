import type { Refusal } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import { marksOf, priceInKit } from '#model/lines/kit-share.ts';
import type { LinePart } from '#model/lines/line-parts.ts';
import { lineRefusal } from '#model/lines/line-rules.ts';
import type { OfKit, PricedLine } from '#model/lines/line-schemas.ts';
import {
  isKit,
  listPriceOf,
  partsOfKit,
  type KitPart,
} from '#model/areas/products/product/product.bundle.ts';
import { idWithin } from '#model/values/ids.ts';
import { UNIT } from '#model/values/money.ts';
import { multiplyDivide } from '#model/values/round.ts';
import type { SalesOrderLine } from './sales-order.facts.ts';
import { unreleasedOf } from './sales-order.lines.ts';

type Part = Pick<PricedLine, 'id' | 'product'> & { readonly ofKit?: OfKit | undefined };

/** The id of the line that was entered: a part stands for that of its kit. */
export const enteredId = ({ id, ofKit }: Part): string => ofKit?.kit.id ?? id;

/** Lines as they were entered, kits in the place of their parts. [SO30] */
export function enteredLines(lines: readonly (PricedLine & Part)[]): PricedLine[] {
  const seen = new Set<string>();
  return lines.flatMap((line) => {
    if (!line.ofKit) return [asEntered(line)];
    const { kit } = line.ofKit;
    if (seen.has(kit.id)) return [];
    seen.add(kit.id);
    return [kit];
  });
}

function asEntered(line: PricedLine): PricedLine {
  const { id, product, text, quantity, orderedIn, price, discount, vatClass, promisedOn } = line;
  const { pricedBy, charge } = line;
  const maybe = {
    ...(orderedIn && { orderedIn }),
    ...(pricedBy !== undefined && { pricedBy }),
    ...(charge && { charge }),
    ...(line.optional && { optional: line.optional }),
    ...(line.chosen && { chosen: line.chosen }),
  };
  return { id, product, text, quantity, price, discount, vatClass, promisedOn, ...maybe };
}

/**
 * Lines with the parts of kits in the place of the kits. A kit that was sold before stays what it was then; one that is
 * made of nothing stays a line. [SO30]
 */
export function explode<L extends PricedLine>(
  view: Reader,
  entered: readonly L[],
  before: readonly SalesOrderLine[] = [],
): (L & { ofKit?: OfKit })[] {
  return entered.flatMap((line) => {
    const kit = view.get('product', line.product);
    if (!kit || !isKit(kit)) return [line];
    const sold = before.flatMap((one) =>
      one.ofKit?.kit.id === line.id ? [{ ...one, ofKit: one.ofKit }] : [],
    );
    const isSold = sold.length > 0 && sold.every(({ ofKit }) => ofKit.kit.product === line.product);
    const parts = isSold
      ? sold.map(({ product, vatClass, ofKit }) => ({ ...ofKit, product, vatClass }))
      : weighed(view, partsOfKit(view, kit));
    return parts.length === 0 ? [line] : parts.map((part) => partOfKit(line, part));
  });
}

interface WeighedPart extends KitPart, Pick<OfKit, 'from' | 'to' | 'all'> {
  readonly vatClass: PricedLine['vatClass'];
}

/** Parts with their shares of the price, by list price. [LN4] */
function weighed(view: Reader, parts: readonly KitPart[]): WeighedPart[] {
  const products = parts.map(({ product }) => view.get('product', product));
  const marks = marksOf(
    parts.map(({ per }, index) => {
      const product = products[index];
      return product ? multiplyDivide(listPriceOf(view, product), per, UNIT) : 0;
    }),
  );
  return parts.flatMap((part, index) => {
    const [product, mark] = [products[index], marks[index]];
    return product && mark ? [{ ...part, ...mark, vatClass: product.vatClass }] : [];
  });
}

/** The id of the line of a part follows from the kit's line, so that everybody makes the same. */
export const partId = (kitLine: string, product: string): string => idWithin(kitLine, product);

function partOfKit<L extends PricedLine>(line: L, part: WeighedPart): L & { ofKit: OfKit } {
  const { per, optional, from, to, all } = part;
  const ofKit = { kit: asEntered(line), per, optional, from, to, all };
  const { orderedIn: _, ...rest } = line;
  return {
    ...(rest as L), // a part is counted in its stock unit
    ...('cancelled' in line ? { cancelled: multiplyDivide(Number(line.cancelled), per, UNIT) } : {}),
    id: partId(line.id, part.product),
    product: part.product,
    text: '',
    quantity: multiplyDivide(line.quantity, per, UNIT),
    price: priceInKit(ofKit),
    discount: 0,
    vatClass: part.vatClass,
    ofKit,
  };
}

/** The first refusal among lines, told at the line that was entered. */
export function firstRefusedPart<L extends Part>(
  entered: readonly { readonly id: string }[],
  lines: readonly L[],
  judge: (line: L) => Refusal | null,
): Refusal | null {
  for (const line of lines) {
    const refusal = judge(line);
    const index = entered.findIndex(({ id }) => id === enteredId(line));
    if (refusal) return lineRefusal(refusal, index);
  }
  return null;
}

/** A kit on an order with its parts. Its counters are the whole kits that those of its parts make, thousandths. [SO31] */
export interface SoldKit<L extends Part = SalesOrderLine> {
  readonly kit: PricedLine;
  readonly parts: readonly (L & { readonly ofKit: OfKit })[];
}

/** The kits among lines, in their order. */
export function kitsIn<L extends Part>(lines: readonly L[]): SoldKit<L>[] {
  const kits = new Map<string, { kit: PricedLine; parts: (L & { readonly ofKit: OfKit })[] }>();
  for (const line of lines) {
    if (!line.ofKit) continue;
    const sold = kits.get(line.ofKit.kit.id) ?? { kit: line.ofKit.kit, parts: [] };
    sold.parts.push({ ...line, ofKit: line.ofKit });
    kits.set(line.ofKit.kit.id, sold);
  }
  return [...kits.values()];
}

/** Whole kits (thousandths) that a figure of the parts makes: the fewest that one of those makes which it needs. [SO31] */
export function wholeKits<P extends { readonly ofKit: Pick<OfKit, 'per' | 'optional'> }>(
  parts: readonly P[],
  figure: (part: P) => number,
): number {
  const needed = parts.filter(({ ofKit }) => !ofKit.optional);
  const counted = needed.length > 0 ? needed : parts;
  return Math.min(...counted.map((part) => Math.floor(figure(part) / part.ofKit.per))) * UNIT;
}

const counters = ['cancelled', 'released', 'picked', 'shipped', 'returned', 'invoiced'] as const;

/** A kit in the shape of a line, with the whole kits that its parts make. [SO31] */
function lineOfKit({ kit, parts }: SoldKit): SalesOrderLine {
  const figures = counters.map((counter) => [counter, wholeKits(parts, (part) => part[counter])]);
  return {
    ...kit,
    stocked: parts.some(({ stocked }) => stocked),
    vatRate: null,
    ...(Object.fromEntries(figures) as Record<(typeof counters)[number], number>), // one of each counter
  };
}

/** Lines with each kit before its parts. */
export function linesWithKits(lines: readonly SalesOrderLine[]): SalesOrderLine[] {
  const kits = new Map(kitsIn(lines).map((sold) => [sold.kit.id, sold]));
  return lines.flatMap((line) => {
    const sold = line.ofKit && kits.get(line.ofKit.kit.id);
    if (!sold) return [line];
    kits.delete(sold.kit.id); // before the first of them
    return [lineOfKit(sold), line];
  });
}

/**
 * The lines that are cancelled on their own: kits that stay whole in the place of their parts. What is on no pick list
 * of all their parts is on none of theirs. [SO31]
 */
export function wholeLines(lines: readonly SalesOrderLine[], kitsInParts = false): SalesOrderLine[] {
  if (kitsInParts) return [...lines];
  const kits = new Map(kitsIn(lines).map((sold) => [sold.kit.id, sold]));
  return linesWithKits(lines).flatMap((line) => {
    if (line.ofKit) return [];
    const parts = kits.get(line.id)?.parts;
    if (!parts) return [line];
    return [{ ...line, released: line.quantity - line.cancelled - wholeKits(parts, unreleasedOf) }];
  });
}

/** Quantities of lines and of whole kits as quantities of lines alone; of optional parts no more than `most` leaves. */
export function partsOfWholes(
  lines: readonly SalesOrderLine[],
  wholes: readonly LinePart[],
  most: (line: SalesOrderLine) => number,
): LinePart[] {
  const kits = new Map(kitsIn(lines).map((sold) => [sold.kit.id, sold.parts]));
  return wholes.flatMap(({ line, quantity }) => {
    const parts = kits.get(line);
    if (!parts) return [{ line, quantity }];
    return parts
      .map((part) => ({ part, wanted: multiplyDivide(quantity, part.ofKit.per, UNIT) }))
      .map(({ part, wanted }) => ({
        line: part.id,
        quantity: part.ofKit.optional ? Math.min(wanted, most(part)) : wanted,
      }))
      .filter((part) => part.quantity > 0);
  });
}

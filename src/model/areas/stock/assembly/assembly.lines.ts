import type { Reader } from '#model/engine/reader.ts';
import { isStocked, partsOfKit } from '#model/areas/products/product/product.bundle.ts';
import { idWithin } from '#model/values/ids.ts';
import { UNIT } from '#model/values/money.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { stepOf } from '#model/values/units.ts';
import type { AssemblyLine, AssemblyRow } from './assembly.facts.ts';

type Planned = Pick<AssemblyRow, 'id' | 'product' | 'mode' | 'lines'>;

/**
 * What a bundle is made of, each product that is kept in stock once: kits within it come apart. Services and consumables
 * are not moved. [AS3]
 */
export function componentsNow(view: Reader, document: string, product: string): AssemblyLine[] {
  const bundle = view.get('product', product);
  if (!bundle) return [];
  return partsOfKit(view, bundle).flatMap(({ product: part, per, optional }) => {
    const row = view.get('product', part);
    if (!row || !isStocked(row) || per === 0) return [];
    return [{ id: idWithin(document, part), product: part, per, step: stepOf(row.unit), optional }];
  });
}

/** The components of a document: as they were when it was released, until then as the bundle has them. [AS3] */
const linesOf = (view: Reader, row: Planned & Pick<AssemblyRow, 'without'>): readonly AssemblyLine[] =>
  row.lines.length > 0
    ? row.lines
    : componentsNow(view, row.id, row.product).filter(({ product }) => !row.without.includes(product));

/** An assembly with the components that it would be released with now, or was. */
export const withComponents = (view: Reader, row: AssemblyRow): AssemblyRow => ({
  ...row,
  lines: linesOf(view, row),
});

/** The bundle itself, as a line. */
export const bundleLine = ({ id, product }: Pick<AssemblyRow, 'id' | 'product'>): AssemblyLine => ({
  id: idWithin(id, product),
  product,
  per: UNIT,
  step: 1,
  optional: false,
});

/** What leaves stock: the components, or the bundle that is taken apart. */
export const leaving = (row: Planned): readonly AssemblyLine[] =>
  row.mode === 'build' ? row.lines : [bundleLine(row)];

/** What comes into stock: the bundle, or the components of one that is taken apart. */
export const entering = (row: Planned): readonly AssemblyLine[] =>
  row.mode === 'build' ? [bundleLine(row)] : row.lines;

/**
 * Thousandths of a line for so many bundles: wholes where it is counted, the next one up for what is built, the next one
 * down for what is taken apart. [AS5]
 */
export function quantityFor(
  { per, step }: Pick<AssemblyLine, 'per' | 'step'>,
  bundles: number,
  mode: AssemblyRow['mode'],
): number {
  const steps = multiplyDivide(per, bundles, UNIT) / step;
  return (mode === 'build' ? Math.ceil(steps) : Math.floor(steps)) * step;
}

/** Thousandths of a line for so many more bundles: parts add up to what all of them take. [AS5] */
export const partFor = (
  row: Pick<AssemblyRow, 'mode' | 'built'>,
  line: Pick<AssemblyLine, 'per' | 'step'>,
  bundles: number,
): number => quantityFor(line, row.built + bundles, row.mode) - quantityFor(line, row.built, row.mode);

/** Thousandths of the bundle still to be built, or taken apart. */
export const leftOf = ({ quantity, built }: Pick<AssemblyRow, 'quantity' | 'built'>): number =>
  Math.max(0, quantity - built);

import { toOther } from '#model/values/factor.ts';
import { UNIT } from '#model/values/money.ts';
import { isSameUnit, type OrderedUnit } from '#model/values/units.ts';
import type { ProductForm } from './product.facts.ts';

type Packaging = NonNullable<ProductForm['packagings']>[number];
type Packed = Pick<ProductForm, 'packagings'>;

/** What a product comes in besides its stock unit; none in products older than packagings. */
export const packagingsOf = ({ packagings }: Packed): readonly Packaging[] => packagings ?? [];

const unitOf = ({ unit, numerator, denominator }: Packaging): OrderedUnit => ({
  unit,
  numerator,
  denominator,
});

/** The units besides the stock unit that a product can be ordered in. [PR9] */
export const unitsOf = (product: Packed): readonly OrderedUnit[] => packagingsOf(product).map(unitOf);

/** A packaging by its name; undefined is the stock unit. */
export const unitNamed = (product: Packed, name: string | null | undefined): OrderedUnit | undefined =>
  unitsOf(product).find(({ unit }) => unit === name);

/** Whether lines of a product may be ordered in a unit, as the product has it now. [PR11] */
export const comesIn = (product: Packed, wanted: OrderedUnit): boolean =>
  unitsOf(product).some((unit) => isSameUnit(unit, wanted));

/** A code on goods, and the quantity (thousandths of the stock unit) that one scan of it counts. */
export interface GoodsCode {
  readonly code: string;
  readonly quantity: number;
}

/** Every code that is scanned for a product: its barcodes, and those of its packagings. [PR2] [PR10] */
export const codesOf = (product: Pick<ProductForm, 'barcodes' | 'packagings'>): readonly GoodsCode[] => [
  ...product.barcodes,
  ...packagingsOf(product)
    .filter(({ barcode }) => barcode !== '')
    .map((packaging) => ({ code: packaging.barcode, quantity: toOther(UNIT, packaging) ?? UNIT })),
];

/** What a product is sold in, unless somebody chooses otherwise. */
export const soldIn = (product: Pick<ProductForm, 'packagings' | 'salesUnit'>): OrderedUnit | undefined =>
  unitNamed(product, product.salesUnit);

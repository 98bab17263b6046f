import type { ListedPriceForm, ListedPriceRow } from '#model/areas/products/prices/listed-price.facts.ts';
import type { PriceSide } from '#model/areas/products/prices/price-side.ts';
import {
  purchasePriceForm,
  type PurchasePriceForm,
} from '#model/areas/products/purchase-price/purchase-price.facts.ts';
import type { PriceSteps, PriceStep } from '#model/areas/products/prices/bulk-change.ts';
import { isArchived } from '#model/engine/archived.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { LineCells } from '#views/kit/lines/line-cells.ts';
import type { EditedLine, LineGrammar } from '#views/kit/lines/line-editor.ts';

type OfBoth = 'quantity' | 'price' | 'discount' | 'startsOn' | 'endsOn';
type OfSuppliers = 'minimum' | 'multiple' | 'leadDays' | 'code';
export type PriceCell = OfBoth | OfSuppliers;

/** A price of a product in a sheet; `quantity` is that from which it holds, thousandths of its unit. */
export interface PriceLine
  extends
    EditedLine<PriceCell>,
    Pick<ListedPriceForm, 'unit' | 'price' | 'discount' | 'startsOn' | 'endsOn'>,
    Pick<PurchasePriceForm, Exclude<OfSuppliers, 'code'>> {
  /** Null: none. What is sold has none of these four. */
  readonly code: string | null;
}

const { shape } = purchasePriceForm;

const cellsOfBoth: LineCells<OfBoth> = {
  quantity: { kind: 'number', schema: shape.from, digits: 3, emptyIsZero: true, hidesZero: true },
  price: { kind: 'number', schema: shape.price, digits: 4, least: 2 },
  discount: { kind: 'number', schema: shape.discount, digits: 2, most: 10_000 },
  startsOn: { kind: 'day', schema: shape.startsOn },
  endsOn: { kind: 'day', schema: shape.endsOn },
};

const cellsOfSuppliers: LineCells<OfSuppliers> = {
  minimum: { kind: 'number', schema: shape.minimum, digits: 3, emptyIsZero: true, hidesZero: true },
  multiple: { kind: 'number', schema: shape.multiple, digits: 3, aboveZero: true },
  leadDays: { kind: 'number', schema: shape.leadDays, digits: 0 },
  code: { kind: 'text', schema: shape.code.nullable() },
};

const isOfSuppliers = ({ price }: PriceSide): boolean => price === 'purchasePrice';

/** The typed cells of a price, in the order that a pasted block has them after the product. [PRI18] */
const priceCells = (side: PriceSide): LineCells<PriceCell> =>
  (isOfSuppliers(side) ? { ...cellsOfBoth, ...cellsOfSuppliers } : cellsOfBoth) as LineCells<PriceCell>; // a sheet shows the cells there are

/** What a price of what is sold has of suppliers. */
const noTerms = { minimum: 0, multiple: null, leadDays: null, code: null } as const;

const blank = (id: string): PriceLine => ({
  id,
  product: null,
  unit: null,
  quantity: 0,
  price: null,
  discount: null,
  startsOn: null,
  endsOn: null,
  ...noTerms,
  wrong: {},
});

export const isBlankPrice = ({ product, price, discount, wrong }: PriceLine): boolean =>
  product === null && price === null && discount === null && Object.keys(wrong).length === 0;

/** Of a price and a discount a line has the one that was typed last. */
export const priceGrammar = (side: PriceSide): LineGrammar<PriceLine, PriceCell, ProductRow> => ({
  cells: priceCells(side),
  blank,
  isBlank: isBlankPrice,
  take: (line, product) => ({ ...line, product: product?.id ?? null, unit: null }),
  amount: (line, quantity) => ({ ...line, quantity }),
});

/** Lines after one cell was typed into: a price takes the place of a discount, and the other way round. [PRI18] */
export const oneOfTwo = (lines: readonly PriceLine[], id: string, cell: string): readonly PriceLine[] =>
  lines.map((line) => {
    if (line.id !== id || line.price === null || line.discount === null) return line;
    return cell === 'price' ? { ...line, discount: null } : { ...line, price: null };
  });

export const lineOf = (row: ListedPriceRow & Partial<PurchasePriceForm>): PriceLine => ({
  id: row.id,
  product: row.product,
  unit: row.unit,
  quantity: row.from,
  price: row.price,
  discount: row.discount,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  minimum: row.minimum ?? 0,
  multiple: row.multiple ?? null,
  leadDays: row.leadDays ?? null,
  code: row.code || null,
  wrong: {},
});

/** The list that a sheet is of, and its side. */
export interface SheetOf {
  readonly side: PriceSide;
  readonly list: string;
}

function formOf({ side, list }: SheetOf, line: PriceLine): ListedPriceForm {
  const { id: _id, wrong: _wrong, quantity: from, minimum, multiple, leadDays, code, ...own } = line;
  const terms = isOfSuppliers(side) ? { minimum, multiple, leadDays, code: code ?? '' } : {};
  return { ...own, list, category: null, from, ...terms };
}

/** What lines of a sheet were made of. */
export type Base = ReadonlyMap<string, PriceLine>;

export const baseOf = (rows: readonly ListedPriceRow[]): Base =>
  new Map(rows.map((row) => [row.id, lineOf(row)]));

/** Whether two lines say the same. */
export const isSameLine = (a: PriceLine | undefined, b: PriceLine | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

const step = (type: PriceStep['type'], document: string, data: object = {}): PriceStep => ({
  type,
  document,
  data,
});

/**
 * What saving a sheet does: lines that differ from what they were made of are written, new ones created, and those that
 * were removed archived; each with what takes it back. [PRI19]
 */
export function sheetSteps(of: SheetOf, base: Base, lines: readonly PriceLine[]): PriceSteps[] {
  const written = lines.flatMap((line): PriceSteps[] => {
    const before = base.get(line.id);
    if (isSameLine(before, line)) return [];
    const data = formOf(of, line);
    const each = before
      ? { step: step('update', line.id, data), back: step('update', line.id, formOf(of, before)) }
      : { step: step('create', line.id, data), back: step('archive', line.id) };
    return [{ id: line.id, steps: [each] }];
  });
  const left = new Set(lines.map(({ id }) => id));
  const removed = [...base.keys()]
    .filter((id) => !left.has(id))
    .map((id) => ({ id, steps: [{ step: step('archive', id), back: step('restore', id) }] }));
  // What is removed first leaves its place to what is written.
  return [...removed, ...written];
}

/** What takes saved lines back; null where somebody has changed the price since. [PRI19] */
export function unsavingSteps(
  { id, steps }: PriceSteps,
  held: (id: string) => ListedPriceRow | undefined,
): PriceSteps | null {
  const [one] = steps;
  const now = held(id);
  if (!one || !now) return null;
  const isAsSaved =
    one.step.type === 'archive'
      ? isArchived(now)
      : !isArchived(now) &&
        isSameLine(lineOf(now), lineOf({ ...now, ...(one.step.data as ListedPriceForm) })); // as `formOf` writes it
  return isAsSaved ? { id, steps: [{ step: one.back, back: one.step }] } : null;
}

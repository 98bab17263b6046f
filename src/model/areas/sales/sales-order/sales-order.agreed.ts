import type { Reader } from '#model/engine/reader.ts';
import { isLeftOut } from '#model/lines/left-out.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import type { Acceptance, SalesOrderRow } from './sales-order.facts.ts';
import { enteredLines } from './sales-order.kits.ts';
import { fresh } from './sales-order.lines.ts';
import { sourceOf } from '#model/areas/products/prices/price-sources.ts';
import { priceOnSale } from './sales-order.sources.ts';
import { settleOrder } from './sales-order.terms.ts';

type Choices = NonNullable<Acceptance['lines']>;

/** Lines as an order has them: optional ones that nobody chose are left out, and nothing is optional any more. [SO78] */
const agreedLines = <L extends PricedLine>(lines: readonly L[]): L[] =>
  lines.filter((line) => !isLeftOut(line)).map(withoutChoice);

/** A line that is a part of the whole. */
export function withoutChoice<L extends PricedLine>(line: L): L {
  const { optional: _, chosen: __, ...rest } = line;
  return rest as L; // without what may be absent
}

/** The lines of a quote with what its customer takes of them. [SO79] */
export function chosenLines(view: Reader, row: SalesOrderRow, choices: Choices = []): PricedLine[] {
  const choiceOf = new Map(choices.map((choice) => [choice.line, choice]));
  return enteredLines(row.lines).map((line) => {
    const choice = choiceOf.get(line.id);
    if (!choice) return line;
    const { quantity = line.quantity, chosen = true } = choice;
    const { chosen: _, ...rest } = line;
    const taken = line.optional && chosen ? { ...rest, chosen } : rest;
    return quantity === line.quantity ? taken : { ...taken, quantity, ...priceAt(view, row, line, quantity) };
  });
}

/** What a list says of another quantity, on the day of the quote; a price typed by hand stays. [SO79] */
function priceAt(
  view: Reader,
  row: SalesOrderRow,
  { pricedBy = 'hand', orderedIn, product: id }: PricedLine,
  quantity: number,
): Pick<PricedLine, 'price' | 'pricedBy'> | undefined {
  const product = pricedBy === 'hand' ? undefined : view.get('product', id);
  if (!product) return undefined;
  const on = row.quote?.on ?? row.orderedOn;
  const found = priceOnSale(view, row, on, product, { quantity, orderedIn });
  return found.price === null ? undefined : { price: found.price, pricedBy: sourceOf(found) };
}

/** An order as it would be with what its customer takes: as it is, where nothing of it is optional or chosen. */
export function asAgreed(view: Reader, row: SalesOrderRow, choices?: Choices): SalesOrderRow {
  if (choices === undefined && !row.lines.some(({ optional }) => optional)) return row;
  const lines = settleOrder(view, row, agreedLines(chosenLines(view, row, choices)));
  return { ...row, lines: lines.map((line) => ({ ...line, ...fresh })) };
}

import type { Refusal } from '../engine/envelope.ts';
import { onField } from '../engine/on-field.ts';
import { lineAmount } from '../values/money.ts';
import { MOST_AMOUNT, MOST_PRICE, MOST_QUANTITY } from '../values/schemas.ts';
import { amountAt, unitCostAt } from '../values/unit-cost.ts';
import { firstRefused } from './line-rules.ts';
import type { PricedLine } from './line-schemas.ts';

type Figures = Pick<PricedLine, 'quantity' | 'orderedIn'> & { readonly price?: number | null };

interface Ordered {
  readonly lines: readonly Figures[];
  /** Millionths of the company's currency for one unit of the order's. */
  readonly rate: number;
}

const isBeyond = (amount: number, rate: number): boolean =>
  amount > MOST_AMOUNT || amountAt(amount, rate) > MOST_AMOUNT;

/** [LN7] What lines cost, each and together, can be calculated exactly, in the company's currency too. */
export function amountsFit({ lines, rate }: Ordered, list?: string): Refusal | null {
  const refused = firstRefused(lines, (line) => amountFits(line, rate), list);
  if (refused) return refused;
  const sum = lines.reduce((total, line) => total + amountOf(line), 0);
  return isBeyond(sum, rate) ? onField('sumTooLarge', list ?? 'lines') : null;
}

const amountOf = ({ quantity, price, orderedIn }: Figures): number =>
  lineAmount(quantity, price ?? 0, 0, orderedIn);

function amountFits(line: Figures, rate: number): Refusal | null {
  if (unitCostAt(line.price ?? 0, 0, rate, line.orderedIn) > MOST_PRICE)
    return onField('priceTooLarge', 'price');
  return isBeyond(amountOf(line), rate) ? onField('amountTooLarge', 'quantity') : null;
}

/** [LN7] What goods are worth at a cost of one can be calculated exactly. */
export const valueFits = (
  quantity: number,
  unitCost: number | null | undefined,
  field: string,
): Refusal | null =>
  lineAmount(Math.abs(quantity), unitCost ?? 0) > MOST_AMOUNT ? onField('amountTooLarge', field) : null;

/** [LN7] A quantity that follows from another one is not larger than what may be ordered. */
export const quantityFits = (quantity: number): Refusal | null =>
  quantity > MOST_QUANTITY ? onField('quantityTooLarge', 'quantity') : null;

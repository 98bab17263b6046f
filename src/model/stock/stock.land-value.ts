import type { ValueDraft } from '../engine/document-type.ts';
import type { Reader } from '../engine/reader.ts';
import { reworths } from './stock.values.ts';

/** A line of a posted receipt, as far as its value goes; thousandths. */
interface ReceivedLine {
  readonly id: string;
  readonly product: string;
  readonly quantity: number;
  readonly rejected: number;
  readonly returned?: number | undefined;
}

/** A posted goods receipt. */
interface Received {
  readonly id: string;
  readonly lines: readonly ReceivedLine[];
}

/** What something cost more (or with a minus less) than was booked as its receipt was posted. */
export interface LandedAmount {
  readonly receipt: Received;
  /** The id of a line of it, of a product that is kept in stock. */
  readonly line: string;
  /** Minor units of the company's currency. */
  readonly amount: number;
  /** `landed`: costs of getting the goods here; `bill`: they were billed at another price than they came in at. */
  readonly kind: 'landed' | 'bill';
}

/**
 * Changes the value of what a line of a posted receipt brought in, after the fact: the draft for `StockEffect.values`. As
 * the document posts, the ledger splits it over what is still here of the line and what is gone: the first goes to stock,
 * the second to cost of goods (`expensed` of the entry). What went back to the supplier bears nothing of it. To take an
 * amount back, land the same with a minus: it is taken from where the goods are by then. [ST27]
 * @throws if the receipt has no such line
 */
export function landValue({ receipt, line, amount, kind }: LandedAmount): ValueDraft {
  const product = receipt.lines.find(({ id }) => id === line)?.product;
  if (product === undefined) throw new Error(`no line ${line} in receipt ${receipt.id}`);
  const quantity = receipt.lines
    .filter((one) => one.product === product)
    .reduce((sum, one) => sum + keptOf(one), 0);
  const type = kind === 'landed' ? 'landed' : 'correction';
  return { product, type, value: amount, quantity, receipt: receipt.id };
}

/** What a line of a receipt brought in and did not go back to the supplier, thousandths. */
export const keptOf = ({ quantity, rejected, returned = 0 }: Omit<ReceivedLine, 'id' | 'product'>): number =>
  quantity + rejected - returned;

/** Where an amount goes, minor units of the company's currency: both parts add up to it. */
export interface LandedSplit {
  readonly value: number;
  readonly expensed: number;
}

/**
 * Where amounts would go if they were booked now, in their order: what becomes stock value, and what cost of goods. Layers
 * are on the server alone: a device throws a `Miss`.
 */
export const splitLanded = (view: Reader, amounts: readonly LandedAmount[]): LandedSplit[] =>
  reworths(view, amounts.map(landValue)).map(({ value, expensed = 0 }) => ({ value, expensed }));

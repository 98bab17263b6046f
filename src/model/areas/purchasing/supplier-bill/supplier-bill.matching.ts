import type { Reader } from '#model/engine/reader.ts';
import { lineAmount, type Currency } from '#model/values/money.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { amountAt, RATE_ONE } from '#model/values/unit-cost.ts';
import type { BillPolicy } from '#model/areas/setup/company/bill-policy.ts';
import { boughtIn, ownCurrency } from '../goods-receipt/bought-in.ts';
import { billPolicyOf } from './bill-policy.ts';
import { amountByPrice, sumsOf } from './bill-sums.ts';
import { claimedByOthers, receivedAt, receivedLine, unbilledOf, type ReceivedLine } from './received-line.ts';
import type { BillForm, BillLine, Deviation, DeviationCode, StatedSums } from './supplier-bill.facts.ts';

const WHOLE = 10_000;
/** Minor units that the amount of a line may differ by, as prices have no more than four decimals. */
const LINE_ROUNDING = 1;
/** Minor units that the VAT of a rate may differ by, as suppliers round it line by line. */
const VAT_ROUNDING = 1;

/** Minor units that a sum is rounded by: to whole units of a currency, or to their tens. */
const MOST_ROUNDING = 1_00;

/** A bill as it is compared: a draft that is being typed, too. */
export type Compared = BillForm & { readonly id: string };

/**
 * All that a bill differs by from what was ordered and received, and from its own sums, the lines in their order and the
 * bill last. It may throw `Miss`, as its view. [SBL4] [SBL5]
 */
export const deviationsOf = (view: Reader, bill: Compared): Deviation[] => [
  ...lineDeviations(view, bill),
  ...sumDeviations(bill),
];

function lineDeviations(view: Reader, bill: Compared): Deviation[] {
  const before = new Map<string, number>();
  return bill.lines.flatMap((line): Deviation[] => {
    const differs = differing(line.id);
    const byPrice = amountByPrice(line);
    const isSame = Math.abs(line.amount - byPrice) <= LINE_ROUNDING;
    const sum = isSame ? [] : [differs('lineSumDiffers', 'amount', byPrice, line.amount)];
    const coded = line.product === null && line.code !== '' ? [differs('unknownProduct', 'code')] : [];
    if (line.receiptLine === null)
      return line.product === null ? [...coded, ...sum] : [differs('noReceipt', 'receiptLine'), ...sum];
    const source = receivedLine(view, line);
    if (!source) return [differs('notReceived', 'receiptLine'), ...sum];
    const key = `${source.receipt.id} ${source.line.id}`;
    const earlier = before.get(key) ?? 0;
    before.set(key, earlier + line.quantity);
    const other =
      line.product === null || line.product === source.line.product
        ? []
        : [differs('otherProduct', 'product')];
    return [
      ...other,
      ...(bill.type === 'bill' ? againstReceipt(view, bill, { line, source, earlier }) : []),
      ...sum,
    ];
  });
}

interface Pair {
  readonly line: BillLine;
  readonly source: ReceivedLine;
  /** Thousandths that lines above charge of the same goods. */
  readonly earlier: number;
}

function againstReceipt(view: Reader, bill: Compared, { line, source, earlier }: Pair): Deviation[] {
  const differs = differing(line.id);
  const left = unbilledOf(source) - claimedByOthers(view, bill, source) - earlier;
  const most = Math.max(0, left);
  const quantity = line.quantity > most ? [differs('quantityHigher', 'quantity', most, line.quantity)] : [];
  return [...priceDeviation(view, bill, { line, source, earlier }), ...quantity];
}

/** What was agreed for a quantity of a receipt's line, in which currency. */
interface Expected {
  readonly amount: number;
  readonly currency: Currency;
}

/** What goods of a receipt's line were agreed to cost: at the order's terms, else as they were received. */
export function expectedFor(view: Reader, source: ReceivedLine, quantity: number, earlier = 0): Expected {
  const { receipt, line } = source;
  const currency = boughtIn(view, receipt);
  if (line.boughtAt && currency !== undefined) {
    const { price, discount } = line.boughtAt;
    return { amount: lineAmount(quantity, price, discount, line.boughtAt), currency };
  }
  return { amount: receivedAt(source, earlier, quantity), currency: ownCurrency(view) };
}

function priceDeviation(view: Reader, bill: Compared, { line, source, earlier }: Pair): Deviation[] {
  const expected = expectedFor(view, source, line.quantity, earlier);
  const own = ownCurrency(view);
  const differs = differing(line.id);
  if (expected.currency !== bill.currency && expected.currency !== own)
    return [differs('otherCurrency', 'currency')];
  const isSame = expected.currency === bill.currency;
  const [agreed, billed] = isSame
    ? [expected.amount, line.amount]
    : [expected.amount, amountAt(line.amount, bill.rate)];
  const rate = isSame ? bill.rate : RATE_ONE;
  if (isTolerated(billPolicyOf(view), { agreed, billed, rate })) return [];
  // Named per unit, as the bill has it.
  const perUnit = (amount: number): number =>
    line.amount === 0 || line.quantity === 0
      ? 0
      : priceThatComesTo(line, isSame ? amount : amountAt(amount, inverse(bill.rate)));
  const code = billed > agreed ? 'priceHigher' : 'priceLower';
  return [differs(code, 'price', perUnit(agreed), line.price)];
}

const inverse = (rate: number): number => multiplyDivide(RATE_ONE, RATE_ONE, rate);

/** The price, before the discount, at which a line would come to an amount. */
export function priceThatComesTo({ quantity, discount, orderedIn }: BillLine, amount: number): number {
  const { numerator = 1, denominator = 1 } = orderedIn ?? {};
  const scale = BigInt(100) * BigInt(1000) * BigInt(WHOLE) * BigInt(numerator);
  const whole = BigInt(quantity) * BigInt(Math.max(1, WHOLE - discount)) * BigInt(denominator);
  return Number((BigInt(amount) * scale * 2n + (amount < 0 ? -whole : whole)) / (2n * whole));
}

/** [SBL4] */
function isTolerated(
  { tolerance, toleranceValue }: BillPolicy,
  { agreed, billed, rate }: { readonly agreed: number; readonly billed: number; readonly rate: number },
): boolean {
  const difference = Math.abs(billed - agreed);
  const isWithinShare = difference <= multiplyDivide(Math.abs(agreed), tolerance, WHOLE);
  return isWithinShare && (toleranceValue === null || amountAt(difference, rate) <= toleranceValue);
}

/** [SBL3] */
function sumDeviations(bill: Compared): Deviation[] {
  const { stated } = bill;
  const sums = sumsOf(bill);
  const differs = differing(null);
  const rates = new Set(bill.lines.map(({ vatRate }) => vatRate)).size;
  const isOff = (sum: keyof StatedSums, by: number): boolean => Math.abs(stated[sum] - sums[sum]) > by;
  const payable = stated.net + stated.vat + stated.rounding;
  return [
    ...(isOff('net', 0) ? [differs('netDiffers', 'stated.net', sums.net, stated.net)] : []),
    ...(isOff('vat', VAT_ROUNDING * rates)
      ? [differs('vatDiffers', 'stated.vat', sums.vat, stated.vat)]
      : []),
    ...(stated.payable === payable
      ? []
      : [differs('payableDiffers', 'stated.payable', payable, stated.payable)]),
    // What is more than rounding is a sum that nothing was bought for.
    ...(Math.abs(stated.rounding) > MOST_ROUNDING
      ? [differs('payableDiffers', 'stated.rounding', 0, stated.rounding)]
      : []),
  ];
}

const differing =
  (line: string | null) =>
  (code: DeviationCode, field: string, expected?: number, found?: number): Deviation => ({
    line,
    field,
    code,
    ...(expected === undefined ? {} : { expected }),
    ...(found === undefined ? {} : { found }),
  });

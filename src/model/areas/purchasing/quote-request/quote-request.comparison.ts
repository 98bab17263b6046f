import { rateToBegin } from '#model/areas/setup/exchange-rate/exchange-rates.ts';
import type { Reader } from '#model/engine/reader.ts';
import { total } from '#model/lines/line-parts.ts';
import { lineAmount } from '#model/values/money.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { unitCostAt, valueBoughtAt } from '#model/values/unit-cost.ts';
import type { AskedLine, AskedSupplier, QuoteRequestRow, StoredQuotation } from './quote-request.facts.ts';
import { perPack, quantityBought } from './quote-request.quantities.ts';

const BASIS = 10_000;

/** What one supplier offers for one line. */
export interface Offer {
  readonly line: string;
  readonly supplier: string;
  /** Thousandths of the stock unit that have to be bought for what is wanted. */
  readonly quantity: number;
  /** For the stock unit, in the company's currency at the day's rate, ten-thousandths; null: there is no rate. */
  readonly unitPrice: number | null;
  /** For that quantity, minor units of the supplier's currency. */
  readonly asked: number;
  /** The same in the company's currency; null: there is no rate. */
  readonly amount: number | null;
  /** With what comes on top of the goods; null: nothing of that is known, or there is no rate. */
  readonly landed: number | null;
  readonly leadDays: number | null;
  /** No other supplier asks less for the line, landed where that is known of all who offer it. */
  readonly isBest: boolean;
}

/** What one supplier offers as a whole. */
export interface OfferedWhole {
  readonly supplier: string;
  readonly currency: StoredQuotation['currency'];
  /** Millionths of the company's currency for one of the supplier's on that day; null: not known. */
  readonly rate: number | null;
  readonly offers: readonly Offer[];
  /** Lines that it does not offer. */
  readonly missing: number;
  /** Of what it offers; null: there is no rate. */
  readonly amount: number | null;
  readonly landed: number | null;
  /** Basis points on top of the goods; null: nothing is known of it. */
  readonly onTop: OnTop | null;
  /** Of the slowest line; null: not known of any. */
  readonly leadDays: number | null;
  readonly isExpired: boolean;
  /** It offers every line, and nobody who does asks less. */
  readonly isBest: boolean;
}

/** What comes on top of the goods, basis points; null: not known. */
export interface OnTop {
  readonly freight: number | null;
  readonly duty: number | null;
}

/** What the buyer reckons stands before what the supplier says. [RFQ11] */
function onTopOf({ quotation, estimate }: AskedSupplier): OnTop | null {
  const freight = estimate?.freight ?? quotation?.freight ?? null;
  const duty = estimate?.duty ?? null;
  return freight === null && duty === null ? null : { freight, duty };
}

const landedOf = (amount: number | null, onTop: OnTop | null): number | null =>
  amount === null || onTop === null
    ? null
    : amount + multiplyDivide(amount, (onTop.freight ?? 0) + (onTop.duty ?? 0), BASIS);

type Draft = Omit<OfferedWhole, 'isBest'>;

/**
 * What suppliers offer, side by side, in the company's currency at the rate of a day. Prices that somebody may not see are
 * offered by nobody here. [RFQ11]
 */
export function compareOffers(view: Reader, row: QuoteRequestRow, today: string): readonly OfferedWhole[] {
  const wholes = row.suppliers.flatMap((asked) => {
    const { quotation } = asked;
    return quotation ? [wholeOf(view, row, { asked, quotation, today })] : [];
  });
  const offers = wholes.flatMap((whole) => (whole.isExpired ? [] : whole.offers));
  const best = new Map(row.lines.map(({ id }) => [id, leastOf(offers.filter(({ line }) => line === id))]));
  const complete = leastOf(wholes.filter((whole) => whole.missing === 0 && !whole.isExpired));
  return wholes.map((whole) => ({
    ...whole,
    offers: whole.offers.map((offer) => ({
      ...offer,
      isBest: !whole.isExpired && isLeast(offer, best.get(offer.line)),
    })),
    isBest: whole.missing === 0 && !whole.isExpired && isLeast(whole, complete),
  }));
}

interface Answering {
  readonly asked: AskedSupplier;
  readonly quotation: StoredQuotation;
  readonly today: string;
}

function wholeOf(view: Reader, row: QuoteRequestRow, { asked, quotation, today }: Answering): Draft {
  const { currency, validUntil } = quotation;
  const rate = rateToBegin(view, currency, today);
  const onTop = onTopOf(asked);
  const offers = row.lines.flatMap((line) => offerOf(view, line, { asked, quotation, rate, onTop }));
  const days = offers.flatMap(({ leadDays }) => leadDays ?? []);
  const amount = rate === null ? null : total(offers, (offer) => offer.amount ?? 0);
  return {
    supplier: asked.supplier,
    currency,
    rate,
    offers,
    missing: row.lines.length - offers.length,
    amount,
    onTop,
    landed: landedOf(amount, onTop),
    leadDays: days.length === 0 ? null : Math.max(...days),
    isExpired: validUntil !== null && validUntil < today,
  };
}

interface Offering extends Omit<Answering, 'today'> {
  readonly rate: number | null;
  readonly onTop: OnTop | null;
}

function offerOf(view: Reader, line: AskedLine, { asked, quotation, rate, onTop }: Offering): Offer[] {
  const answered = quotation.lines.find((one) => one.line === line.id);
  const price = answered?.price ?? null;
  if (!answered || price === null) return [];
  const unit = view.get('product', line.product)?.unit ?? '';
  const quantity = quantityBought(line.quantity, answered, unit);
  const per = perPack(answered);
  const amount = rate === null ? null : valueBoughtAt(quantity, { price, discount: 0, rate, ...per });
  return [
    {
      line: line.id,
      supplier: asked.supplier,
      quantity,
      unitPrice: rate === null ? null : unitCostAt(price, 0, rate, per),
      asked: lineAmount(quantity, price, 0, per),
      amount,
      landed: landedOf(amount, onTop),
      leadDays: answered.leadDays,
      isBest: false,
    },
  ];
}

type Sum = Pick<Offer, 'amount' | 'landed'>;

/** What is compared: landed sums where all are known, else what the goods cost. */
function leastOf(sums: readonly Sum[]): { readonly of: keyof Sum; readonly least: number } | undefined {
  const known = sums.filter(({ amount }) => amount !== null);
  if (known.length === 0) return undefined;
  const of = known.every(({ landed }) => landed !== null) ? 'landed' : 'amount';
  return { of, least: Math.min(...known.map((sum) => sum[of] ?? 0)) };
}

const isLeast = (sum: Sum, best: ReturnType<typeof leastOf>): boolean =>
  best !== undefined && sum[best.of] === best.least;

/** The best offer of each line, as an award has it. */
export const bestAward = (wholes: readonly OfferedWhole[]): readonly { line: string; supplier: string }[] => {
  const best = new Map<string, string>();
  for (const { supplier, offers } of wholes)
    for (const { line, isBest } of offers) if (isBest && !best.has(line)) best.set(line, supplier);
  return [...best].map(([line, supplier]) => ({ line, supplier }));
};

import { vatAmount } from '#model/values/money.ts';
import type { VatCategory } from '#model/vat/vat-codes.ts';
import { multiplyDivide } from '#model/values/round.ts';
import type { InvoiceCharge, InvoiceTotals, Taxed, VatPart } from './invoice-content.ts';

const WHOLE = 10_000;
/** Minor units in one unit of a currency. */
const UNIT = 100;
/** An exchange rate is in millionths. */
const MILLION = 1_000_000;

/** What a line comes to, minor units with or without VAT as the prices of the invoice are, and how it is taxed. */
interface Summed {
  readonly amount: number;
  readonly vat: Taxed;
}

export interface ToSum {
  readonly pricesIncludeVat: boolean;
  /** Discounts are taken off already, that on the whole order, too. */
  readonly lines: readonly Summed[];
  readonly charges: readonly (Summed & Pick<InvoiceCharge, 'kind'>)[];
  /** What was paid before, minor units with VAT. */
  readonly prepaid: number;
  /** Whether what is to be paid is rounded to a whole unit of the currency. */
  readonly toWhole: boolean;
  /** Millionths of the company's currency for one unit of the invoice's; null: it is the same currency. */
  readonly rate: number | null;
}

export interface InvoiceSums {
  /** What each line comes to without VAT, in their order. */
  readonly lineNets: readonly number[];
  /** What each charge comes to without VAT, in their order. */
  readonly chargeNets: readonly number[];
  /** By category and rate, the highest rate first. */
  readonly vat: readonly Omit<VatPart, 'exemption'>[];
  readonly totals: InvoiceTotals;
  /** Minor units of the company's currency; null: it is that of the invoice. */
  readonly vatInCompanyCurrency: number | null;
}

/**
 * What an invoice comes to. Amounts are rounded one by one, VAT once per category and rate on the sum of what is taxed by
 * it, half away from zero (EN 16931-1, BR-CO-17). Of prices with VAT, each amount is first rid of it; what the sums then
 * differ from the prices agreed is a rounding of the amount to be paid, and no VAT. [INV1] [INV2] [INV3]
 */
export function invoiceSums(invoice: ToSum): InvoiceSums {
  const netOf = ({ amount, vat }: Summed): number =>
    invoice.pricesIncludeVat ? multiplyDivide(amount, WHOLE, WHOLE + vat.rate) : amount;
  const lineNets = invoice.lines.map(netOf);
  const chargeNets = invoice.charges.map(netOf);
  const signedCharges = invoice.charges.map((charge, at): Taken => ({
    ...charge.vat,
    net: signOf(charge) * (chargeNets[at] ?? 0),
  }));
  const vat = vatParts([
    ...invoice.lines.map((line, at): Taken => ({ ...line.vat, net: lineNets[at] ?? 0 })),
    ...signedCharges,
  ]);
  const totals = totalsOf(invoice, vat);
  return {
    lineNets,
    chargeNets,
    vat,
    totals,
    vatInCompanyCurrency: invoice.rate === null ? null : multiplyDivide(totals.vat, invoice.rate, MILLION),
  };
}

interface Taken extends Taxed {
  readonly net: number;
}

/** What is taken off counts against the lines. */
export const signOf = ({ kind }: Pick<InvoiceCharge, 'kind'>): 1 | -1 => (kind === 'discount' ? -1 : 1);

const order: readonly VatCategory[] = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'];

/** VAT by category and rate on the sum of its bases. [INV1] */
function vatParts(taken: readonly Taken[]): Omit<VatPart, 'exemption'>[] {
  const bases = new Map<string, Taxed & { base: number }>();
  for (const { category, rate, net } of taken) {
    const key = `${category} ${rate}`;
    bases.set(key, { category, rate, base: (bases.get(key)?.base ?? 0) + net });
  }
  return [...bases.values()]
    .map((part) => ({ ...part, amount: vatAmount(part.base, part.rate) }))
    .sort((a, b) => order.indexOf(a.category) - order.indexOf(b.category) || b.rate - a.rate);
}

function totalsOf(invoice: ToSum, parts: readonly Omit<VatPart, 'exemption'>[]): InvoiceTotals {
  const net = sumOf(parts, ({ base }) => base);
  const vat = sumOf(parts, ({ amount }) => amount);
  const gross = net + vat;
  const agreed = invoice.pricesIncludeVat
    ? sumOf(invoice.lines, ({ amount }) => amount) +
      sumOf(invoice.charges, (charge) => signOf(charge) * charge.amount)
    : gross;
  const left = agreed - invoice.prepaid;
  const payable = invoice.toWhole ? multiplyDivide(left, 1, UNIT) * UNIT : left;
  return {
    net,
    vat,
    gross,
    prepaid: invoice.prepaid,
    rounding: payable - (gross - invoice.prepaid),
    payable,
  };
}

const sumOf = <T>(all: readonly T[], amountOf: (one: T) => number): number =>
  all.reduce((sum, one) => sum + amountOf(one), 0);

import type { Posted, ToBook } from '#model/areas/setup/posting-rule/book-voucher.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import type { InvoiceCharge, InvoiceContent, InvoiceLine } from './invoice-content.ts';
import { signOf } from './invoice-sums.ts';
import { taxedGroups, taxPosting, type SoldAs } from './taxed-groups.ts';

export interface Booking {
  readonly series: string;
  readonly text: string;
  readonly soldAs: SoldAs;
  /** Millionths of the company's currency for one unit of the invoice's. */
  readonly rate: number;
  /** What it takes from the receivables besides, to close the invoice that it credits; absent: nothing. [INV13] */
  readonly closingRest?: number;
}

/**
 * An issued invoice as the books have it: what is owed in debit, what was sold and its VAT in credit, in the company's
 * currency. A credit note is the other way round. What converting leaves over is rounding. [INV10]
 */
export function invoiceVoucher(invoice: InvoiceContent, booking: Booking): ToBook {
  const { series, text, soldAs, rate, closingRest = 0 } = booking;
  const sign = invoice.type === 'creditNote' ? -1 : 1;
  const posted: readonly Posted[] = [
    ...together(postedOf(invoice, soldAs)).map((one) => ({
      ...one,
      amount: sign * amountAt(one.amount, rate),
    })),
    { purpose: 'receivables', amount: -closingRest },
  ];
  return {
    series,
    number: invoice.number,
    on: invoice.issuedOn,
    text,
    posted: [...posted, { purpose: 'rounding', amount: -restOf(posted) }],
  };
}

/** Minor units of the invoice's currency; they come to zero. */
function postedOf({ totals, lines, charges, vat }: InvoiceContent, soldAs: SoldAs): readonly Posted[] {
  const sold = (one: InvoiceLine | InvoiceCharge, amount: number): Posted => ({
    ...soldAs(one),
    treatment: one.vat.treatment,
    rate: one.vat.rate,
    amount: -amount,
  });
  /** What is invoiced before delivery stands there until the goods are invoiced. [BIL23] */
  const inAdvance = ({ net }: InvoiceLine): Posted => ({ purpose: 'advances', amount: -net });
  return [
    { purpose: 'receivables', amount: totals.payable },
    { purpose: 'advances', amount: totals.prepaid },
    ...lines.map((line) => (line.isAdvance ? inAdvance(line) : sold(line, line.net))),
    ...charges.map((charge) => sold(charge, signOf(charge) * charge.amount)),
    ...taxedGroups({ lines, charges, vat }, soldAs).map((group): Posted => ({
      purpose: 'vatOut',
      ...taxPosting(group),
      amount: -group.vat,
    })),
    { purpose: 'rounding', amount: -totals.rounding },
  ];
}

/** What is posted alike, as one: it is converted once. */
function together(all: readonly Posted[]): readonly Posted[] {
  const sums = new Map<string, Posted>();
  for (const one of all) {
    const { purpose, category, treatment, vatClass, rate } = one;
    const key = [purpose, category, treatment, vatClass, rate].join(' ');
    sums.set(key, { ...one, amount: (sums.get(key)?.amount ?? 0) + one.amount });
  }
  return [...sums.values()];
}

/** What is left over of what is posted: zero, where it may be booked. */
export const restOf = (posted: readonly Posted[]): number =>
  posted.reduce((sum, { amount }) => sum + amount, 0);

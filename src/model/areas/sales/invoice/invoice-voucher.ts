import type { Voucher, VoucherRow } from '#model/areas/setup/account/voucher.ts';
import { voucherRest } from '#model/areas/setup/account/voucher.ts';
import { multiplyDivide } from '#model/values/round.ts';
import type { InvoiceCharge, InvoiceContent, InvoiceLine, VatPart } from './invoice-content.ts';
import { signOf } from './invoice-sums.ts';

/** An exchange rate is in millionths. */
const MILLION = 1_000_000;

/** The accounts that an invoice is booked on, by their numbers. */
export interface InvoiceAccounts {
  readonly receivables: string;
  /** What was prepaid, or invoiced before delivery, stands there until the goods are invoiced. */
  readonly advances: string;
  /** Rounding of what is to be paid, and of what was converted. */
  readonly rounding: string;
  readonly sales: (sold: InvoiceLine | InvoiceCharge) => string;
  readonly vat: (part: VatPart) => string;
}

export interface Booking {
  readonly series: string;
  readonly text: string;
  readonly accounts: InvoiceAccounts;
  /** Millionths of the company's currency for one unit of the invoice's; null: it is the same currency. */
  readonly rate: number | null;
}

/**
 * An issued invoice as the books have it: what is owed in debit, what was sold and its VAT in credit, one row an account,
 * in the company's currency. A credit note is the other way round. What converting leaves over is rounding. [INV10]
 */
export function invoiceVoucher(invoice: InvoiceContent, { series, text, accounts, rate }: Booking): Voucher {
  const { totals, lines, charges, vat } = invoice;
  const sign = invoice.type === 'creditNote' ? -1 : 1;
  const amounts = new Map<string, number>();
  const book = (account: string, amount: number): void => {
    amounts.set(account, (amounts.get(account) ?? 0) + sign * amount);
  };
  book(accounts.receivables, totals.payable);
  book(accounts.advances, totals.prepaid);
  for (const line of lines) book(line.isAdvance ? accounts.advances : accounts.sales(line), -line.net);
  for (const charge of charges) book(accounts.sales(charge), -signOf(charge) * charge.amount);
  for (const part of vat) book(accounts.vat(part), -part.amount);
  book(accounts.rounding, -totals.rounding);
  const converted = [...amounts].map(([account, amount]): VoucherRow => ({
    account,
    amount: rate === null ? amount : multiplyDivide(amount, rate, MILLION),
    text: '',
  }));
  return {
    series,
    number: invoice.number,
    on: invoice.issuedOn,
    text,
    rows: balanced(converted, accounts.rounding).filter(({ amount }) => amount !== 0),
  };
}

function balanced(rows: readonly VoucherRow[], rounding: string): readonly VoucherRow[] {
  const rest = voucherRest({ rows });
  return rows.map((row) => (row.account === rounding ? { ...row, amount: row.amount - rest } : row));
}

import { vatCodesOf } from '#model/vat/vat-codes.ts';
import { vatTreatments, type VatTreatment } from '#model/vat/treatment.ts';
import { invoiceSums } from './invoice-sums.ts';
import type { InvoiceLine, InvoiceRow, InvoiceTotals } from './invoice.facts.ts';

/** The treatment by which a line is taxed; of lines of which it is not known, that at home. */
export const treatmentOf = ({ treatment }: Pick<InvoiceLine, 'treatment'>): VatTreatment =>
  vatTreatments.find((one) => one === treatment) ?? 'domestic';

/** How a line is taxed, as invoices write it. */
export function taxedAs(line: Pick<InvoiceLine, 'treatment' | 'vatClass' | 'vatRate'>) {
  const rate = line.vatRate ?? 0;
  const { category } = vatCodesOf(treatmentOf(line), line.vatClass, rate);
  return { category, rate };
}

/**
 * The totals of an invoice, minor units of its currency, below zero where it takes more back than it charges. What its
 * orders had paid is no part of them: it is a payment like others. [BIL8]
 * @param isRounded whether the sum to be paid is rounded to whole units (BT-114), never the VAT
 */
export function invoiceTotals(
  { pricesIncludeVat }: Pick<InvoiceRow, 'pricesIncludeVat'>,
  lines: readonly InvoiceLine[],
  isRounded: boolean,
): InvoiceTotals {
  const { totals, vat } = invoiceSums({
    pricesIncludeVat,
    lines: lines.map((line) => ({ amount: line.amount, vat: taxedAs(line) })),
    charges: [],
    prepaid: 0,
    toWhole: isRounded,
    rate: null,
  });
  return {
    net: totals.net,
    vat: totals.vat,
    gross: totals.gross,
    perRate: vat.map(({ category, rate, base, amount }) => ({ category, rate, net: base, vat: amount })),
    rounding: totals.rounding,
    payable: totals.payable,
  };
}

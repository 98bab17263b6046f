import type { InvoiceContent } from '#model/areas/sales/invoice/invoice-content.ts';

/** An invoice with every amount and quantity on the other side of zero: as a credit note says what an invoice lowers. */
export function turnedRound(invoice: InvoiceContent): InvoiceContent {
  const { totals, vatInCompanyCurrency: other } = invoice;
  return {
    ...invoice,
    lines: invoice.lines.map((line) => ({
      ...line,
      quantity: opposite(line.quantity),
      discount: opposite(line.discount),
      net: opposite(line.net),
    })),
    charges: invoice.charges.map((charge) => ({ ...charge, amount: opposite(charge.amount) })),
    vat: invoice.vat.map((part) => ({ ...part, base: opposite(part.base), amount: opposite(part.amount) })),
    totals: {
      net: opposite(totals.net),
      vat: opposite(totals.vat),
      gross: opposite(totals.gross),
      prepaid: opposite(totals.prepaid),
      rounding: opposite(totals.rounding),
      payable: opposite(totals.payable),
    },
    vatInCompanyCurrency: other && { ...other, amount: opposite(other.amount) },
  };
}

/** Zero has no other side. */
const opposite = (figure: number): number => (figure === 0 ? 0 : -figure);

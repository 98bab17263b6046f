import type { InvoiceContent } from '#model/areas/sales/invoice/invoice-content.ts';
import { swishCode } from '#model/areas/sales/invoice/swish-code.ts';
import type { PaperPayment } from './paper.ts';
import type { Pen } from './pen.ts';

/** Where an invoice, or what is left of it, is paid, and by when; undefined where the customer has nothing to pay. [PAP41] */
export function paymentBlock(content: InvoiceContent, pen: Pen): PaperPayment | undefined {
  const { bank, type, totals, currency, ocr, number } = content;
  // A credit note has its amounts above zero: that money goes to the customer.
  if (type === 'creditNote' || totals.payable <= 0) return undefined;
  const code = swishCode(content);
  const accounts = (['bankgiro', 'plusgiro', 'iban', 'bic', 'swish'] as const).map((field) => ({
    label: pen.word(`account.${field}`),
    value: bank[field],
  }));
  return {
    heading: pen.word('payment'),
    facts: [
      { label: pen.word('toPay'), value: { strong: pen.money(totals.payable, currency) } },
      { label: pen.word('dueDay'), value: pen.date(content.dueOn) },
      { label: pen.word('reference'), value: ocr || number },
      ...accounts,
    ].filter(({ value }) => value !== ''),
    qr: code === null ? null : { code, label: pen.word('account.swish') },
  };
}

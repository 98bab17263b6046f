import type { InvoiceWord, PaperText } from '#model/papers/paper-words.ts';

/** What invoices say on paper besides what other papers do. */
export const invoicePaperWords: Readonly<Record<InvoiceWord, PaperText>> = {
  invoiceDate: { en: 'Invoice date', sv: 'Fakturadatum' },
  delivered: { en: 'Delivered', sv: 'Levererat' },
  advanceInvoice: { en: 'Invoice for an advance', sv: 'Förskottsfaktura' },
  advance: { en: 'Advance', sv: 'Förskott' },
  advanceDeducted: { en: 'Less advance, invoice {number}', sv: 'Avgår förskott, faktura {number}' },
  returnFee: { en: 'Fee for goods returned', sv: 'Avgift för returnerade varor' },
  freightOff: { en: 'refunded for goods returned', sv: 'återbetalas för returnerade varor' },
  advanceOn: { en: 'Day of the advance', sv: 'Förskottet betalas' },
  yourOrder: { en: 'Your order', sv: 'Ert ordernummer' },
  ourOrders: { en: 'Our order', sv: 'Vår order' },
  yourVatNumber: { en: 'Your VAT number', sv: 'Ert momsreg.nr' },
  creditsInvoice: {
    en: 'Credits invoice {number} of {day}.',
    sv: 'Krediterar faktura {number} av den {day}.',
  },
  correctsInvoice: {
    en: 'Corrects invoice {number} of {day}.',
    sv: 'Ändrar faktura {number} av den {day}.',
  },
  isDraft: { en: 'Draft. This is not an invoice.', sv: 'Utkast. Det här är ingen faktura.' },
  vatRate: { en: 'VAT', sv: 'Moms' },
  rounding: { en: 'Rounding', sv: 'Öresavrundning' },
  prepaid: { en: 'Paid in advance', sv: 'Betalt i förskott' },
  toPay: { en: 'To pay', sv: 'Att betala' },
  toGetBack: { en: 'To your credit', sv: 'Er tillgodo' },
  vatInCurrency: { en: 'VAT in {currency}', sv: 'Moms i {currency}' },
  approvedForFTax: { en: 'Approved for F-tax', sv: 'Godkänd för F-skatt' },
  payment: { en: 'Payment', sv: 'Betalning' },
  reference: { en: 'Reference (OCR)', sv: 'OCR-nummer' },
  dueDay: { en: 'Due date', sv: 'Förfallodatum' },
  lessIfPaid: {
    en: '{percent} ({amount}) if paid by {day}',
    sv: '{percent} ({amount}) vid betalning senast {day}',
  },
  'account.bankgiro': { en: 'Bankgiro', sv: 'Bankgiro' },
  'account.plusgiro': { en: 'Plusgiro', sv: 'Plusgiro' },
  'account.iban': { en: 'IBAN', sv: 'IBAN' },
  'account.bic': { en: 'BIC', sv: 'BIC' },
  'account.swish': { en: 'Swish', sv: 'Swish' },
};

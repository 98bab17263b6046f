import type { InvoiceContent } from '#model/areas/sales/invoice/invoice-content.ts';
import { contentOf } from '#model/areas/sales/invoice/invoice.content.ts';
import { termOf } from '#model/areas/setup/payment-term/term-of.ts';
import { isAdvance } from '#model/areas/sales/invoice/invoice.kind.ts';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { addressLines } from './draw-paper.ts';
import { invoiceTable } from './invoice-table.ts';
import { nameIn } from './line-names.ts';
import type { PaperAddress, PaperFact } from './paper.ts';
import type { PaperDeclaration, PaperParts, PaperSource } from './paper-source.ts';
import type { PaperWord } from './paper-words.ts';
import { paymentBlock } from './payment-block.ts';

const titles = {
  invoice: 'invoice',
  creditNote: 'creditNote',
  corrective: 'correctiveInvoice',
} as const satisfies Record<InvoiceRow['type'], PaperWord>;

/** An invoice, a credit note or a corrective invoice, with all that the law asks for; of a draft it says that it is one. [PAP40] */
export const invoicePaper: PaperDeclaration<'invoice'> = {
  kind: 'invoice',
  title: (row) => (isAdvance(row) ? 'advanceInvoice' : titles[row.type]),
  number: ({ number }) => number,
  party: ({ customer }) => ({ table: 'customer', id: customer }),
  foot: 'plain',
  mail: ({ type }) => (type === 'creditNote' ? 'mailCreditNote' : 'mailInvoice'),
  mailed: { type: 'send', data: { by: 'mail' } },
  reads: ['invoice', 'salesOrder', 'product', 'unit', 'member', 'paymentTerm', 'customerCategory'],
  parts: (row, source) => {
    const content = contentOf(source.view, row, {
      today: source.today,
      language: source.pen.language,
      legal: (text) => source.pen.word(`vat.${text}`),
      advance: (deducts) =>
        deducts === undefined
          ? source.pen.word('advance')
          : source.pen.word('advanceDeducted', { number: deducts }),
      fee: source.pen.word('returnFee'),
      freightOff: source.pen.word('freightOff'),
      terms: termsSaid(row, source),
    });
    return content ? partsOf(row, content, source) : { addresses: [], facts: [], tables: [] };
  },
};

function termsSaid({ terms }: InvoiceRow, { view, pen }: PaperSource): string {
  const term = termOf(terms, (id) => view.get('paymentTerm', id));
  return term ? nameIn(pen, term) : '';
}

function partsOf(row: InvoiceRow, content: InvoiceContent, source: PaperSource): PaperParts {
  const { pen } = source;
  const payment = row.issue ? paymentBlock(content, pen) : undefined;
  return {
    sender: content.seller,
    addresses: addressesOf(content, source),
    facts: factsOf(row, content, source),
    tables: [invoiceTable(content, pen)],
    texts: textsOf(row, content, source),
    ...(payment && { payment }),
    notes: content.note,
  };
}

function addressesOf({ buyer, deliverTo }: InvoiceContent, { pen }: PaperSource): readonly PaperAddress[] {
  const to = (label: PaperWord, name: string, address: typeof buyer.address): PaperAddress => ({
    label: pen.word(label),
    name,
    lines: addressLines(pen, address),
  });
  return [
    to('customer', buyer.name, buyer.address),
    ...(deliverTo ? [to('deliveryAddress', deliverTo.name, deliverTo.address)] : []),
  ];
}

function factsOf(row: InvoiceRow, content: InvoiceContent, { view, pen, nameOf }: PaperSource): PaperFact[] {
  const fact = (label: PaperWord, value: string): PaperFact => ({ label: pen.word(label), value });
  const { from = null, to = null } = content.deliveredOn ?? {};
  const [order] = row.lines.flatMap(({ order: id }) =>
    id === undefined ? [] : (view.get('salesOrder', id) ?? []),
  );
  const { cashDiscount: less } = content.terms;
  return [
    fact('invoiceDate', pen.date(content.issuedOn)),
    fact('dueDay', pen.date(content.dueOn)),
    fact(
      isAdvance(row) ? 'advanceOn' : 'delivered',
      from === to ? pen.date(from) : `${pen.date(from)}–${pen.date(to)}`,
    ),
    fact('customerNumber', view.get('customer', row.customer)?.number ?? ''),
    fact('ourReference', (order?.salesperson && nameOf(order.salesperson)) ?? ''),
    fact('yourReference', content.buyerReference),
    fact('yourOrder', content.buyerOrderNumber),
    fact('ourOrders', content.ourOrderNumbers.join(', ')),
    fact('yourVatNumber', content.buyer.vatNumber),
    fact('paymentTerms', content.type === 'creditNote' ? '' : content.terms.text),
    fact(
      'cashDiscount',
      less
        ? pen.word('lessIfPaid', {
            percent: pen.percent(less.percent),
            amount: pen.money(less.amount, content.currency),
            day: pen.date(less.until),
          })
        : '',
    ),
  ];
}

/** What it refers to, why no VAT is charged, and that the company is approved for F-tax. */
function textsOf(row: InvoiceRow, content: InvoiceContent, { pen }: PaperSource): readonly string[] {
  const { corrects, type } = content;
  const refers = type === 'creditNote' ? 'creditsInvoice' : 'correctsInvoice';
  return [
    ...(row.issue ? [] : [pen.word('isDraft')]),
    ...(corrects ? [pen.word(refers, { number: corrects.number, day: pen.date(corrects.issuedOn) })] : []),
    ...new Set(content.vat.flatMap(({ exemption }) => exemption?.text ?? [])),
    ...(content.approvedForFTax ? [pen.word('approvedForFTax')] : []),
  ];
}

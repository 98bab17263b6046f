import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { invoiceVoucher } from '#model/areas/sales/invoice/invoice-voucher.ts';
import { closingRest, receivableSteps, type OpenStep } from '#model/areas/sales/invoice/receivable-steps.ts';
import { soldAs } from '#model/areas/sales/invoice/sold-as.ts';
import { taxedGroups, type TaxedGroup } from '#model/areas/sales/invoice/taxed-groups.ts';
import { signOf } from '#model/areas/sales/owed/owed.ts';
import { paymentSteps, type BookedStep, type NotedFact } from '#model/areas/sales/payment/payment-steps.ts';
import { paymentPosted, withVat, type Settled } from '#model/areas/sales/payment/payment-voucher.ts';
import type { Allocation, PaymentRow } from '#model/areas/sales/payment/payment.facts.ts';
import type { ToBook } from '#model/areas/setup/posting-rule/book-voucher.ts';
import type { Reader } from '#model/engine/reader.ts';
import { amountAt, RATE_ONE } from '#model/values/unit-cost.ts';
import type { Language } from '#model/values/languages.ts';
import { writtenInvoice } from '#words/written-invoice.ts';
import { voucherTexts } from '#words/voucher.words.ts';

/** Series of vouchers: invoices, payments, bad debts. */
export const [INVOICES, PAYMENTS] = ['F', 'I'];
const LOSSES = 'K';

/** What vouchers are made of, besides their documents. */
export interface Books {
  readonly view: Reader;
  readonly language: Language;
  /** What happened to what is open of invoices, by invoice. */
  readonly steps: ReadonlyMap<string, readonly OpenStep[]>;
}

type Named = keyof typeof voucherTexts;

/** What a voucher is called in the books. */
export const textOf = ({ language }: Books, what: Named, number: string, name: string): string =>
  `${voucherTexts[what][language]} ${number} ${name}`.trim();

/** An issued invoice. [INV10] */
export function invoiceToBook(books: Books, row: InvoiceRow): readonly ToBook[] {
  const { view, language } = books;
  const content = row.issue && writtenInvoice(view, row, { today: row.issue.issuedOn, language });
  if (!content) return [];
  return [
    invoiceVoucher(content, {
      series: INVOICES,
      text: textOf(books, row.type, content.number, content.buyer.name),
      soldAs: soldAs(view, row, content),
      rate: row.rate,
      closingRest: restOfCredited(books, row),
    }),
  ];
}

/** What a credit note closes of the invoice that it credits, beyond its own worth. [INV13] */
function restOfCredited({ view, steps }: Books, row: InvoiceRow): number {
  const credited = creditedInOtherCurrency(row);
  const invoice = credited === null ? undefined : view.get('invoice', credited);
  return invoice ? closingRest(row, invoice, steps.get(invoice.id) ?? []) : 0;
}

/** The invoice that an invoice is set off against, where converting may leave something over; null: none. */
export const creditedInOtherCurrency = ({ setOff, rate, corrects }: InvoiceRow): string | null =>
  setOff > 0 && rate !== RATE_ONE ? corrects : null;

/** What was written off of an invoice, with its VAT. [PAY11] */
export function lossesToBook(books: Books, row: InvoiceRow): readonly ToBook[] {
  const steps = books.steps.get(row.id) ?? [];
  const taken = receivableSteps(row, steps);
  const taxed = taxedIn(books, row);
  const number = row.number ?? '';
  return steps.flatMap(({ type, data, command }) => {
    if (type !== 'writtenOff') return [];
    const booked = taken.get(command) ?? 0;
    return [
      {
        series: LOSSES,
        number,
        on: data.on,
        text: textOf(books, 'writtenOff', number, row.issue?.buyer.name ?? ''),
        posted: [...withVat('writtenOff', booked, taxed), { purpose: 'receivables', amount: -booked }],
      },
    ];
  });
}

/** All that a payment did, a voucher a step; the first has its number, what follows that number with its place. [PAY12] */
export function paymentToBook(books: Books, row: PaymentRow, facts: readonly NotedFact[]): readonly ToBook[] {
  const { view } = books;
  const name = view.get('customer', row.customer)?.name ?? '';
  const steps = paymentSteps(row, facts, ({ invoice, ...part }, command) =>
    settledOf(books, view.get('invoice', invoice), part, command),
  );
  return steps.map((step, at): ToBook => {
    const number = `${row.number ?? ''}${at === 0 ? '' : `/${at + 1}`}`;
    const { on, notedOn } = step;
    return {
      series: PAYMENTS,
      number,
      on,
      notedOn,
      text: textOf(books, nameOf(step, row), row.number ?? '', name),
      posted: paymentPosted(row, step),
    };
  });
}

const nameOf = ({ type }: BookedStep, { direction }: PaymentRow): Named =>
  type === 'recorded' && direction === 'out' ? 'paidOut' : type;

function settledOf(
  books: Books,
  invoice: InvoiceRow | undefined,
  { settles, ...part }: Omit<Allocation, 'invoice'>,
  command: string,
): Settled {
  if (!invoice) throw new Error('a payment names an invoice that is not there');
  const { id, rate } = invoice;
  const whole = amountAt((settles ?? part.amount) + (part.less?.amount ?? 0), rate);
  const booked = receivableSteps(invoice, books.steps.get(id) ?? []).get(command) ?? whole;
  const isForeign = settles !== undefined;
  return {
    ...part,
    rate,
    isForeign,
    booked,
    taxed: part.less?.kind === 'discount' ? taxedIn(books, invoice) : [],
  };
}

/** How an invoice is taxed, its amounts above zero. */
function taxedIn({ view, language }: Books, row: InvoiceRow): readonly TaxedGroup[] {
  const content = row.issue && writtenInvoice(view, row, { today: row.issue.issuedOn, language });
  if (!content) return [];
  const sign = row.type === 'creditNote' ? 1 : signOf(row); // what a credit note says is above zero already
  return taxedGroups(content, soldAs(view, row, content)).map((group) => ({
    ...group,
    base: sign * group.base,
    vat: sign * group.vat,
  }));
}

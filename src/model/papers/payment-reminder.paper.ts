import { contentOf } from '#model/areas/sales/invoice/invoice.content.ts';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { nextFee, nextLevel, reminderPolicyOf, stepAt } from '#model/areas/sales/invoice/reminders.ts';
import { openOf } from '#model/areas/sales/owed/owed.ts';
import { feesLeft } from '#model/areas/sales/payment/reminder-fees.ts';
import { daysBetween } from '#model/values/moments.ts';
import { addressLines } from './draw-paper.ts';
import { tableOf } from './paper-lines.ts';
import type { PaperDeclaration, PaperParts, PaperSource } from './paper-source.ts';
import type { PaperFact, PaperTable, PaperTotal } from './paper.ts';
import type { PaperWord } from './paper-words.ts';
import { paymentBlock } from './payment-block.ts';

/** The next reminder of an invoice that is overdue: mailing it reminds of it. [REM4] */
export const paymentReminderPaper: PaperDeclaration<'invoice'> = {
  kind: 'invoice',
  title: () => 'paymentReminder',
  number: ({ number }) => number,
  party: ({ customer }) => ({ table: 'customer', id: customer }),
  foot: 'plain',
  mail: () => 'mailReminder',
  mailed: { type: 'remind', data: { by: 'mail' }, permission: 'invoice.remind' },
  reads: ['invoice', 'salesOrder', 'product', 'unit', 'paymentTerm'],
  parts,
};

function parts(row: InvoiceRow, source: PaperSource): PaperParts {
  const { view, pen, today } = source;
  const content = contentOf(view, row, {
    today,
    language: pen.language,
    legal: () => '',
    advance: () => '',
    fee: '',
    freightOff: '',
    terms: '',
  });
  if (!content) return { addresses: [], facts: [], tables: [] };
  const { buyer, totals } = content;
  const payable = openOf(row) + feesLeft(view, row) + nextFee(view, row);
  const payment = paymentBlock({ ...content, totals: { ...totals, payable } }, pen);
  return {
    sender: content.seller,
    addresses: [{ label: pen.word('customer'), name: buyer.name, lines: addressLines(pen, buyer.address) }],
    facts: factsOf(row, source),
    tables: [tableFor(row, payable, source)],
    texts: [textFor(row, source)],
    ...(payment && { payment }),
  };
}

function factsOf(row: InvoiceRow, { view, pen, today }: PaperSource): PaperFact[] {
  const fact = (label: PaperWord, value: string): PaperFact => ({ label: pen.word(label), value });
  return [
    fact('reminderDate', pen.date(today)),
    fact('reminderNumber', pen.count(nextLevel(row))),
    fact('customerNumber', view.get('customer', row.customer)?.number ?? ''),
    fact('yourReference', row.theirReference),
    fact('yourOrder', row.theirOrder),
  ];
}

/** What the step says in the language of the paper; where it says nothing, the usual sentence. [REM1] */
function textFor(row: InvoiceRow, { view, pen }: PaperSource): string {
  const level = nextLevel(row);
  const own = stepAt(reminderPolicyOf(view), level).text[pen.language];
  return own === '' ? pen.word(level === 1 ? 'reminderFirst' : 'reminderAgain') : own;
}

/** The invoice, what is left of it, and the fees. */
function tableFor(row: InvoiceRow, payable: number, { view, pen, today }: PaperSource): PaperTable {
  const money = (amount: number): string => pen.money(amount, row.currency);
  const total = (id: string, label: PaperWord, amount: number): PaperTotal[] =>
    amount === 0 ? [] : [{ id, label: pen.word(label), value: money(amount) }];
  const { issuedOn = today, dueOn = today } = row.issue ?? {};
  return tableOf({
    label: pen.word('invoice'),
    lines: [row],
    columns: [
      { id: 'number', header: pen.word('invoice'), cell: ({ number }) => number ?? '' },
      { id: 'issued', header: pen.word('invoiceDate'), cell: () => pen.date(issuedOn) },
      { id: 'due', header: pen.word('dueDay'), cell: () => pen.date(dueOn) },
      {
        id: 'late',
        header: pen.word('daysLate'),
        align: 'end',
        cell: () => pen.count(Math.max(0, daysBetween(dueOn, today))),
      },
      { id: 'total', header: pen.word('amount'), align: 'end', cell: ({ totals }) => money(totals.payable) },
      { id: 'open', header: pen.word('leftToPay'), align: 'end', cell: () => money(openOf(row)) },
    ],
    totals: [
      ...total('fees', 'earlierFees', feesLeft(view, row)),
      ...total('fee', 'reminderFee', nextFee(view, row)),
      ...total('payable', 'toPay', payable),
    ],
  });
}

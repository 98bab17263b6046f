import type { CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import { statementOf, type OpenItem, type StatementPart } from '#model/areas/sales/payment/statement.ts';
import { addressLines } from './draw-paper.ts';
import { tableOf, type LineColumn } from './paper-lines.ts';
import type { PaperDeclaration, PaperSource } from './paper-source.ts';
import type { PaperTable, PaperTotal } from './paper.ts';
import type { PaperWord } from './paper-words.ts';

/** What a customer owes at the end of a day: open items, how long they have been due, what is paid and not allocated. [REC5] */
export const statementPaper: PaperDeclaration<'customer'> = {
  kind: 'customer',
  title: () => 'statement',
  number: () => null,
  party: ({ id }) => ({ table: 'customer', id }),
  foot: 'paid',
  mail: () => 'mailStatement',
  priced: 'invoice.view',
  reads: ['invoice', 'payment'],
  parts: (row, source) => {
    const { view, pen, today, options, may } = source;
    const day = options.asOf ?? today;
    const found = may('invoice.view') ? statementOf(view, row.id, day, today) : [];
    return {
      addresses: [addressedTo(row, source)],
      facts: [
        { label: pen.word('asOf'), value: pen.date(day) },
        { label: pen.word('customerNumber'), value: row.number },
        { label: pen.word('yourVatNumber'), value: row.vatNumber },
      ],
      tables: found.map((part) => tableFor(part, found.length > 1, source)),
      texts: [pen.word(found.length === 0 ? 'nothingOpen' : 'statementText')],
    };
  },
};

const addressedTo = ({ name, addresses }: CustomerRow, { pen }: PaperSource) => ({
  label: pen.word('customer'),
  name,
  lines: addressLines(pen, addresses.billing),
});

function tableFor(part: StatementPart, isOneOfSeveral: boolean, { pen }: PaperSource): PaperTable {
  const { currency, items, ageing, unallocated, balance } = part;
  const money = (amount: number): string => pen.money(amount, currency);
  const total = (id: string, label: PaperWord, amount: number): PaperTotal => ({
    id,
    label: pen.word(label),
    value: money(amount),
  });
  const ages = (['notDue', 'upTo30', 'upTo60', 'upTo90', 'older'] as const).flatMap((age) =>
    ageing[age] === 0 ? [] : [total(age, `age.${age}`, ageing[age])],
  );
  return tableOf({
    id: `open-${currency}`,
    label: pen.word('openItems'),
    heading: isOneOfSeveral ? currency : null,
    lines: items,
    columns: columnsOf(pen, money),
    totals: [
      ...ages,
      ...(unallocated === 0 ? [] : [total('unallocated', 'notAllocated', -unallocated)]),
      total('balance', 'balance', balance),
    ],
  });
}

const columnsOf = (
  pen: PaperSource['pen'],
  money: (amount: number) => string,
): readonly LineColumn<OpenItem>[] => [
  { id: 'number', header: pen.word('invoice'), cell: ({ number }) => number },
  { id: 'issued', header: pen.word('invoiceDate'), cell: ({ issuedOn }) => pen.date(issuedOn) },
  { id: 'due', header: pen.word('dueDay'), cell: ({ dueOn }) => pen.date(dueOn) },
  {
    id: 'late',
    header: pen.word('daysLate'),
    align: 'end',
    cell: ({ late }) => (late === 0 ? '' : pen.count(late)),
  },
  { id: 'total', header: pen.word('amount'), align: 'end', cell: ({ total }) => money(total) },
  { id: 'open', header: pen.word('leftToPay'), align: 'end', cell: ({ open }) => money(open) },
];

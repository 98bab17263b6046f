import { purchaseTerms } from '#model/areas/products/purchase-price/purchase-terms.ts';
import type {
  AskedLine,
  QuoteRequestRow,
} from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { asForSupplier } from '#model/areas/purchasing/quote-request/quote-request.for-supplier.ts';
import { addressLines } from './draw-paper.ts';
import { lineNames } from './line-names.ts';
import { filledColumns, tableOf, type LineColumn } from './paper-lines.ts';
import type { PaperAddress } from './paper.ts';
import type { PaperDeclaration, PaperSource } from './paper-source.ts';

/** Who it is for; undefined: it is for internal use, and names them all. */
const supplierOf = ({ suppliers: [only, ...others] }: QuoteRequestRow): string | undefined =>
  others.length === 0 ? only?.supplier : undefined;

/** A request for quotation, for each of its suppliers: what is wanted, where, when, and until when to answer. [RFQ14] */
export const quoteRequestPaper: PaperDeclaration<'quoteRequest'> = {
  kind: 'quoteRequest',
  title: () => 'quoteRequest',
  number: ({ number }) => number,
  party: (row) => {
    const id = supplierOf(row);
    return id === undefined ? null : { table: 'supplier', id };
  },
  forParty: asForSupplier,
  foot: 'plain',
  mail: () => 'mailQuoteRequest',
  mailed: { type: 'noteMailed', data: ({ party }) => ({ supplier: party }) },
  reads: ['product', 'unit', 'warehouse', 'purchaseList', 'purchasePrice'],
  parts: (row, source) => {
    const { pen } = source;
    return {
      addresses: addressesOf(row, source),
      facts: [
        { label: pen.word('sentOn'), value: pen.date(row.sentOn) },
        { label: pen.word('answerBy'), value: pen.date(row.answerBy) },
      ],
      tables: [
        tableOf({
          label: pen.word('lines'),
          lines: row.lines,
          columns: filledColumns(columnsOf(row, source), row.lines),
        }),
      ],
      texts: [pen.word('quotePricesAsked')],
      notes: row.notes,
    };
  },
};

function addressesOf(row: QuoteRequestRow, { view, pen }: PaperSource): readonly PaperAddress[] {
  const parties = row.suppliers.flatMap(({ supplier }) => view.get('supplier', supplier) ?? []);
  const warehouse = view.get('warehouse', row.warehouse);
  return [
    ...parties.map(({ name, addresses }) => ({
      label: pen.word('supplier'),
      name,
      lines: addressLines(pen, addresses.billing),
    })),
    ...(warehouse
      ? [
          {
            label: pen.word('deliveryAddress'),
            name: warehouse.name,
            lines: addressLines(pen, warehouse.address),
          },
        ]
      : []),
  ];
}

function columnsOf(row: QuoteRequestRow, source: PaperSource): readonly LineColumn<AskedLine>[] {
  const { pen, view, today } = source;
  const { name, ordered, productOf } = lineNames(source);
  const supplier = supplierOf(row) ?? null;
  const theirCode = (line: AskedLine): string => {
    const product = supplier === null ? undefined : productOf(line);
    return product ? purchaseTerms(view, { product, supplier, on: row.sentOn ?? today }).code : '';
  };
  return [
    { id: 'theirs', header: pen.word('yourCode'), cell: theirCode },
    { id: 'product', header: pen.word('product'), cell: name },
    { id: 'text', header: pen.word('note'), cell: ({ text }) => text },
    {
      id: 'wanted',
      header: pen.word('requestedFor'),
      align: 'end',
      cell: ({ wantedOn }) => pen.date(wantedOn),
    },
    {
      id: 'quantity',
      header: pen.word('quantity'),
      align: 'end',
      cell: (line) => ordered(line, line.quantity),
    },
  ];
}

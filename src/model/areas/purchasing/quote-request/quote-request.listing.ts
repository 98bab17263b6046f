import { productsOf } from '#model/archiving/open-work.ts';
import { defineListing, documentNumber, whole, word, words } from '#model/lists/listing.ts';
import { productListing } from '#model/areas/products/product/product.listing.ts';
import { supplierListing } from '../supplier/supplier.listing.ts';
import type { QuoteRequestRow } from './quote-request.facts.ts';
import { answersOf, isAsking } from './quote-request.kind.ts';

const suppliersOf = ({ suppliers }: QuoteRequestRow): readonly string[] =>
  suppliers.map(({ supplier }) => supplier);

/** How lists of requests for quotation sort, filter and search. */
export const quoteRequestListing = defineListing({
  table: 'quoteRequest',
  version: 1,
  fields: {
    tab: word((row: QuoteRequestRow) => String(row.state)),
    number: documentNumber,
    warehouse: word((row: QuoteRequestRow) => row.warehouse),
    supplier: words('supplier', suppliersOf),
    product: words('product', (row: QuoteRequestRow) => productsOf(row.lines)),
    answers: whole(answersOf),
    answerBy: word((row: QuoteRequestRow) => row.answerBy ?? ''),
    awaited: word((row: QuoteRequestRow) => (isAsking(row) ? (row.answerBy ?? '') : '')),
    sent: word((row: QuoteRequestRow) => row.sentOn ?? ''),
    created: word((row: QuoteRequestRow) => row.createdAt),
  },
  tab: 'tab',
  filters: {
    late: { kind: 'before', field: 'awaited' },
    supplier: { kind: 'choice', field: 'supplier' },
    product: { kind: 'choice', field: 'product' },
    warehouse: { kind: 'choice', field: 'warehouse' },
    sent: { kind: 'days', field: 'sent' },
  },
  sorts: { number: 'number', answers: 'answers', answerBy: 'answerBy', sent: 'sent', created: 'created' },
  text: (row) => `${row.number ?? ''} ${row.notes}`,
  named: [
    { byMany: 'supplier', listing: supplierListing, ids: suppliersOf },
    { byMany: 'product', listing: productListing, ids: (row) => productsOf(row.lines) },
  ],
});

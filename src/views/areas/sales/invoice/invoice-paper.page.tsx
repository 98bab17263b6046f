import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { invoicePaper } from '#model/papers/invoice.paper.ts';
import { DocumentPaperPage } from '#views/kit/print/document-paper-page.tsx';
import { useInvoiceSources } from './use-invoice-sources.ts';

/** An invoice as its customer gets it, in their language. [PAP40] */
export function InvoicePaperPage({ row }: { readonly row: InvoiceRow }) {
  useInvoiceSources(row);
  return <DocumentPaperPage declared={invoicePaper} row={row} />;
}

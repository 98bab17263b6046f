import { readInvoicePdf, readPeppolFile } from '#model/areas/sales/invoice/invoice-file.api.ts';
import type { InvoiceFileDesk } from '#model/areas/sales/invoice/invoice-file-desk.ts';
import { readSieFile } from '#model/areas/sales/invoice/sie-file.api.ts';
import type { HttpClient } from '../http/http-client.ts';
import { fileOf } from '../http/named-file.ts';

/** Files of the invoices of a company over HTTP. */
export function invoiceFileCalls(http: HttpClient, company: number): InvoiceFileDesk<Blob> {
  return {
    pdf: (invoice) => fileOf(http.open(readInvoicePdf, { params: { company, invoice } })),
    peppol: (invoice) => fileOf(http.open(readPeppolFile, { params: { company, invoice } })),
    sie: ({ from, to }) => fileOf(http.open(readSieFile, { params: { company }, query: { from, to } })),
  };
}

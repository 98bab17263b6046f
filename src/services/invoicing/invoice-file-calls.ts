import { readInvoicePdf, readPeppolFile } from '#model/areas/sales/invoice/invoice-file.api.ts';
import type {
  FileFailure,
  InvoiceFileDesk,
  NamedFile,
} from '#model/areas/sales/invoice/invoice-file-desk.ts';
import { readSieFile } from '#model/areas/sales/invoice/sie-file.api.ts';
import type { HttpClient } from '../http/http-client.ts';
import { refusedBy } from '../http/refused-by.ts';

/** Files of the invoices of a company over HTTP. */
export function invoiceFileCalls(http: HttpClient, company: number): InvoiceFileDesk<Blob> {
  return {
    pdf: (invoice) => fileOf(http.open(readInvoicePdf, { params: { company, invoice } })),
    peppol: (invoice) => fileOf(http.open(readPeppolFile, { params: { company, invoice } })),
    sie: ({ from, to }) => fileOf(http.open(readSieFile, { params: { company }, query: { from, to } })),
  };
}

async function fileOf(asked: Promise<Response>): Promise<NamedFile<Blob> | FileFailure> {
  try {
    const response = await asked;
    return { name: nameIn(response), content: await response.blob() };
  } catch (error) {
    return refusedBy(error) ?? { refusal: { code: 'offline' }, detail: null };
  }
}

/** The name that the server gives a file. */
function nameIn({ headers }: Response): string {
  const [, exact = ''] = /filename\*=UTF-8''(\S+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  return decodeURIComponent(exact);
}

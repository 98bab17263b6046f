import type { FileFailure, NamedFile } from '#model/api/named-file.ts';
import type { SieDays } from './sie-days.ts';

/** Files that invoices leave a company as; `Content` is the device's own type of files. */
export interface InvoiceFileDesk<Content> {
  /** The paper, in the language of the customer. */
  pdf(invoice: string): Promise<NamedFile<Content> | FileFailure>;
  /** The e-invoice. */
  peppol(invoice: string): Promise<NamedFile<Content> | FileFailure>;
  /** The vouchers of some days. */
  sie(days: SieDays): Promise<NamedFile<Content> | FileFailure>;
}

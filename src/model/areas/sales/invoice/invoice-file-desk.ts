import type { Refusal } from '#model/engine/envelope.ts';
import type { SieDays } from './sie-days.ts';

/** Why there is no file: the refusal, and the server's sentence in the reader's language, null if there was no answer. */
export interface FileFailure {
  readonly refusal: Refusal;
  readonly detail: string | null;
}

/** A file under its name. */
export interface NamedFile<Content> {
  readonly name: string;
  readonly content: Content;
}

/** Files that invoices leave a company as; `Content` is the device's own type of files. */
export interface InvoiceFileDesk<Content> {
  /** The paper, in the language of the customer. */
  pdf(invoice: string): Promise<NamedFile<Content> | FileFailure>;
  /** The e-invoice. */
  peppol(invoice: string): Promise<NamedFile<Content> | FileFailure>;
  /** The vouchers of some days. */
  sie(days: SieDays): Promise<NamedFile<Content> | FileFailure>;
}

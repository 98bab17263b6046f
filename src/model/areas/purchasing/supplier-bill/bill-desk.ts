import type { FileFailure, NamedFile } from '#model/api/named-file.ts';
import type { TakenBill } from './e-bill.api.ts';

/** What supplier bills need of the server; `Content` is the device's own type of files. */
export interface BillDesk<File, Content> {
  /** Reads an e-invoice, or says why it cannot be. */
  read(file: File, onProgress: (share: number) => void): Promise<TakenBill | FileFailure>;
  /** The file of payments for the bank, by its id. */
  paymentFile(file: string): Promise<NamedFile<Content> | FileFailure>;
}

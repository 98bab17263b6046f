import type { BankEntriesWaiting, TakenFile } from './bank-file.api.ts';

/** Why a file was not taken in: a code, and what the server said. */
export interface BankFileFailure {
  readonly code: string;
  readonly detail: string | null;
}

/** Files of the bank of a company; lists and changes reject with the reason. */
export interface BankDesk<F> {
  take(file: F, onProgress: (share: number) => void): Promise<TakenFile | BankFileFailure>;
  /** The oldest first. */
  waiting(): Promise<BankEntriesWaiting>;
  setAside(reference: string, isSetAside: boolean): Promise<void>;
}

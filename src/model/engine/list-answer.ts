import type { Language } from '../values/languages.ts';
import type { DocumentRow } from './rows.ts';

/** What a list asks the server: the query of its address, about rows that the device does not hold. */
export interface ListAsk {
  readonly search: string;
  /** A tab; undefined: all. */
  readonly state?: string | undefined;
  /** Values by filter, as in the address. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: { readonly column: string; readonly direction: 'ascending' | 'descending' };
  readonly language: Language;
  readonly today: string;
  /** Only rows that are not open and have not changed since this moment. */
  readonly beyond?: string;
  readonly except: readonly string[];
}

/** Of which rows of a list the days are asked. */
export interface DaysAsk extends Pick<ListAsk, 'filters' | 'today' | 'beyond' | 'except'> {
  /** The filter over days, or over choices, whose field divides the rows. */
  readonly by: string;
}

/** What of a list falls on one day, or has one value. */
export interface ListDay {
  /** `YYYY-MM-DD`, or the value. */
  readonly day: string;
  readonly count: number;
  /** By field. */
  readonly sums: Readonly<Record<string, number>>;
}

/** Which part of the answer: rows or ids, from where on. */
export interface ListPart {
  readonly part: 'rows' | 'ids';
  readonly after?: string;
  readonly limit: number;
}

/** A whole list as of one event of the log. */
export interface ListSnapshot<R = DocumentRow> {
  /** The last event that it speaks of. */
  readonly head: number;
  /** Its rows in order, some at a time, fetched as they are taken. */
  readonly pieces: AsyncIterable<readonly R[]>;
}

export interface ListAnswer {
  readonly rows: readonly DocumentRow[];
  readonly ids: readonly string[];
  /** Cursor of the next part; null at the end. */
  readonly next: string | null;
  /** Rows by tab and sums by field; with the first part of rows. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  readonly sums?: Readonly<Record<string, number>> | undefined;
}

/**
 * Whether a device has to ask for a row: it ended, and has not changed since the moment from which on the device holds
 * everything. Such rows count as the server's, even where one was fetched. [LI18]
 */
export const isBeyond = (
  isOpen: ((row: DocumentRow) => boolean) | undefined,
  row: DocumentRow,
  since: string,
): boolean => isOpen !== undefined && row.changedAt < since && !isOpen(row);

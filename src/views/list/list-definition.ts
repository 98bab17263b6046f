import type { ReactNode } from 'react';
import type { ListName } from '#model/list-view/list-view.ts';
import type { TableName } from '#model/engine/rows.ts';
import type { Column, Sort } from '../ui/data-list-types.ts';
import type { IconName } from '../ui/icon.tsx';
import type { BulkOffer } from './bulk-actions.tsx';
import type { ListFilter } from './list-filter.ts';

/** What a cell is in a file: a number, a text, a day or a moment; null where there is nothing. */
export type CellValue = string | number | Date | null;

export interface ListColumn<R> extends Column<R> {
  /** What stands in the totals row, over the rows of the result. */
  readonly sum?: ((rows: readonly R[]) => ReactNode) | undefined;
  /** What an exported file has. Default: what the cell shows, where that is plain text. */
  readonly value?: ((row: R) => CellValue) | undefined;
  /** Of the money it shows: a file has it in a column of its own beside it, where two amounts can be told apart. */
  readonly currency?: ((row: R) => string) | undefined;
  /** Out of sight until somebody asks for it. */
  readonly extra?: boolean | undefined;
}

export interface ListTab {
  readonly id: string;
  readonly label: string;
}

export interface ListEmpty {
  readonly icon: IconName;
  /** While a search or a filter keeps rows back, and while there are none at all. */
  readonly narrowed: string;
  readonly none: string;
  readonly text: string;
  readonly action?: ReactNode;
}

/** A list page in words: which rows, which columns, how they are found, what can be done with them. */
export interface ListDefinition<R, L = R> {
  /** Names the list; its order, its columns and its views are kept under it. */
  readonly id: ListName;
  readonly label: string;
  readonly rows: readonly R[];
  /** Lines in place of the rows found, such as a tree of them. */
  readonly arrange?: ((rows: readonly R[], isNarrowed: boolean) => readonly L[]) | undefined;
  readonly rowId: (line: L) => string;
  /** What is searched, in lower case. */
  readonly text: (row: R) => string;
  readonly searchHint: string;
  /** The state tab of a row, and the tabs in their order. */
  readonly state?: ((row: R) => string) | undefined;
  readonly tabs?: readonly ListTab[] | undefined;
  /** Sort keys by column; numbers or texts. */
  readonly sorts: Readonly<Record<string, (row: R) => string | number>>;
  readonly defaultSort: Sort;
  /** Tables that `text` and `state` read besides the row: whatever changes there is read again. */
  readonly reads?: readonly TableName[] | undefined;
  /** The same of the sort keys, by column. */
  readonly sortReads?: Readonly<Record<string, readonly TableName[]>> | undefined;
  /** The same of the filters. */
  readonly filterReads?: readonly TableName[] | undefined;
  readonly filters?: readonly ListFilter<R>[] | undefined;
  readonly columns: readonly ListColumn<L>[];
  readonly href?: ((line: L) => string) | undefined;
  readonly onOpen?: ((line: L) => void) | undefined;
  /** The key `e`. */
  readonly onEdit?: ((line: L) => void) | undefined;
  /** The key `n`. */
  readonly onCreate?: (() => void) | undefined;
  /** Whether a row waits for the server. */
  readonly pending?: ((line: L) => boolean) | undefined;
  readonly empty: ListEmpty;
  /** Commands that may be given to many rows at once. */
  readonly bulk?: BulkOffer | undefined;
  /** Ended documents of this kind are fetched on request; of parties whose name is searched for, too. */
  readonly earlier?: { readonly kind: TableName; readonly party?: 'customer' | 'supplier' } | undefined;
  /** More buttons while rows are selected. */
  readonly onSelected?: ((ids: readonly string[]) => ReactNode) | undefined;
  /** Buttons for all that is shown. */
  readonly actions?: ((lines: readonly L[]) => ReactNode) | undefined;
  /** A CSS height of the rows. */
  readonly height?: string | undefined;
}

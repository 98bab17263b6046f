import type { CellValue, LineFile } from './export-table.ts';
import type { ReactNode } from 'react';
import type { Listing } from '#model/lists/listing.ts';
import type { ListName } from '#model/list-view/list-view.ts';
import type { TableName } from '#model/engine/rows.ts';
import type { Column, Sort } from '#views/ui/data-list-types.ts';
import type { IconName } from '#views/ui/icon.tsx';
import type { BulkOffer } from './bulk-actions.tsx';
import type { ListFilter } from './list-filter.ts';
import type { ListParts } from './list-query.ts';

export interface ListColumn<R> extends Column<R> {
  /**
   * Content of the totals row, over the rows of the result that are on the device; `restOf` is the sum of a listing's
   * field over the others.
   */
  readonly sum?: ((rows: readonly R[], restOf: (field: string) => number) => ReactNode) | undefined;
  /** Value in an exported file. Default: what the cell shows, if that is plain text. */
  readonly value?: ((row: R) => CellValue) | undefined;
  /** Currency of the money shown: exported in a column next to it, so that amounts can be told apart. */
  readonly currency?: ((row: R) => string) | undefined;
  /** Hidden by default. */
  readonly extra?: boolean | undefined;
}

export interface ListTab {
  readonly id: string;
  readonly label: string;
}

export interface ListEmpty {
  readonly icon: IconName;
  /** Shown while a search or a filter hides all rows; `none`: while there are no rows at all. */
  readonly narrowed: string;
  readonly none: string;
  readonly text: string;
  readonly action?: ReactNode;
}

/** Definition of a list page: its rows and columns, how they are searched, and what can be done with them. */
export interface ListDefinition<R, L = R> {
  /** Name of the list; its order, columns and views are stored under it. */
  readonly id: ListName;
  readonly label: string;
  readonly rows: readonly R[];
  /** Lines shown in place of the rows found, such as a tree of them. */
  readonly arrange?: ((rows: readonly R[], isNarrowed: boolean) => readonly L[]) | undefined;
  readonly rowId: (line: L) => string;
  /** For documents that end: the server answers for those that the device does not hold, by the same declaration. */
  readonly listing?: Listing | undefined;
  /** Filters that always hold, by their ids in the listing; `rows` are narrowed by them already. */
  readonly fixed?: Readonly<Record<string, string>> | undefined;
  /** The searched text, in lower case. */
  readonly text: (row: R) => string;
  readonly searchHint: string;
  /** Barcodes are among what is searched: by the camera, and by a scanner that types into the search. */
  readonly scans?: boolean;
  /** What it asks when nothing is asked, unless the person starts it with a view of theirs. */
  readonly first?: ListParts | undefined;
  /** The state tab of a row, and the tabs in their order. */
  readonly state?: ((row: R) => string) | undefined;
  readonly tabs?: readonly ListTab[] | undefined;
  /** Sort keys by column: numbers or texts. */
  readonly sorts: Readonly<Record<string, (row: R) => string | number>>;
  readonly defaultSort: Sort;
  /** Tables that `text` and `state` read besides the row: a change in one of them invalidates both. */
  readonly reads?: readonly TableName[] | undefined;
  /** The same for the sort keys, by column. */
  readonly sortReads?: Readonly<Record<string, readonly TableName[]>> | undefined;
  /** The same for the filters. */
  readonly filterReads?: readonly TableName[] | undefined;
  readonly filters?: readonly ListFilter<R>[] | undefined;
  readonly columns: readonly ListColumn<L>[];
  readonly href?: ((line: L) => string) | undefined;
  readonly onOpen?: ((line: L) => void) | undefined;
  /** The key `e`. */
  readonly onEdit?: ((line: L) => void) | undefined;
  /** The key `n`. */
  readonly onCreate?: (() => void) | undefined;
  /** Whether a row is waiting for the server. */
  readonly pending?: ((line: L) => boolean) | undefined;
  readonly empty: ListEmpty;
  /** Commands that can be given to many rows at once. */
  readonly bulk?: BulkOffer | undefined;
  /** More buttons shown while rows are selected. */
  readonly onSelected?: ((ids: readonly string[]) => ReactNode) | undefined;
  /** Buttons that act on everything shown. */
  readonly actions?: ((lines: readonly L[]) => ReactNode) | undefined;
  /** A second file of its export: the lines of its documents. */
  readonly lineFile?: LineFile<R> | undefined;
  /** Height of the rows, as a CSS length. */
  readonly height?: string | undefined;
}

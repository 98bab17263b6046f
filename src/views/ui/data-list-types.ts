import type { ReactNode } from 'react';
import type { Tab } from './tabs.tsx';
import type { KeptPlace } from './use-virtual-rows.ts';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** Additional text on hover and focus of its header: how to tell its values apart. */
  readonly hint?: string | undefined;
  /** Pixels, or a share of the remaining space: `{ share: 2, min: 180 }`. Default: share 1, at least 120. */
  readonly width?: number | { readonly share: number; readonly min?: number };
  /** `end` for numbers: tabular figures. */
  readonly align?: 'start' | 'end' | 'center';
  readonly sortable?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** Shown in the totals row at the bottom, over all rows. */
  readonly total?: ReactNode;
  /**
   * Its place on a phone's card; only lines show the column name. Default: the first is the title, others are lines.
   */
  readonly card?: 'title' | 'subtitle' | 'aside' | 'line' | 'action' | 'none';
  readonly hidden?: boolean;
  /** Set by the list while its cells say nothing: it takes no more room than its heading. */
  readonly narrow?: boolean;
  /** Its cells have their own state (a button, a menu): elements are not recycled between rows. */
  readonly lives?: boolean;
}

export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

export interface Selection {
  readonly has: (id: string) => boolean;
  /** Number of rows selected in the whole result. */
  readonly count: number;
  readonly onToggle: (ids: readonly string[], on: boolean) => void;
  readonly onAll: (on: boolean) => void;
  /** Buttons shown while something is selected. */
  readonly actions?: ReactNode;
}

export interface RowsProps<Row> {
  /** Names the list for assistive technology. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Sorted and filtered by the caller; may hold 100,000. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Enter or a click on the row. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** The key `e` on a row. */
  readonly onEdit?: ((row: Row) => void) | undefined;
  /** Makes the first column a link (opens in a new tab, copies). */
  readonly href?: ((row: Row) => string) | undefined;
  /** Predicted, not yet confirmed by the server. */
  readonly pending?: ((row: Row) => boolean) | undefined;
  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;
  readonly selection?: Selection | undefined;
}

export interface ListSearchBox {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  /** Takes a scanned code, where barcodes are searched. */
  readonly onScan?: ((code: string) => void) | undefined;
  /** The keyboard moves from the search box to the rows: they have to match what was typed. */
  readonly onLeave?: () => void;
}

export interface RowsBeyond {
  readonly count: number;
  /** Whether they come before the rows that are here, which then are the last of the result. */
  readonly isBefore: boolean;
  /** Called when the rows next to them come near. */
  readonly onReach: () => void;
  /** Brings the rows at the other end of the result instead of these. */
  readonly onTurn: () => void;
}

export interface DataListProps<Row> extends RowsProps<Row> {
  readonly search?: ListSearchBox | undefined;
  /** Identifies the question that the rows answer: a new one starts at the top. */
  readonly question?: string | undefined;
  /** Where its rows were scrolled to when the page was left. */
  readonly place?: KeptPlace | undefined;
  readonly states?:
    | { readonly tabs: readonly Tab[]; readonly active: string; readonly onChange: (id: string) => void }
    | undefined;
  readonly filters?: ReactNode;
  readonly actions?: ReactNode;
  /** Shown instead of the rows when there are none. */
  readonly empty: ReactNode;
  /** Rows of the result that are not here yet: shown as coming, and fetched as they come into view. */
  readonly beyond?: RowsBeyond | undefined;
  /** False while nobody knows how many rows there are. */
  readonly isCounted?: boolean | undefined;
  /** True while the rows are loading. */
  readonly loading?: boolean;
  /** CSS height of the scrolling part. Default: the rest of the window, at least 20rem. */
  readonly height?: string;
  /** Row density. Default: the page's. */
  readonly density?: 'comfortable' | 'compact' | undefined;
  /** The columns show as their reader arranged them: none gives way in a narrow window. */
  readonly arranged?: boolean | undefined;
  /** The key `n`. */
  readonly onCreate?: (() => void) | undefined;
}

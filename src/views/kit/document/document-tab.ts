import type { ReactNode } from 'react';

/** One tab of a document's page. */
export interface DocumentTab {
  readonly id: string;
  readonly label: string;
  /** Undefined: not known yet, or nothing to count. */
  readonly count?: number | undefined;
  readonly content: ReactNode;
}

import type { ReactNode } from 'react';

/** One tab of a document's page. */
export interface DocumentTab {
  readonly id: string;
  readonly label: string;
  readonly count?: number;
  readonly content: ReactNode;
}

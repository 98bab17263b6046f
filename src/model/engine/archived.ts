import type { DocumentRow } from './rows.ts';

/** Is a record kept only for what names it: no list to choose from offers it, no figure counts it. */
export const isArchived = (row: Pick<DocumentRow, 'state'>): boolean => row.state === 'archived';

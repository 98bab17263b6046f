import type { DocumentRow } from './rows.ts';

/** Whether a record is archived: kept only because others refer to it, left out of choices and figures. */
export const isArchived = (row: Pick<DocumentRow, 'state'>): boolean => row.state === 'archived';

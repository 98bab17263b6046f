import type { DocumentRow } from './rows.ts';

/**
 * The outermost state of a document whose chart has regions within a state at most: `posted` of `posted.putAway.done`.
 * Documents from before those regions name the state alone.
 */
export const topState = ({ state }: Pick<DocumentRow, 'state'>): string =>
  typeof state === 'string' ? state : (Object.keys(state)[0] ?? '');

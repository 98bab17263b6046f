import type { DataImportRow } from './data-import.facts.ts';

type Standing = Pick<DataImportRow, 'state'>;
const among =
  (...states: readonly string[]) =>
  ({ state }: Standing): boolean =>
    states.includes(String(state));

/** Its columns can still be said otherwise. */
export const isMappable = among('mapping', 'checked');
/** Its columns are all there is to say of it. */
export const isUnread = among('mapping', 'discarded');
/** What would become of its lines is not known. */
export const isUnjudged = among('mapping', 'checking', 'discarded');
/** It is being judged, or was, and nothing of it is taken. */
export const isBeforeRun = among('checking', 'checked');
/** Every line has its verdict, and none is taken. */
export const isJudged = among('checked');
/** Cells of its lines can be put right. */
export const isMendable = among('checked', 'stopped', 'done');
export const isStopped = among('stopped');
export const isUndone = among('undone');
/** It waits for somebody. */
export const isWaiting = among('mapping', 'checked', 'stopped');

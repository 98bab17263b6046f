/** Columns a table may have, and lines. */
export const MOST_COLUMNS = 200;
export const MOST_LINES = 100_000;
/** Bytes of the largest file that is imported. */
export const LARGEST_IMPORT = 20 * 1024 * 1024;

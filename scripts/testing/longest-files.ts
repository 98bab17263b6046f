/**
 * The slowest files of each project, by a part of the path, slowest first. Vitest knows durations only after a run; in
 * a clean clone it goes by file size, and a file that calls tests from elsewhere is small.
 */
export const longest = [
  'engines/addresses.',
  'browser/documents-',
  'browser/session.',
  'browser/connectivity.',
  'browser/shell.',
  'browser/pages.',
  'browser/journey.',
  'engines/leaving.',
  'engines/journey.',
  'browser/tour.',
  'browser/addresses.',
  'db/supervisor',
  'model/documents.',
  'api/documents.',
  'api/sales-order.',
  'api/session.',
  'simulator/simulation.',
  'views/documents.',
];

/** A file's rank in that list; behind them all if it is not listed. */
export function rankOf(path: string): number {
  const found = longest.findIndex((part) => path.includes(part));
  return found === -1 ? longest.length : found;
}

/**
 * What takes longest in its project, by a part of the path, the longest first. Vitest knows durations after a run only; in
 * a clean clone it goes by the size of files, and one that calls tests from elsewhere is small.
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
  'api/documents.',
  'api/sales-order.',
  'api/session.',
  'simulator/simulation.',
  'views/documents.',
];

/** The place of a file among those, behind them where it is none. */
export function rankOf(path: string): number {
  const found = longest.findIndex((part) => path.includes(part));
  return found === -1 ? longest.length : found;
}

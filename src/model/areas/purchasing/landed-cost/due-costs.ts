import type { Reader } from '#model/engine/reader.ts';
import { notPostable } from './landed-cost.rules.ts';

/** Asks as the system does, which may see everything. */
const bySystem = { internal: true, warehouses: null } as const;

/** The landed costs that waited for a receipt, and can be booked now that it is posted. [LC6] */
export const dueWith = (view: Reader, receipt: string): readonly string[] =>
  view
    .by('landedCost', 'awaits', receipt)
    .filter((row) => notPostable({ view, env: bySystem }, row) === null)
    .map(({ id }) => id);

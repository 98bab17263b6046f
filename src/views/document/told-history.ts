import { fold } from '#model/engine/fold.ts';
import type { HistoryEntry } from '#model/engine/company-model.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Row } from '#model/engine/rows.ts';
import { differences, type Difference } from './history-diff.ts';

/** A fact of a document with what it changed. */
export interface Told {
  readonly event: HistoryEntry;
  /** Empty for the first one: everything is new. */
  readonly changes: readonly Difference[];
}

/**
 * What each fact of a document changed, oldest first: the facts are folded again, and the versions compared. A history
 * whose beginning is missing (it is longer than is sent) tells its facts without changes.
 */
export function toldHistory(engine: Engine, kind: string, events: readonly HistoryEntry[]): readonly Told[] {
  const own = events.filter((event) => event.kind === kind);
  if (own[0]?.version !== 1) return own.map((event) => ({ event, changes: [] }));
  let row: Row | undefined;
  const target = {
    getRow: () => row,
    rowsBy: () => [],
    put: (_: string, next: Row) => void (row = next),
    remove: () => void (row = undefined),
  };
  return own.map((event) => {
    const before = row;
    fold(engine, target, { ...event, drawn: {} });
    return { event, changes: before && row ? differences(before, row) : [] };
  });
}

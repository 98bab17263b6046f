import type { HistoryEntry } from '#model/engine/company-model.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { differences, type Difference } from '#model/history/history-diff.ts';
import { refolding } from '#model/history/refolding.ts';

/** A fact of a document and what it changed. */
export interface HistoryItem {
  readonly event: HistoryEntry;
  /** Empty for the first fact: everything is new. */
  readonly changes: readonly Difference[];
  /** The document at that time; null if earlier facts are missing, or if the fact belongs to an attached kind. */
  readonly row: DocumentRow | null;
}

/** Kinds attached to a document and shown in its history. */
const BESIDE = new Set(['file', 'sharedLink']);

/**
 * What each fact of a document changed, oldest first: folds the facts again and compares the versions. If the start of
 * the history is missing (it exceeds what the server sends), the facts have no changes.
 */
export function historyItems(
  engine: Engine,
  kind: string,
  events: readonly HistoryEntry[],
): readonly HistoryItem[] {
  const told = events.filter((event) => event.kind === kind || BESIDE.has(event.kind));
  const isWhole = told.find((event) => event.kind === kind)?.version === 1;
  if (!isWhole) return told.map((event) => ({ event, changes: [], row: null }));
  const step = refolding(engine);
  return told.map((event) => {
    if (event.kind !== kind) return { event, changes: [], row: null };
    const { before, after } = step(event);
    const row = (after ?? null) as DocumentRow | null; // facts of a document type fold to a document's row
    return { event, changes: before && after ? differences(before, after) : [], row };
  });
}

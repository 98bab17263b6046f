import type { Folding } from '../engine/engine.ts';
import { fold } from '../engine/fold.ts';
import type { LogEvent } from '../engine/envelope.ts';
import type { Row } from '../engine/rows.ts';

interface Step {
  /** Undefined before the first fact, and where there is no row. */
  readonly before: Row | undefined;
  readonly after: Row | undefined;
}

/** Folds the facts of one document again, oldest first, one at a time: what its row was before each, and after. */
export function refolding(engine: Folding): (event: Omit<LogEvent, 'drawn'>) => Step {
  let row: Row | undefined;
  let own: string | undefined;
  const target = {
    // What else a fact writes, such as whose its lines are, is not of the document.
    has: (table: string) => table === own,
    getRow: () => row,
    rowsBy: () => [],
    put: (_: string, next: Row) => void (row = next),
    remove: () => void (row = undefined),
  };
  return (event) => {
    const before = row;
    own = engine.types.get(event.kind)?.table.name;
    fold(engine, target, { ...event, drawn: {} });
    return { before, after: row };
  };
}

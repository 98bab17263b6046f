import type { Folding, RowTarget } from './engine.ts';
import { Miss } from './miss.ts';
import { lookupKey, rowKey } from './overlay.ts';
import type { RawReader } from './reader.ts';
import type { Row } from './rows.ts';
import { isWithin, type Scope } from './scope.ts';
import type { Store } from './store.ts';
import { keysOf } from './table.ts';

/** The rows and look-ups whose answers changed. */
interface Noted {
  readonly touched: Set<string>;
  readonly lookups: Set<string>;
}

/** Writes confirmed rows of a scope, and notes what changed. */
export function noting(base: Store, engine: Folding, scope: Scope, { touched, lookups }: Noted): RowTarget {
  const note = (table: string, id: string, after: Row | undefined): void => {
    touched.add(rowKey(table, id));
    const spec = engine.tables.get(table);
    if (!spec) return;
    for (const row of [base.held(table, id), after])
      for (const index of row ? Object.keys(spec.indexes) : [])
        for (const key of row ? keysOf(spec, index, row) : []) lookups.add(lookupKey(table, index, key));
  };
  return {
    getRow: (table, id) => base.getRow(table, id),
    rowsBy: (table, index, key) => base.rowsBy(table, index, key),
    has: (table) => base.has(table),
    put: (table, row) => {
      // The other end of a move may stand where the person does not look.
      if (!isWithin(scope, engine.tables.get(table) ?? {}, row)) return;
      note(table, row.id, row);
      base.put(table, row);
    },
    remove: (table, id) => {
      note(table, id, undefined);
      base.remove(table, id);
    },
  };
}

/**
 * What a command is judged by. Where only some warehouses are held, one that is absent, or a location, may well be
 * there: whoever asks for it has to ask the server. The command's own document is not there before it is made.
 */
export function partlyHeld(over: RawReader, engine: Folding, scope: Scope, document: string): RawReader {
  if (scope === null) return over;
  const isPart = (name: string): boolean => {
    const table = engine.types.get(name)?.table;
    return table?.place !== undefined && table.bootstrap === 'all';
  };
  return {
    getRow: (table, id) => {
      const row = over.getRow(table, id);
      if (row || id === document || !isPart(table)) return row;
      throw new Miss([{ table, id }]);
    },
    rowsBy: (table, index, key) => over.rowsBy(table, index, key),
  };
}

import { freeze, produce } from 'immer';
import type { AppliedEvent, Fold } from './document-type.ts';
import { COUNTER, STOCK, type CounterRow, type Folding, type RowTarget } from './engine.ts';
import type { DocumentRow } from './rows.ts';
import { foldVisibility, SIGHT } from './visibility.ts';

/**
 * Applies one fact to a model. Total: a fact was allowed when it was written and is never checked again. Facts of
 * tables the target does not hold (not permitted, not the server) are ignored.
 * @param mode 'live' keeps rows immutable; 'bulk' mutates rows that nobody else has seen yet
 */
export function fold(
  engine: Folding,
  target: RowTarget,
  event: AppliedEvent,
  mode: 'live' | 'bulk' = 'live',
): void {
  foldNumbers(target, event);
  if (event.kind === STOCK) return engine.ledger.fold(target, event);
  if (event.kind === SIGHT) return foldVisibility(target, event);
  const type = engine.types.get(event.kind);
  if (!type) throw new Error(`no kind of document is ${event.kind}`);
  engine.foldLines?.(target, event);
  if (target.has && !target.has(type.table.name)) return;
  const own = type.folds[event.type];
  if (!own && event.version === 1) {
    const born = firstRow(event);
    target.put(type.table.name, mode === 'bulk' ? born : freeze(born, true));
    return;
  }
  const before = rowBefore(target, type.table.name, event);
  const apply = own ?? assign;
  target.put(type.table.name, mode === 'bulk' ? write(before, apply, event) : draft(before, apply, event));
}

const assign = (row: object, data: object): void => void Object.assign(row, data);

function rowBefore(target: RowTarget, table: string, event: AppliedEvent): DocumentRow {
  const held = event.version === 1 ? undefined : target.getRow(table, event.document);
  if (held) return held as DocumentRow; // tables of document types hold document rows
  return {
    id: event.document,
    state: event.state ?? '',
    version: 0,
    createdAt: event.at,
    changedAt: event.at,
  };
}

/** A document's first row where its fact is the form: made in one piece, since there are very many of them. */
const firstRow = ({ document, data, state, version, at }: AppliedEvent): DocumentRow => ({
  ...(data as object), // facts are records
  id: document,
  state: state ?? '',
  version,
  createdAt: at,
  changedAt: at,
});

function draft(before: DocumentRow, apply: Fold, event: AppliedEvent): DocumentRow {
  return produce(before, (row) => void write(row, apply, event));
}

function write(row: DocumentRow, apply: Fold, event: AppliedEvent): DocumentRow {
  const open = row as { -readonly [K in keyof DocumentRow]: DocumentRow[K] }; // a draft, or a private object
  if (event.state !== null) open.state = event.state;
  open.version = event.version;
  open.changedAt = event.at;
  apply(open as never, event.data as never, event);
  return open;
}

function foldNumbers(target: RowTarget, event: AppliedEvent): void {
  if (!event.drawn || (target.has && !target.has(COUNTER))) return;
  for (const [id, last] of Object.entries(event.drawn)) target.put(COUNTER, { id, last } as CounterRow);
}

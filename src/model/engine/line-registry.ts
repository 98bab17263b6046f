import type { AppliedEvent, DocumentType, EnteredLine } from './document-type.ts';
import { LINE, type LineRow, type RowTarget } from './engine.ts';
import type { Env } from './env.ts';
import type { Fact, Refusal } from './envelope.ts';
import { ifKnown } from './if-known.ts';
import type { Wanted } from './miss.ts';
import type { RawReader } from './reader.ts';
import type { DocumentRow } from './rows.ts';

type Rows = Pick<RawReader, 'getRow'>;
type Types = ReadonlyMap<string, Pick<DocumentType, 'table' | 'entersLines' | 'freesLines'>>;

const entered = (
  of: Pick<DocumentType, 'entersLines'> | undefined,
  { type, data }: Pick<Fact, 'type' | 'data'>,
): readonly EnteredLine[] => of?.entersLines?.[type]?.(data as never) ?? []; // a kind reads its own facts

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The lines that a command's data, which nobody has read yet, may bring: what has an id in one of its lists. To be loaded
 * with the command's document rather than in a round trip of their own.
 */
export function linesWantedBy({ entersLines }: Pick<DocumentType, 'entersLines'>, data: unknown): Wanted[] {
  if (!entersLines || typeof data !== 'object' || data === null) return [];
  const listed = Object.values(data).flatMap((list: unknown) => (Array.isArray(list) ? list : []));
  return listed.flatMap((one: unknown) => {
    const { id }: { id?: unknown } = Object(one);
    return typeof id === 'string' && UUID.test(id) ? [{ table: LINE, id }] : [];
  });
}

/** [LN5] A line has an id of its own: once in its document, and in no other of the company. Only a server knows all. */
export function takenLine(
  types: Types,
  fact: Fact,
  rows: Rows,
  { drawsNumbers: isServer }: Pick<Env, 'drawsNumbers'>,
): Refusal | null {
  const seen = new Set<string>();
  for (const { id, field, from } of entered(types.get(fact.kind), fact)) {
    const holder = isServer ? holderOf(rows, id) : ifKnown(() => holderOf(rows, id), undefined);
    const isTaken = holder && !isOf(holder, fact) && !mayBeTaken(types, holder, from, rows);
    if (isTaken || seen.has(id)) return { code: 'lineTaken', fields: { [field]: 'lineTaken' } };
    seen.add(id);
  }
  return null;
}

/** Notes whose the lines of a fact are. In logs of before, a line may be in two documents: the first one keeps it. */
export function foldLines(types: Types, target: RowTarget, event: AppliedEvent): void {
  const lines = entered(types.get(event.kind), event);
  if (lines.length === 0 || (target.has && !target.has(LINE))) return;
  const { kind, document } = event;
  for (const { id, from } of lines) {
    // A prediction lies upon rows of a device, which has none of lines.
    const holder = ifKnown(() => holderOf(target, id), null);
    if (holder === undefined || (holder !== null && mayBeTaken(types, holder, from, target)))
      target.put(LINE, { id, kind, document } as LineRow);
  }
}

/** It was given away, or its document was discarded. */
function mayBeTaken(
  types: Types,
  { kind, document }: LineRow,
  from: string | undefined,
  rows: Rows,
): boolean {
  if (document === from) return true;
  const type = types.get(kind);
  const row = type?.freesLines && (rows.getRow(type.table.name, document) as DocumentRow | undefined); // a table of documents
  return row !== undefined && type?.freesLines?.(row) === true;
}

const holderOf = (rows: Rows, id: string): LineRow | undefined =>
  rows.getRow(LINE, id) as LineRow | undefined; // its table

const isOf = (holder: LineRow, { kind, document }: Pick<Fact, 'kind' | 'document'>): boolean =>
  holder.kind === kind && holder.document === document;

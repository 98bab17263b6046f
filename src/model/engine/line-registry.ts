import type { AppliedEvent, DocumentType, EnteredLine } from './document-type.ts';
import { LINE, type LineRow, type RowTarget } from './engine.ts';
import type { Env } from './env.ts';
import type { Fact, Refusal } from './envelope.ts';
import { ifKnown } from './if-known.ts';
import type { Wanted } from './miss.ts';
import type { Reader } from './reader.ts';

type Type = Pick<DocumentType, 'entersLines'>;

/** A kind reads its own facts. */
const entered = ({ entersLines }: Type, { type, data }: Pick<Fact, 'type' | 'data'>): readonly EnteredLine[] =>
  entersLines?.[type]?.(data as never) ?? [];

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The lines that a command's data, which nobody has read yet, may bring: what has an id in one of its lists. To be loaded
 * with the command's document rather than in a round trip of their own.
 */
export function linesWantedBy({ entersLines }: Type, data: unknown): Wanted[] {
  if (!entersLines || typeof data !== 'object' || data === null) return [];
  const listed = Object.values(data).flatMap((list: unknown) => (Array.isArray(list) ? list : []));
  return listed.flatMap((one: unknown) => {
    const { id }: { id?: unknown } = Object(one);
    return typeof id === 'string' && UUID.test(id) ? [{ table: LINE, id }] : [];
  });
}

/** [LN5] A line has an id of its own: once in its document, and in no other of the company. Only a server knows all. */
export function takenLine(
  type: Type,
  fact: Fact,
  view: Reader,
  { drawsNumbers: isServer }: Pick<Env, 'drawsNumbers'>,
): Refusal | null {
  const seen = new Set<string>();
  for (const { id, field, from } of entered(type, fact)) {
    const ask = (): LineRow | undefined => view.get(LINE, id);
    const holder = isServer ? ask() : ifKnown(ask, undefined);
    const isFree = !holder || isOf(holder, fact) || holder.document === from;
    if (!isFree || seen.has(id)) return { code: 'lineTaken', fields: { [field]: 'lineTaken' } };
    seen.add(id);
  }
  return null;
}

/** Notes whose the lines of a fact are. In logs of before, a line may be in two documents: the first one keeps it. */
export function foldLines(type: Type | undefined, target: RowTarget, event: AppliedEvent): void {
  if (!type?.entersLines || (target.has && !target.has(LINE))) return;
  const { kind, document } = event;
  for (const { id, from } of entered(type, event)) {
    // A prediction lies upon rows of a device, which has none of lines.
    const holder = ifKnown(() => target.getRow(LINE, id) as LineRow | undefined, null);
    if (holder === undefined || (holder !== null && holder.document === from))
      target.put(LINE, { id, kind, document } as LineRow);
  }
}

const isOf = (holder: LineRow, { kind, document }: Pick<Fact, 'kind' | 'document'>): boolean =>
  holder.kind === kind && holder.document === document;

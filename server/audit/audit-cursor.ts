import { sql, type RawBuilder } from 'kysely';

type Sql = RawBuilder<unknown>;

/** Where an entry is read from; of entries of one moment, the last of these is the newest. */
export const sources = ['fact', 'note', 'security', 'call'] as const;
export type Source = (typeof sources)[number];

/** A position in the audit log. */
export interface AuditCursor {
  /** Microseconds of the epoch, as precise as moments are stored. */
  readonly at: number;
  readonly source: Source;
  readonly id: number;
}

export const cursorText = ({ at, source, id }: AuditCursor): string =>
  `${at}.${sources.indexOf(source)}.${id}`;

export function cursorIn(text: string): AuditCursor {
  const [at = 0, source = 0, id = 0] = text.split('.').map(Number);
  return { at, source: sources[source] ?? 'fact', id };
}

/** Microseconds of a moment. */
export const microsecondsOf = (at: Sql): Sql => sql`(extract(epoch from ${at}) * 1000000)::bigint`;

export const momentAt = (microseconds: number): Sql =>
  sql`('epoch'::timestamptz + ${microseconds}::bigint * interval '1 microsecond')`;

const AFTER_ALL = Number.MAX_SAFE_INTEGER;

/** The last position of a source that is older than a cursor: of entries before (`at`, `id`). */
export function positionIn(
  source: Source,
  after: AuditCursor | null,
): { readonly at: Sql; readonly id: number } {
  if (!after) return { at: sql`'infinity'::timestamptz`, id: AFTER_ALL };
  const [own, its] = [sources.indexOf(source), sources.indexOf(after.source)];
  const id = own === its ? after.id : own < its ? AFTER_ALL : 0;
  return { at: momentAt(after.at), id };
}

/** Newest first. */
export const byAge = (one: AuditCursor, other: AuditCursor): number =>
  other.at - one.at || sources.indexOf(other.source) - sources.indexOf(one.source) || other.id - one.id;

import type { Asked, CommentRow, Declined, Edited, Written } from '#model/comment/comment.facts.ts';
import { entryOf } from '#model/comment/comment.rules.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import type { Kind } from '#model/engine/kind.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { InboxReason } from '#model/inbox/inbox.entry.ts';
import { kinds } from '#model/kinds.ts';

/** Whom a fact concerns, before excluding its author. */
export interface Concern {
  readonly user: string;
  readonly reason: InboxReason;
}

/** What is known about a document when deciding whom a fact about it concerns. */
export interface Known {
  /** The document's current row. */
  readonly row: DocumentRow | undefined;
  /** Its author. */
  readonly author: string | undefined;
  /** Its previous holder, if the fact hands it over. */
  readonly holder: string | undefined;
  /** Who may approve what it was submitted for. */
  readonly approvers: readonly string[];
  /** The sales order it is for. */
  readonly order: DocumentRow | undefined;
}

/** Facts worth a notification, by kind, with the roles they are sent to. */
const watched = new Map<string, Kind['concerns']>(kinds.map(({ kind, concerns }) => [kind, concerns]));

const ownersOf = ({ kind, type }: LogEvent): readonly string[] => watched.get(kind)?.[type] ?? [];

/** Whether a fact may concern anybody: called for every event, so it does no look-ups. */
export function mayConcern(event: LogEvent): boolean {
  if (event.kind === 'comment') return event.type !== 'removed';
  if (event.kind === 'pick' && event.type === 'shortPicked') return isMissing(event);
  return ownersOf(event).length > 0;
}

/** What has to be looked up to decide whom it concerns. */
export const needsAuthor = (event: LogEvent): boolean => ownersOf(event).includes('author');
export const needsHolder = (event: LogEvent): boolean => ownersOf(event).includes('holder');
export const needsApprovers = (event: LogEvent): boolean => ownersOf(event).includes('approvers');
export const needsOrder = (event: LogEvent): boolean => ownersOf(event).includes('buyer');

/** Whom a fact concerns, without duplicates and never its author. */
export function concernsOf(event: LogEvent, known: Known): readonly Concern[] {
  const concerned =
    event.kind === 'comment'
      ? spokenTo(event, known.row as CommentRow | undefined) // the table of comments holds their rows
      : ownersOf(event)
          .flatMap((owner) => nameOf(owner, known))
          .map(changed);
  const told = new Map<string, Concern>();
  for (const one of concerned) if (one.user !== event.by && !told.has(one.user)) told.set(one.user, one);
  return [...told.values()];
}

const changed = (user: string): Concern => ({ user, reason: 'changed' });

function spokenTo(event: LogEvent, row: CommentRow | undefined): Concern[] {
  const { type } = event;
  if (type === 'asked') return (event.data as Asked).mentions.map(({ user }) => ({ user, reason: 'asked' })); // the fact's own data
  if (type === 'carriedOut' || type === 'declined') {
    const entry = entryOf(row, (event.data as Declined).id); // likewise
    return entry ? [{ user: entry.by, reason: type }] : [];
  }
  if (event.type === 'edited')
    return (event.data as Edited).mentionedAnew.map((user) => ({ user, reason: 'mentioned' })); // the fact's own data
  const { id, mentions } = event.data as Written; // likewise
  const others = row?.entries.filter((entry) => entry.id !== id && entry.removedAt === null) ?? [];
  return [
    ...mentions.map(({ user }): Concern => ({ user, reason: 'mentioned' })),
    ...others.map(({ by }): Concern => ({ user: by, reason: 'replied' })),
  ];
}

function nameOf(owner: string, { row, author, approvers, holder, order }: Known): readonly string[] {
  if (owner === 'approvers') return approvers;
  if (owner === 'author') return author === undefined ? [] : [author];
  if (owner === 'holder') return holder === undefined ? [] : [holder];
  if (owner === 'buyer') return fieldOf(order, 'confirmedBy');
  return fieldOf(row, owner);
}

function fieldOf(row: DocumentRow | undefined, field: string): string[] {
  const value = (row as Readonly<Record<string, unknown>> | undefined)?.[field];
  return typeof value === 'string' ? [value] : [];
}

const isMissing = ({ data }: LogEvent): boolean => (data as { readonly missing?: number }).missing !== 0;

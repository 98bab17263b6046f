import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import type { Refusal } from '#model/engine/envelope.ts';
import type { InboxEntry, InboxPage, InboxReason, Missing } from '#model/inbox/inbox.entry.ts';
import { namesOf } from '#server/platform/model/document-queries.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { notifyPeople } from '#server/platform/db/wake.ts';
import { anyOf } from '#server/platform/db/any-of.ts';

type Trx = Transaction<Schema>;

/** A notification before it is stored. */
export interface Notice {
  readonly user: string;
  readonly id: string;
  readonly at: string;
  readonly reason: InboxReason;
  readonly kind: string;
  readonly document: string;
  readonly by: string;
  readonly data: {
    readonly name: string;
    readonly type: string;
    readonly text: string;
    readonly refusal: Refusal | null;
    /** Absent in entries from before it was told. */
    readonly missing?: Missing | null;
    /** The comment it is about. */
    readonly comment?: string | null;
    /** Who is away, where it goes to their deputy; and the deputy, where it goes to who is away. */
    readonly deputyFor?: string;
    readonly passedTo?: string;
  };
}

interface Reader {
  readonly company: number;
  readonly user: string;
  /** Kinds of documents the reader may see. */
  readonly kinds: ReadonlySet<string>;
  /** What their scope asks of the documents; null: nothing. */
  readonly within: ReturnType<typeof sql> | null;
  /** The current time (UTC ISO). */
  readonly now: string;
}

/** [IN10] Entries that have not expired at a time. */
const fresh = (now: string) => sql<boolean>`(
  (read_at is null or read_at > ${now}::timestamptz - interval '30 days') and at > ${now}::timestamptz - interval '180 days')`;

/** Adds notifications without duplicates, deletes expired entries, and notifies connected users. */
export async function addNotices(trx: Trx, company: number, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const records = JSON.stringify(notices.map(({ user, ...notice }) => ({ user_id: user, ...notice })));
  await sql`
    insert into inbox_entry (company_id, user_id, id, at, reason, kind, document, by, data)
    select ${company}, given.* from jsonb_to_recordset(${records}::jsonb) as given(
      user_id text, id text, at timestamptz, reason text, kind text, document text, by text, data jsonb)
    on conflict do nothing`.execute(trx);
  const users = [...new Set(notices.map(({ user }) => user))];
  const latest = notices.map(({ at }) => at).reduce((one, other) => (one > other ? one : other));
  await trx
    .deleteFrom('inbox_entry')
    .where('company_id', '=', company)
    .where('user_id', '=', anyOf(users))
    .where(({ not }) => not(fresh(latest)))
    .execute();
  await notifyPeople(trx, company, users);
}

interface Row extends Omit<Notice, 'user'> {
  readonly read: boolean;
}

/** A page of a person's inbox, newest first, limited to what they may see now. */
export async function readInbox(
  trx: Trx,
  reader: Reader,
  page: { readonly unreadOnly: boolean; readonly after: string | undefined; readonly limit: number },
): Promise<InboxPage> {
  const [at, id] = page.after?.split(' ') ?? [];
  const rows = await trx
    .selectFrom('inbox_entry')
    .select(['id', 'at', 'reason', 'kind', 'document', 'by', 'data'])
    .select((eb) => eb('read_at', 'is not', null).as('read'))
    .where(owned(reader))
    .$if(page.unreadOnly, (unread) => unread.where('read_at', 'is', null))
    .$if(at !== undefined, (later) => later.where(sql<boolean>`(at, id) < (${at}::timestamptz, ${id ?? ''})`))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .$narrowType<Pick<Row, 'reason' | 'data' | 'read'>>() // as `addNotices` wrote them
    .execute();
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  const names = await namesOf(
    trx,
    reader.company,
    shown.flatMap(({ by, data: { deputyFor, passedTo } }) => [by, deputyFor ?? [], passedTo ?? []].flat()),
  );
  return {
    entries: shown.map((row) => entryOf(row, names)),
    unread: await countUnread(trx, reader),
    next: rows.length > page.limit && last ? `${last.at} ${last.id}` : null,
  };
}

/** Marks entries as read: these, or all up to a time; returns how many are still unread. */
export async function markRead(
  trx: Trx,
  reader: Reader,
  which: { readonly ids: readonly string[] } | { readonly until: string },
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('inbox_entry')
    .set({ read_at: reader.now })
    .where(owned(reader))
    .where('read_at', 'is', null)
    .where((eb) => ('ids' in which ? eb('id', '=', anyOf([...which.ids])) : eb('at', '<=', which.until)))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await notifyPeople(trx, reader.company, [reader.user]);
  return countUnread(trx, reader);
}

async function countUnread(trx: Trx, reader: Reader): Promise<number> {
  const { unread } = await trx
    .selectFrom('inbox_entry')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where(owned(reader))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

const owned =
  ({ company, user, kinds, within, now }: Reader) =>
  ({ eb, and }: ExpressionBuilder<Schema, 'inbox_entry'>) =>
    and([
      eb('company_id', '=', company),
      eb('user_id', '=', user),
      eb('kind', '=', anyOf([...kinds])),
      fresh(now),
      sql<boolean>`${within ?? sql`true`}`,
    ]);

function entryOf({ data, ...row }: Row, names: ReadonlyMap<string, string>): InboxEntry {
  const { name, type, text, refusal, missing = null, deputyFor, passedTo } = data;
  return {
    ...row,
    byName: names.get(row.by) ?? '',
    name,
    type,
    text,
    refusal: refusal ? { ...refusal } : null,
    missing,
    ...(deputyFor !== undefined && { deputyFor: names.get(deputyFor) ?? '' }),
    ...(passedTo !== undefined && { passedTo: names.get(passedTo) ?? '' }),
  };
}

import { sql, type Transaction } from 'kysely';
import type { LogEvent, Refusal } from '#model/engine/envelope.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { chainHash } from '../db/log-chain.ts';

type Trx = Transaction<Schema>;

export interface Head {
  readonly head: number;
  readonly epoch: number;
}

/** A head that is locked, with the hash (hex) of its last fact: of the next one, the one before. */
export interface LockedHead extends Head {
  readonly hash: string;
}

/**
 * The outcome of a command: the number of its last event, or the refusal; with whose command it was and a hash (hex) of
 * what it said, both of which older outcomes lack.
 */
export interface StoredOutcome {
  readonly id: string;
  readonly seq: number;
  readonly refusal: Refusal | null;
  /** Empty: not kept. */
  readonly author: string;
  readonly content: string | null;
}

const columns = sql`seq, kind, document, version, type, state, data, drawn, at, by, command, index`;
/** What `toEvent` reads. Of facts of before actors had types, theirs is absent. */
export const eventColumns = sql`${columns}, by_type as "byType"`;

export interface EventRow extends Omit<LogEvent, 'drawn' | 'byType'> {
  readonly drawn: LogEvent['drawn'] | null;
  readonly byType: LogEvent['byType'] | null;
}

/** A fact as it was written, of its row. */
export const toEvent = ({ drawn, byType, ...event }: EventRow): LogEvent => ({
  ...event,
  ...(drawn && { drawn }),
  ...(byType && { byType }),
});

/** Creates a company's empty log; an existing one is left alone. */
export async function beginLog(trx: Trx, company: number): Promise<void> {
  await sql`insert into company_head (company_id, head, epoch) values (${company}, 0, 1)
    on conflict (company_id) do nothing`.execute(trx);
}

/** The head of a company's log; undefined if it has none. */
export async function readHead(trx: Trx, company: number): Promise<Head | undefined> {
  const { rows } =
    await sql<Head>`select head, epoch from company_head where company_id = ${company}`.execute(trx);
  return rows[0];
}

/** The same, and locks the log against other writers until this transaction ends. */
export async function lockHead(trx: Trx, company: number): Promise<LockedHead | undefined> {
  const { rows } = await sql<LockedHead>`
    select head, epoch, encode(hash, 'hex') as hash from company_head where company_id = ${company} for update`.execute(
    trx,
  );
  return rows[0];
}

/**
 * When the last fact of a company was written, or goods moved last if that is later: a clock was wrong then. UTC ISO; long
 * ago where there is none. Asked once the head is locked.
 */
export async function lastMoment(trx: Trx, company: number): Promise<string> {
  const { rows } = await sql<{ at: string | Date }>`
    select greatest((select at from event where company_id = ${company} order by seq desc limit 1),
      (select effective_at from stock_move where company_id = ${company} order by effective_at desc limit 1)) as at`.execute(
    trx,
  );
  return new Date(rows[0]?.at ?? 0).toISOString();
}

/** An event and the device (`Chrome/Linux`) and address it was caused from, which are stored alongside. */
export type MarkedEvent = LogEvent & {
  readonly device?: string | undefined;
  /** With the first fact of its command alone. */
  readonly address?: string | undefined;
};

/** What a batch adds to a log. */
export interface Appended {
  readonly events: readonly MarkedEvent[];
  readonly outcomes: readonly StoredOutcome[];
  /** The new head of the log. */
  readonly head: Head;
  /** The hash of the fact before these. */
  readonly after: string;
  /** Time of the outcomes, UTC ISO. */
  readonly at: string;
}

/** Writes events, chained [AUD5], outcomes and the new head in one statement. The caller has locked the head. */
export async function appendLog(
  trx: Trx,
  company: number,
  { events, outcomes, head, after, at }: Appended,
): Promise<void> {
  let last = after;
  const chained = events.map((event) => ({ ...event, hash: (last = chainHash(last, company, event)) }));
  await sql`
    with written as (
      insert into event (company_id, ${columns}, by_type, device, address, hash)
      select ${company}, ${columns}, "byType", device, address, decode(hash, 'hex')
        from jsonb_to_recordset(${JSON.stringify(chained)}::jsonb) as given(
        seq bigint, kind text, document text, version int, type text, state jsonb, data jsonb, drawn jsonb,
        at timestamptz, by text, "byType" text, command uuid, index smallint, device text, address text, hash text)
    ), settled as (
      insert into command (company_id, id, author, content, seq, refusal, at)
      select ${company}, id, author, decode(content, 'hex'), seq, nullif(refusal, 'null'::jsonb), ${at}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as given(
        id uuid, author text, content text, seq bigint, refusal jsonb)
    )
    update company_head set head = ${head.head}, epoch = ${head.epoch}, hash = decode(${last}, 'hex')
     where company_id = ${company}`.execute(trx);
}

/**
 * About `limit` events from `from` on, in order, up to the end of the last one's command. A command is one change; half
 * of it would show a state that never existed, such as a cancelled order whose goods are still reserved.
 */
export async function readEvents(
  trx: Trx,
  company: number,
  from: number,
  limit: number,
  to?: number,
): Promise<LogEvent[]> {
  const until = to === undefined ? sql`true` : sql`seq <= ${to}`;
  const last = from + limit - 1;
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from event where company_id = ${company} and seq >= ${from} and ${until}
       and seq <= coalesce((
         select max(seq) from event where company_id = ${company} and command = (
           select command from event where company_id = ${company} and seq = ${last})), ${last})
     order by seq`.execute(trx);
  return rows.map(toEvent);
}

/** The events of these commands, in order. */
export async function eventsOfCommands(
  trx: Trx,
  company: number,
  ids: readonly string[],
): Promise<LogEvent[]> {
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from event where company_id = ${company} and command = any(${[...ids]}::uuid[])
     order by seq`.execute(trx);
  return rows.map(toEvent);
}

/**
 * The latest events of a document, the ledger's facts for them, its files, and the links that were made of it, each with
 * its device; newest first, before `before`.
 */
export async function eventsOfDocument(
  trx: Trx,
  company: number,
  where: {
    readonly kind: string;
    readonly document: string;
    readonly before: number;
    readonly limit: number;
  },
): Promise<{ readonly event: LogEvent; readonly device: string | null }[]> {
  const { rows } = await sql<EventRow & { readonly device: string | null }>`
    select ${eventColumns}, device from event
     where company_id = ${company} and kind in (${where.kind}, 'stock', 'file', 'sharedLink')
       and document = any(array[${where.document}] || array(
             select id from row_shared_link where company_id = ${company} and key_of = ${where.document}))
       and seq < ${where.before} order by seq desc limit ${where.limit}`.execute(trx);
  return rows.map(({ device, ...row }) => ({ event: toEvent(row), device }));
}

/** The known outcomes of commands with these ids; one id may have been sent by several people. */
export async function knownOutcomes(
  trx: Trx,
  company: number,
  ids: readonly string[],
): Promise<StoredOutcome[]> {
  const { rows } = await sql<StoredOutcome>`
    select id, seq, refusal, author, encode(content, 'hex') as content from command
     where company_id = ${company} and id = any(${[...ids]}::uuid[])`.execute(trx);
  return rows;
}

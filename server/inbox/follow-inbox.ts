import { sql, type Transaction } from 'kysely';
import type { Asked, CommentRow, Written } from '#model/comment/comment.facts.ts';
import { entryOf } from '#model/comment/comment.rules.ts';
import type { PickFact, PickRow } from '#model/areas/sales/pick/pick.facts.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { Missing } from '#model/inbox/inbox.entry.ts';
import type { LinkSubject } from '#model/shared-link/shared-link.facts.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import { together } from '#server/platform/db/pipelined.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { rowsById } from '#server/platform/model/row-storage.ts';
import { layoutFor, type RowLayouts } from '#server/platform/model/row-layout.ts';
import { eventOfFact } from '#model/notifications/event-of-entry.ts';
import { wishesOf } from '#server/inbox/follow-store.ts';
import {
  concernsOf,
  mayConcern,
  needsApprovers,
  needsAuthor,
  needsHolder,
  needsOrder,
  type Concern,
  type Known,
} from './concerns.ts';
import { approversOf } from './approvers.ts';
import type { Notice } from './inbox-store.ts';

type Trx = Transaction<Schema>;

/** What a company's rows are read with. */
interface Model {
  readonly engine: Engine;
  readonly layouts: RowLayouts;
}

interface Following {
  /** Only events that it accepts are told of. */
  readonly isTold?: (event: LogEvent) => boolean;
  /** Brings the notices to whom they are for. */
  readonly deliver: (trx: Trx, company: number, notices: readonly Notice[]) => Promise<void>;
}

/** Notifies people in the transaction of the events that concern them. */
export function followInbox(
  executor: Executor,
  model: Model,
  { isTold = () => true, deliver }: Following,
): () => void {
  return executor.onWriting(async (trx, company, events) => {
    const told = events.filter((event) => model.layouts.has(event.kind) && isTold(event));
    const wishes = await wishesOf(trx, company, told.map(subjectOf));
    // The company's log is locked meanwhile: what is read for one event does not wait for that of another.
    const notices = await together(
      told.map(async (event) => {
        const { kind, document } = subjectOf(event);
        const wished = wishes.get(`${kind}/${document}`) ?? nobody;
        if (!mayConcern(event) && wished.size === 0) return [];
        return noticesOf(trx, company, model, { event, wished });
      }),
    );
    await deliver(trx, company, notices.flat());
  });
}

/** Who follows a document, or has asked not to be told of it. */
type Wishes = ReadonlyMap<string, boolean>;
const nobody: Wishes = new Map();

interface Happened {
  readonly event: LogEvent;
  readonly wished: Wishes;
}

async function noticesOf(
  trx: Trx,
  company: number,
  model: Model,
  { event, wished }: Happened,
): Promise<Notice[]> {
  const { layouts } = model;
  const known = await knownOf(trx, company, model, event);
  const concerns = asWished(event, mayConcern(event) ? concernsOf(event, known) : [], wished);
  if (concerns.length === 0) return [];
  const { kind, document } = subjectOf(event);
  const subject = kind === event.kind ? known.row : await rowOf(trx, company, layouts, kind, document);
  const missing = await missingOf(trx, company, layouts, event, known.row);
  return concerns.map(({ user, reason }) => ({
    user,
    id: String(event.seq),
    at: event.at,
    reason,
    kind,
    document,
    by: event.by,
    data: {
      name: nameOf(subject),
      type: told(event, known.row),
      text: textOf(event),
      refusal: null,
      missing,
      comment: commentOf(event),
    },
  }));
}

async function knownOf(trx: Trx, company: number, model: Model, event: LogEvent): Promise<Known> {
  const { layouts } = model;
  const [row, author, holder] = await together([
    rowOf(trx, company, layouts, event.kind, event.document),
    needsAuthor(event) ? authorOf(trx, company, event) : Promise.resolve(undefined),
    needsHolder(event) ? holderBefore(trx, company, event) : Promise.resolve(undefined),
  ]);
  const order = (row as { readonly order?: string } | undefined)?.order; // for documents that belong to an order
  return {
    row,
    author,
    holder,
    approvers: needsApprovers(event) ? await approversOf(trx, company, model, event.kind, row) : [],
    order:
      needsOrder(event) && order !== undefined
        ? await rowOf(trx, company, layouts, 'salesOrder', order)
        : undefined,
  };
}

async function rowOf(
  trx: Trx,
  company: number,
  layouts: RowLayouts,
  kind: string,
  id: string,
): Promise<DocumentRow | undefined> {
  const [row] = await rowsById(trx, company, layoutFor(layouts, kind), [id]);
  return row as DocumentRow | undefined; // a document type's table has its kind's name
}

async function authorOf(
  trx: Trx,
  company: number,
  { kind, document }: LogEvent,
): Promise<string | undefined> {
  const { rows } = await sql<{ by: string }>`
    select by from event where company_id = ${company} and kind = ${kind} and document = ${document} and version = 1`.execute(
    trx,
  );
  return rows[0]?.by;
}

/** Who held the document before this event. */
async function holderBefore(
  trx: Trx,
  company: number,
  { kind, document, seq }: LogEvent,
): Promise<string | undefined> {
  const { rows } = await sql<{ by: string }>`
    select by from event where company_id = ${company} and document = ${document} and kind = ${kind} and seq < ${seq}
       and type in ('claimed', 'resumed') order by seq desc limit 1`.execute(trx);
  return rows[0]?.by;
}

/** Of a comment that is changed or removed, followers are not told: they were told of it. */
const isNews = ({ kind, type }: LogEvent): boolean => kind !== 'comment' || type === 'written';

/**
 * [IN13] Who follows a document is told of what concerns nobody else, too; who does not want to is told only of what
 * is asked of them, decided for them or said to them.
 */
function asWished(event: LogEvent, concerns: readonly Concern[], wished: Wishes): readonly Concern[] {
  const isOfKind = eventOfFact(event.kind, event.type) === event.kind;
  const kept = concerns.filter(
    ({ user, reason }) =>
      wished.get(user) !== false || (reason !== 'replied' && !(reason === 'changed' && isOfKind)),
  );
  const known = new Set([event.by, ...concerns.map(({ user }) => user)]);
  const followers = [...wished].filter(([user, follows]) => follows && !known.has(user));
  return isNews(event)
    ? [...kept, ...followers.map(([user]): Concern => ({ user, reason: 'followed' }))]
    : kept;
}

/** A comment and a link are about another document; every other fact about its own. */
function subjectOf({ kind, document, data }: LogEvent): { kind: string; document: string } {
  if (kind === 'sharedLink') {
    const { about, of } = data as LinkSubject; // each of its facts says so
    return { kind: about, document: of };
  }
  return { kind: kind === 'comment' ? (data as Written).about : kind, document };
}

/** What a short pick lacks, for whoever has to decide on the order; null for any other fact. */
async function missingOf(
  trx: Trx,
  company: number,
  layouts: RowLayouts,
  { kind, type, data }: LogEvent,
  row: DocumentRow | undefined,
): Promise<Missing | null> {
  if (kind !== 'pick' || type !== 'shortPicked') return null;
  const { line: id, missing: quantity, reason } = data as PickFact<'shortPicked'>; // the fact's own data
  const line = (row as PickRow | undefined)?.lines.find((one) => one.id === id); // the table of picks holds their rows
  const product = line && (await rowOf(trx, company, layouts, 'product', line.product));
  return { sku: nameOf(product), quantity, reason };
}

/** The comment that is told of; what was removed meanwhile is not sent. */
const commentOf = ({ kind, data }: LogEvent): string | null =>
  kind === 'comment' ? (data as Written).id : null;

const LONGEST_EXCERPT = 160;

/** The fact; of a request and of what became of it, the command that was asked for. */
function told({ kind, type, data }: LogEvent, row: DocumentRow | undefined): string {
  if (kind !== 'comment') return type;
  if (type === 'asked') return (data as Asked).command; // the fact's own data
  const entry = entryOf(row as CommentRow | undefined, (data as Written).id); // the table of comments holds their rows
  return type === 'carriedOut' || type === 'declined' ? (entry?.request?.command ?? type) : type;
}

function textOf({ kind, data }: LogEvent): string {
  if (kind !== 'comment') return '';
  const { text = '' } = data as Partial<Written>; // what is carried out says nothing
  const line = text.replace(/\s+/g, ' ');
  return line.length <= LONGEST_EXCERPT
    ? line
    : `${line.slice(0, LONGEST_EXCERPT).trimEnd().toWellFormed()}…`;
}

const NAMES = ['number', 'sku', 'code', 'name'];

/** The document's first name field; empty for names in several languages, which the page translates itself. */
export function nameOf(row: object | undefined): string {
  const fields: Readonly<Record<string, unknown>> = { ...row };
  const own = NAMES.map((field) => fields[field]).find((value) => typeof value === 'string' && value !== '');
  return typeof own === 'string' ? own : '';
}

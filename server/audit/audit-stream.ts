import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { ActorType } from '#model/engine/actor.ts';
import { together } from '#server/platform/db/pipelined.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { notedAs, type AuditNote } from '#server/platform/model/audit-notes.ts';
import { byAge, microsecondsOf, momentAt, positionIn, type AuditCursor } from './audit-cursor.ts';
import { among, within, type AuditQuestion } from './audit-question.ts';

type Trx = Transaction<Schema>;
type Sql = RawBuilder<unknown>;

interface Found extends AuditCursor {
  readonly by: string | null;
  readonly address: string | null;
}

/** The first fact of a command. */
export interface FoundFact extends Found {
  readonly source: 'fact';
  readonly byType: ActorType | null;
  readonly command: string;
  readonly device: string | null;
}

export interface FoundNote extends Found {
  readonly source: 'note';
  readonly byType: ActorType | null;
  readonly what: AuditNote['what'];
  readonly device: string | null;
  readonly kind: string | null;
  readonly document: string | null;
  readonly about: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

export interface FoundSecurity extends Found {
  readonly source: 'security';
  readonly what: string;
  readonly about: string;
}

/** Calls of an API client that were alike, within an hour: told at the first of them. */
export interface FoundCalls extends Found {
  readonly source: 'call';
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly code: string;
  readonly count: number;
  readonly lastAt: string;
}

export type FoundEntry = FoundFact | FoundNote | FoundSecurity | FoundCalls;

export interface StreamPart {
  readonly after: AuditCursor | null;
  readonly limit: number;
}

const NOTHING = Promise.resolve([]);

/** Entries in order, newest first, as they are stored: what the reader may see of them is asked elsewhere. */
export async function foundEntries(
  trx: Trx,
  question: AuditQuestion,
  part: StreamPart,
): Promise<readonly FoundEntry[]> {
  const [facts, notes, calls] = await together([
    foundFacts(trx, question, part),
    foundNotes(trx, question, part),
    foundCalls(trx, question, part),
  ]);
  // Sign-ins are read person by person: not further back than this page reaches.
  const oldest = facts.length < part.limit ? null : (facts.at(-1)?.at ?? null);
  const security = await foundSecurity(trx, question, part, oldest);
  return [...facts, ...notes, ...calls, ...security].toSorted(byAge).slice(0, part.limit);
}

const position = microsecondsOf(sql.ref('at'));

function foundFacts(trx: Trx, question: AuditQuestion, { after, limit }: StreamPart): Promise<FoundFact[]> {
  const { company, kinds, otherKinds, documents, people, command, types } = question;
  const isAsked = types.has('change') || types.has('access') || types.has('settings');
  if (!isAsked || kinds?.length === 0) return NOTHING;
  const { at, id } = positionIn('fact', after);
  const conditions: readonly Sql[] = [
    sql`company_id = ${company} and index = 0`,
    sql`(at, seq) < (${at}, ${id}::bigint)`,
    ...within(question),
    ...(otherKinds.length === 0 ? [] : [sql`kind <> all(${[...otherKinds]}::text[])`]),
    ...(command === null ? [] : [sql`command = ${command}::uuid`]),
    ...(documents === null
      ? []
      : [
          sql`command in (select touched.command from event as touched where touched.company_id = ${company}
            and touched.document = any(${[...documents]}::text[]))`,
        ]),
  ];
  // Each branch is read in order by one index.
  const branches = product(kinds, people).map(
    ([kind, person]) => sql`(select seq, at, by, by_type, command, device, address from event
      where ${sql.join([...conditions, ...among('kind', kind), ...among('by', person)], sql` and `)}
      order by at desc, seq desc limit ${limit})`,
  );
  return sql<FoundFact>`
    select 'fact' as source, seq as id, ${position} as at, by, by_type as "byType", command, device, address
      from (${sql.join(branches, sql` union all `)}) as found order by found.at desc, seq desc limit ${limit}`
    .execute(trx)
    .then(({ rows }) => rows);
}

type Values = readonly string[] | null;

/** Every pair of one value each; null: whatever it is. */
function product(kinds: Values, people: Values): readonly (readonly [Values, Values])[] {
  const each = (values: Values): readonly Values[] => values?.map((one) => [one]) ?? [null];
  return each(kinds).flatMap((kind) => each(people).map((person) => [kind, person] as const));
}

function foundNotes(trx: Trx, question: AuditQuestion, { after, limit }: StreamPart): Promise<FoundNote[]> {
  const { company, documents, people, command, types } = question;
  const what = Object.entries(notedAs).flatMap(([type, one]) =>
    types.has(type as keyof typeof notedAs) ? [one] : [],
  ); // its own keys
  if (what.length === 0 || command !== null) return NOTHING;
  const { at, id } = positionIn('note', after);
  const conditions: readonly Sql[] = [
    sql`company_id = ${company} and (at, id) < (${at}, ${id}::bigint)`,
    sql`what = any(${what}::text[])`,
    ...within(question),
    ...among('document', documents),
    ...among('by', people),
    // Kinds that stand for a type of facts do not narrow what is no fact.
    ...(question.askedKinds === null ? [] : among('kind', question.askedKinds)),
  ];
  return sql<FoundNote>`
    select 'note' as source, id, ${position} as at, what, by, by_type as "byType", device, address, kind, document, about, detail
      from audit_note where ${sql.join(conditions, sql` and `)} order by audit_note.at desc, id desc limit ${limit}`
    .execute(trx)
    .then(({ rows }) => rows);
}

/** [APC10] */
function foundCalls(trx: Trx, question: AuditQuestion, { after, limit }: StreamPart): Promise<FoundCalls[]> {
  const { company, documents, people, command, types, askedKinds } = question;
  const isAsked = types.has('call') && documents === null && command === null && askedKinds === null;
  if (!isAsked) return NOTHING;
  const { at, id } = positionIn('call', after);
  const conditions: readonly Sql[] = [
    sql`company_id = ${company} and (at, id) < (${at}, ${id}::bigint)`,
    ...within(question),
    ...among('client', people),
  ];
  return sql<FoundCalls>`
    select 'call' as source, id, ${position} as at, client as by, address, method, route, status, code, count,
           last_at as "lastAt"
      from api_use where ${sql.join(conditions, sql` and `)} order by api_use.at desc, id desc limit ${limit}`
    .execute(trx)
    .then(({ rows }) => rows);
}

/** [AG6] An agent has the id of somebody else. */
export const DOUBTFUL = 'agentDoubtful';

const signIns = [
  'signedIn',
  'signInFailed',
  'lockedOut',
  'wrongFactor',
  'secondFactorAdded',
  'secondFactorRemoved',
  'passwordChanged',
  'passwordReset',
];

/** [SEC3] Through a function that gives what is the company's own. */
async function foundSecurity(
  trx: Trx,
  question: AuditQuestion,
  { after, limit }: StreamPart,
  oldest: number | null,
): Promise<FoundSecurity[]> {
  const { documents, people, command, types, from, to } = question;
  const events = [
    ...(types.has('signIn') ? signIns : []),
    ...(types.has('refusal') ? ['forbidden'] : []),
    ...(types.has('access') ? [DOUBTFUL] : []),
  ];
  const isAsked = documents === null && command === null && question.askedKinds === null;
  if (!isAsked || events.length === 0) return [];
  const { at, id } = positionIn('security', after);
  const since = oldest === null ? sql`'-infinity'::timestamptz` : momentAt(oldest);
  const { rows } = await sql<FoundSecurity>`
    select 'security' as source, id, ${position} as at, event as what, user_id as by, address, about
      from company_security_events(${events}::text[], ${people === null ? null : [...people]}::text[],
             greatest(${since}, ${from}::timestamptz), least(${at}, ${to}::timestamptz),
             case when ${to}::timestamptz <= ${at} then 0 else ${id}::bigint end, ${limit}) as found
     order by found.at desc, id desc`.execute(trx);
  return rows;
}

import { sql, type Transaction } from 'kysely';
import { LABELS, type AuditEntry, type AuditFact, type AuditType } from '#model/audit/audit-answer.ts';
import type { AuditSubject } from '#model/audit/audit-subject.ts';
import { SYSTEM } from '#model/engine/actor.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import { IMPORT, markedDevice } from '#model/values/device.ts';
import { authorsOf } from '#server/platform/model/document-queries.ts';
import { namesOfDocuments } from '#server/platform/model/document-names.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { eventsOfCommands } from '#server/platform/model/event-log.ts';
import { visibleEvents, subjectCondition, type Visibility } from '#server/platform/model/visibility.ts';
import { changesOf } from './audit-changes.ts';
import { typeOfKind, type AuditQuestion } from './audit-question.ts';
import { DOUBTFUL } from './audit-stream.ts';
import type { FoundCalls, FoundEntry, FoundFact, FoundNote, FoundSecurity } from './audit-stream.ts';

type Trx = Transaction<Schema>;

/** Of one entry. */
const MOST_CHANGES = 40;

/** An entry whose facts are known. */
interface Told {
  readonly found: FoundFact;
  readonly facts: readonly LogEvent[];
  /** The fact that the entry is told by. */
  readonly main: LogEvent;
}

type Half = Omit<AuditEntry, 'byName' | 'byKind'>;

/** Entries as a reader may see them, named; what they may see nothing of is left out. [AUD2] */
export async function visibleEntries(
  trx: Trx,
  sight: Visibility,
  question: Pick<AuditQuestion, 'documents'>,
  found: readonly FoundEntry[],
): Promise<readonly AuditEntry[]> {
  const told = await factsOf(trx, sight, question, found);
  const notes = await seenNotes(
    trx,
    sight,
    found.filter((one) => one.source === 'note'),
  );
  const names = await namesOfAll(trx, sight, told, notes);
  const changes = await changesOf(
    trx,
    sight,
    [...told.values()].map(({ main }) => main),
  );
  const entries = found.flatMap((one): Half[] => {
    if (one.source === 'security') return [securityEntry(one)];
    if (one.source === 'call') return [callEntry(one)];
    if (one.source === 'note') return notes.has(one) ? [noteEntry(sight, one, names)] : [];
    const its = told.get(one);
    if (!its) return [];
    const all = changes.get(its.main.seq) ?? [];
    const entry = factEntry(sight, its, names);
    return [
      { ...entry, changes: all.slice(0, MOST_CHANGES), moreChanges: Math.max(0, all.length - MOST_CHANGES) },
    ];
  });
  const named = await authorsOf(trx, sight.company, entries);
  return entries.map((entry) => ({ ...entry, ...named(entry) }));
}

/** The facts of each command that the reader may see. */
async function factsOf(
  trx: Trx,
  sight: Visibility,
  { documents }: Pick<AuditQuestion, 'documents'>,
  found: readonly FoundEntry[],
): Promise<ReadonlyMap<FoundFact, Told>> {
  const firsts = found.filter((one) => one.source === 'fact');
  if (firsts.length === 0) return new Map();
  const events = await eventsOfCommands(
    trx,
    sight.company,
    firsts.map(({ command }) => command),
  );
  const seen = await visibleEvents(trx, sight, events);
  const byCommand = Map.groupBy(seen, ({ command }) => command);
  return new Map(
    firsts.flatMap((one): [FoundFact, Told][] => {
      // The ledger's facts are told by the document that caused them.
      const facts = (byCommand.get(one.command) ?? []).filter(({ kind }) => sight.engine.types.has(kind));
      const main = facts.find(({ document }) => documents?.includes(document)) ?? facts[0];
      return main ? [[one, { found: one, facts, main }]] : [];
    }),
  );
}

/** Refusals and papers of documents that the reader may see, and what is about none. */
async function seenNotes(
  trx: Trx,
  sight: Visibility,
  notes: readonly FoundNote[],
): Promise<ReadonlySet<FoundNote>> {
  const { access, engine } = sight;
  const visible = notes.filter(({ kind }) => {
    const table = kind === null ? null : engine.types.get(kind)?.table;
    return !table || table.view === null || access.tables.has(table.name);
  });
  const condition = subjectCondition(sight, sql`asked.kind`, sql`asked.document`);
  if (condition === null || visible.length === 0) return new Set(visible);
  const asked = visible.map(({ id, kind, document }) => ({ id, kind: kind ?? '', document: document ?? '' }));
  const { rows } = await sql<{ id: number }>`
    select id from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(id bigint, kind text, document text)
     where ${condition}`.execute(trx);
  const ids = new Set(rows.map(({ id }) => id));
  return new Set(visible.filter(({ id }) => ids.has(id)));
}

type Names = ReadonlyMap<string, string | null>;

function namesOfAll(
  trx: Trx,
  { company, layouts, access }: Visibility,
  told: ReadonlyMap<FoundFact, Told>,
  notes: ReadonlySet<FoundNote>,
): Promise<Names> {
  const visible = [...layouts.values()].filter(({ table }) => access.tables.has(table.name));
  const facts = [...told.values()].flatMap((one) => one.facts);
  const about = [...notes].flatMap(({ kind, document }) =>
    kind === null || document === null ? [] : [{ kind, document }],
  );
  return namesOfDocuments(trx, { company, layouts: visible }, [...facts, ...about]);
}

const subject = (names: Names, kind: string, document: string): AuditSubject => ({
  kind,
  document,
  name: names.get(`${kind}/${document}`) ?? null,
});

const nothing = {
  isImport: false,
  about: null,
  command: null,
  facts: [],
  isConsequence: false,
  changes: [],
  moreChanges: 0,
  refusal: null,
  filters: null,
  calls: null,
} as const;

/** Moments are told as precisely as facts know them. */
const isoOf = (microseconds: number): string => new Date(microseconds / 1000).toISOString();

function factEntry({ engine }: Visibility, { found, facts, main }: Told, names: Names): Half {
  const { id, at, by, byType, address, device, command } = found;
  return {
    ...nothing,
    id: `f${id}`,
    at: isoOf(at),
    type: typeOfKind(engine, facts[0]?.kind ?? main.kind),
    by,
    byType,
    isImport: device === IMPORT,
    device: device === null || device === IMPORT ? null : markedDevice(device),
    address,
    what: main.type,
    about: subject(names, main.kind, main.document),
    command,
    facts: facts.map((fact) => ({
      ...subject(names, fact.kind, fact.document),
      ...factOf({ engine }, fact),
    })),
    isConsequence: main !== facts[0] || main.index > 0,
  };
}

function factOf({ engine }: Pick<Visibility, 'engine'>, { seq, kind, type, data }: LogEvent) {
  const action = engine.types.get(kind)?.reasons[type]?.['reason'];
  const { reason }: { readonly reason?: unknown } = { ...(data as object | null) }; // facts are records
  const isSaid = action !== undefined && typeof reason === 'string';
  return { seq, type, reason: isSaid ? { action, code: reason } : null } satisfies Omit<
    AuditFact,
    keyof AuditSubject
  >;
}

const noteTypes = {
  refused: 'refusal',
  exported: 'export',
  printed: 'print',
  mailed: 'mail',
  handled: 'job',
} as const;

function noteEntry(sight: Visibility, note: FoundNote, names: Names): Half {
  const { id, at, what, by, byType, address, device, kind, document, about, detail } = note;
  return {
    ...nothing,
    id: `n${id}`,
    at: isoOf(at),
    type: noteTypes[what],
    by,
    byType,
    device: device === null ? null : markedDevice(device),
    address,
    what: about,
    about: kind === null ? null : subject(names, kind, document ?? ''),
    refusal: what === 'refused' ? refusalOf(sight, kind ?? '', detail) : null,
    filters: hasTexts(note) ? (detail as Readonly<Record<string, string>>) : null, // as it was noted
  };
}

/** Exports, labels and jobs are told with texts by name. */
const hasTexts = ({ what, about }: Pick<FoundNote, 'what' | 'about'>): boolean =>
  what === 'exported' || what === 'handled' || (what === 'printed' && about === LABELS);

/** Sums and names in a refusal are for those from whom nothing of such documents is hidden. */
function refusalOf({ access }: Visibility, kind: string, detail: FoundNote['detail']): Half['refusal'] {
  const { code, params } = detail as NonNullable<Half['refusal']>; // as it was noted
  const isOpen = access.scope === null && (access.hidden.get(kind) ?? []).length === 0;
  return isOpen && params ? { code, params } : { code };
}

function callEntry({ id, at, by, address, method, route, status, code, count, lastAt }: FoundCalls): Half {
  return {
    ...nothing,
    id: `c${id}`,
    at: isoOf(at),
    type: 'call',
    by,
    byType: 'agent',
    device: null,
    address,
    what: `${method} ${route}`,
    calls: { count, status, code, lastAt },
  };
}

const securityTypes: Readonly<Record<string, AuditType>> = { forbidden: 'refusal', [DOUBTFUL]: 'access' };

/** [AG6] The agent that a migration has named, as `apiClient/id`; its name is that of the page it leads to. */
function agentIn(about: string): AuditSubject {
  const [kind = '', document = ''] = about.split('/');
  return { kind, document, name: null };
}

function securityEntry({ id, at, what, by, address, about }: FoundSecurity): Half {
  return {
    ...nothing,
    id: `s${id}`,
    at: isoOf(at),
    type: securityTypes[what] ?? 'signIn',
    by: what === DOUBTFUL ? SYSTEM : by,
    byType: what === DOUBTFUL ? 'system' : null,
    device: null,
    address,
    // Of a refused request: which.
    what: what === 'forbidden' ? about : what,
    about: what === DOUBTFUL ? agentIn(about) : null,
  };
}

import { sql, type Transaction } from 'kysely';
import { isTakenInCompany } from '#model/areas/setup/agent-rights/agent-ids.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { companyForm } from '#model/areas/setup/company/company.facts.ts';
import { asUser } from '#model/engine/actor.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Rows } from '#model/engine/rows.ts';
import { isActing, memberOf } from '#model/areas/setup/member/member.rules.ts';
import { SUBSCRIPTION } from '#model/areas/setup/subscription/subscription.kind.ts';
import { AT_WORK } from '#model/areas/integrations/workflow/workflow.kind.ts';
import { uuidv7 } from '#model/values/ids.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { isOfPerson } from '#server/accounts/identity/agent-ids.ts';
import type { User } from '#server/accounts/identity/user-store.ts';
import { enterCompany, type Database } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { beginLog } from '#server/platform/model/event-log.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import { doubtOf } from '#words/books.words.ts';
import { filePart, type ArchiveStep, type Figures, type Manifest } from './archive-format.ts';
import type { LoggedFact } from './archive-sources.ts';
import { checkParts, type ArchiveReader } from './archive-reader.ts';
import { differencesOf, figuresOf } from './figures.ts';
import { LogRestorer } from './log-restorer.ts';
import { readLog } from './read-log.ts';
import { UnfitArchive } from './unfit-archive.ts';

export interface RestoreDeps {
  readonly database: Database;
  readonly engine: Engine;
  readonly layouts: RowLayouts;
  readonly files: FileStore;
  readonly users: { findByEmail(email: string): Promise<User | undefined> };
  /** The clock, UTC ISO. */
  readonly now: () => string;
}

export interface Restoring {
  readonly archive: ArchiveReader;
  /** Who owns the new company. */
  readonly founder: User;
  /** What it is to be called; null: as it was. */
  readonly name: string | null;
}

export interface Restored {
  readonly company: number;
  readonly name: string;
  readonly facts: number;
  readonly figures: Figures;
  /** Where its books contradict each other, as they did in the export, a sentence each. */
  readonly doubts: readonly string[];
}

/**
 * [CX5] [CX6] [CX7] Makes a new company of an export, or nothing: everything is checked before anything is written, and all
 * is written in one transaction, which ends with its figures compared. Tells how far it is. Throws UnfitArchive.
 */
export async function* restoreCompany(
  deps: RestoreDeps,
  restoring: Restoring,
): AsyncGenerator<ArchiveStep, Restored> {
  const { archive } = restoring;
  yield* checkParts(archive);
  const { facts } = archive.manifest.log;
  let checked = 0;
  for await (const _ of readLog(archive, deps.engine))
    if ((checked += 1) % 5000 === 0 || checked === facts) yield { part: 'log', done: checked, of: facts };
  yield { part: 'writing', done: 0, of: facts };
  return write(deps, restoring);
}

async function write(deps: RestoreDeps, restoring: Restoring): Promise<Restored> {
  const at = deps.now();
  const people = await knownPeople(deps, restoring.archive.manifest);
  let begun: number | null = null;
  try {
    return await deps.database.app.kysely.transaction().execute(async (trx) => {
      const company = (begun = await numberFor(trx, at));
      await enterCompany(trx, company);
      await beginLog(trx, company);
      const restorer = new LogRestorer({ ...deps, trx, company, at, by: asUser(restoring.founder.id) });
      for await (const fact of readLog(restoring.archive, deps.engine))
        if (fact.kind !== SUBSCRIPTION) await restorer.take(people(eventOf(fact)));
      await restorer.end();
      await mustHaveOwnIds(trx, restorer);
      const doubts = restorer.doubts.map(doubtOf);
      const figures = await figuresOf(trx, company, deps.layouts);
      mustAgree(restoring.archive.manifest.figures, figures);
      await own(restorer, restoring);
      await copyFiles(deps, restoring.archive, company);
      const { name } = restorer.view.get('company', COMPANY) ?? { name: '' };
      return { company, name, facts: restorer.head, figures, doubts };
    });
  } catch (error) {
    if (begun !== null) await deps.files.sweep(begun, new Set(), Infinity);
    throw error;
  }
}

async function numberFor(trx: Transaction<Schema>, at: string): Promise<number> {
  const { id } = await trx
    .insertInto('company')
    .values({ created_at: at, founding: sql`gen_random_uuid()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Without its hash, and without what it has not. */
function eventOf(fact: LoggedFact): Fact {
  const { kind, document, version, type, state, data, at, by, command, index, drawn, device, byType } = fact;
  const event = { kind, document, version, type, state, data, at, by, command, index };
  return { ...event, ...(drawn && { drawn }), ...(device && { device }), ...(byType && { byType }) };
}

type Fact = Parameters<LogRestorer['take']>[0];

/** [CX8] Who is known here by their address is that person in the facts; the others stay names in the log. */
async function knownPeople({ users }: RestoreDeps, { people }: Manifest): Promise<(fact: Fact) => Fact> {
  const here = new Map<string, string>();
  for (const { user, email } of people) {
    const known = await users.findByEmail(email);
    if (known && known.id !== user) here.set(user, known.id);
  }
  if (here.size === 0) return (fact) => fact;
  const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;
  return (fact) => JSON.parse(JSON.stringify(fact).replaceAll(uuid, (one) => here.get(one) ?? one)) as Fact; // the same with other ids
}

/** [AG5] An agent of the export that has the id of somebody else, there or here, would act as them. */
async function mustHaveOwnIds(trx: Transaction<Schema>, { view, agents }: LogRestorer): Promise<void> {
  for (const { kind, row } of agents()) {
    const isTaken = isTakenInCompany(view, { kind, document: row.id }) || (await isOfPerson(trx, [row.id]));
    if (isTaken)
      throw new UnfitArchive(
        `The ${kind} ${row.name} has the id of a person or of something else that works for the company: ${row.id}.`,
      );
  }
}

/** A restored company pays for nothing: what its subscription was, and the numbers of its invoices, stay in the file. */
const leftBehind: ReadonlySet<string> = new Set(['subscription', 'counter']);
const withoutSubscription = ({ tables, ...sums }: Figures): Figures => ({
  ...sums,
  tables: Object.fromEntries(Object.entries(tables).filter(([name]) => !leftBehind.has(name))),
});

function mustAgree(expected: Figures, found: Figures): void {
  const differences = differencesOf(withoutSubscription(expected), withoutSubscription(found));
  if (differences.length > 0)
    throw new UnfitArchive(`The figures are not those of the export: ${differences.slice(0, 5).join('; ')}.`);
}

/** [CX8] Who restores a company is a founder of it, and it is open. */
async function own(restorer: LogRestorer, { founder, name }: Restoring): Promise<void> {
  const give = (type: string, data: object = {}) =>
    restorer.give({ kind: 'company', document: COMPANY, type, data });
  const row = restorer.view.get('company', COMPANY);
  if (!row) throw new UnfitArchive('The log founds no company.');
  const again: Readonly<Record<string, string>> = {
    suspended: 'resume',
    closing: 'reopen',
    closed: 'reopen',
    ended: 'reopen',
  };
  const back = again[String(row.state)];
  if (back) await give(back);
  if (name !== null) await give('update', { ...companyForm.strip().parse(row), name });
  await turnOffWorkflows(restorer);
  await appoint(restorer, founder);
}

/** [WKF14] What had followed from its facts followed where it came from: nothing is done, told or mailed twice. */
async function turnOffWorkflows(restorer: LogRestorer): Promise<void> {
  for (const { id } of restorer.view.by('workflow', 'atWork', AT_WORK))
    await restorer.give({ kind: 'workflow', document: id, type: 'disable', data: {} });
}

/** Archived roles give nothing. */
const isInUse = ({ state }: Rows['role']): boolean => !['archived', 'none'].includes(String(state));

async function appoint(restorer: LogRestorer, { id: user, name, email }: User): Promise<void> {
  const member = memberOf(restorer.view, user);
  const give = (document: string, type: string, data: object = {}) =>
    restorer.give({ kind: 'member', document, type, data });
  if (!member) {
    const role = restorer.roles().find(isInUse)?.id;
    if (role === undefined) throw new UnfitArchive('The company has no role that its founder could have.');
    const id = uuidv7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
    return give(id, 'add', { user, name, email, role, founder: true });
  }
  if (!isActing(member)) await give(member.id, 'resume');
  if (!member.founder) await give(member.id, 'appointFounder');
}

async function copyFiles({ files }: RestoreDeps, archive: ArchiveReader, company: number): Promise<void> {
  for (const { name } of archive.manifest.parts) {
    const hash = /^files\/([\da-f]{64})$/.exec(name)?.[1];
    if (hash === undefined) continue;
    const incoming = await files.receive(company, await archive.open(filePart(hash)));
    if (incoming.hash !== hash) throw new UnfitArchive(`The file is damaged: ${name} has another content.`);
    await incoming.keep();
  }
}

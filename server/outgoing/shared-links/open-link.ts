import { accessClass } from '#model/engine/access.ts';
import { isWithin } from '#model/engine/scope.ts';
import { asAgent, authored } from '#model/engine/actor.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Env } from '#model/engine/env.ts';
import { consider } from '#model/engine/propose.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { grantsAtWork } from '#model/areas/setup/agent-rights/agent-grants.ts';
import { isOpenTo } from '#model/areas/setup/company/company.life.ts';
import { grantsOnEntry } from '#model/areas/setup/member/member.entry.ts';
import type { Grants } from '#model/areas/setup/member/member.rules.ts';
import type { SharedAnswer } from '#model/shared-link/shared-link.api.ts';
import { MOST_QUESTIONS } from '#model/shared-link/shared-link.facts.ts';
import { isWorking, type SharedLinkRow } from '#model/shared-link/shared-link.kind.ts';
import { commandsOfLink, isOfItsParty, purposeOf } from '#model/shared-link/shared-link.rules.ts';
import type { Paper } from '#model/papers/paper.ts';
import type { PurposeName } from '#model/shared-purposes.ts';
import { asSharedWith, type SharedPurpose } from '#model/sharing/shared-purpose.ts';
import { COMPANY } from '#model/values/company-document.ts';
import type { Language } from '#model/values/languages.ts';
import { dayIn } from '#model/values/moments.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { CompanyCache } from '#server/platform/model/company-cache.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import { readPaper } from '#server/papers/read-paper.ts';
import { HttpError, refusalStatus } from '#server/platform/http/http-error.ts';
import { linkOf } from './link-tokens.ts';
import { offeredAct } from './offered-act.ts';

export interface OpenLinkDeps {
  readonly engine: Engine;
  readonly layouts: RowLayouts;
  readonly database: Pick<Database, 'app' | 'withCompany'>;
  /** The clock, UTC ISO. */
  readonly now: () => string;
}

/** A link that works, its document, and what may be done through it. */
export interface OpenedLink {
  readonly company: number;
  readonly link: SharedLinkRow;
  readonly purpose: SharedPurpose;
  /** What the commands of acts take besides what is sent. */
  readonly besides: Readonly<Record<string, object>>;
  readonly answer: SharedAnswer;
  /** The paper with what only its PDF has: the logo. */
  readonly paper: Paper;
}

/**
 * [LNK8] What a token leads to, read at this moment: nothing of it is remembered. Null for whatever leads nowhere: a token
 * that nobody has, one of a link that is revoked or over, whose maker may not see the document any more, of a company
 * that is closed, or of a document that is not shown.
 * @param answered an answer that is only tried: the paper is that of the document as it would be [LNK14]
 */
export async function openLink(
  deps: OpenLinkDeps,
  token: string,
  language: Language,
  answered?: { readonly act: string; readonly data: object },
): Promise<OpenedLink | null> {
  const { engine, layouts, database, now } = deps;
  const found = await linkOf(database.app, token);
  if (!found) return null;
  const { company } = found;
  return database.withCompany(company, async (trx) => {
    const cache = new CompanyCache(engine, layouts, company);
    const shown = await cache.knowing(trx, () => shownBy(deps, cache, found.link, language));
    if (!shown) return null;
    const { link, purpose, maker, row, besides, answer } = shown;
    const would = answered && (await cache.knowing(trx, () => asAnswered(cache.view, shown, answered)));
    // What is for several is drawn as the one that the link is for sees it. [LNK16]
    const as = would ?? (purpose.several && row);
    // The paper as its maker sees it: what they may not see, such as prices, nobody sees by their link.
    const access = accessClass(engine, (permission) => maker.may(permission), maker.warehouses);
    const asked = { kind: purpose.kind, document: row.id, language, options: { language }, as };
    const paper = await readPaper(trx, { engine, layouts, now }, { company, access, grants: maker }, asked);
    return paper && { company, link, purpose, besides, paper, answer: { ...answer, paper } };
  });
}

function shownBy({ engine, now }: OpenLinkDeps, cache: CompanyCache, id: string, language: Language) {
  const { view } = cache;
  const link = view.get('sharedLink', id);
  const purpose = link && purposeOf(link.purpose);
  if (!purpose || !isWorking(link, now()) || !isOpenTo(view, { founder: false })) return null;
  const [maker, grants] = [grantsOnEntry(view, link.owner), grantsAtWork(view, link)];
  const stored = view.get(purpose.kind, link.of) as DocumentRow | undefined; // a kind's table holds documents
  const row = stored && asSharedWith(purpose, stored, link.party);
  if (!maker || !row || !grants?.may(`${purpose.kind}.view`) || !purpose.isShown(row as never)) return null;
  if (!isOfItsParty(view, link, purpose, row)) return null;
  const { table } = engine.types.get(purpose.kind) ?? {};
  if (table && !isWithin(grants.warehouses, table, stored)) return null;
  const isCancelled = purpose.isCancelled(row as never); // a row of the purpose's kind
  const acts = isCancelled ? [] : actsOf(engine, cache, { link, purpose }, envOf(view, link, grants, now()));
  const asks = link.questions < MOST_QUESTIONS ? ['ask'] : [];
  const { name, expiresAt, readAt } = link;
  const answer = {
    purpose: link.purpose as PurposeName, // found by it
    for: name,
    expiresAt,
    readAt,
    acts: [...acts, ...asks],
    isCancelled,
    version: row.version,
    lines: acts.length > 0 ? purpose.linesOf(view, row as never, language) : [], // likewise
    ...(purpose.quotationOf && { quotation: purpose.quotationOf(view, row as never) }), // likewise
  };
  const besides = Object.fromEntries(
    Object.entries(purpose.acts).map(([act, { besides: of }]) => [act, of?.(view, link.party) ?? {}]),
  );
  return { link, purpose, maker, row, besides, answer };
}

type Shown = NonNullable<ReturnType<typeof shownBy>>;

/** The document as an answer would make it. Throws an HttpError where it is refused. */
function asAnswered(
  view: Reader,
  { purpose, row, answer }: Pick<Shown, 'purpose' | 'row' | 'answer'>,
  answered: { readonly act: string; readonly data: object },
): DocumentRow {
  const { offered, read } = offeredAct({ purpose, answer }, answered);
  const would = offered.wouldBe?.(view, row as never, read as never) ?? { row }; // of the purpose's kind, read by its schema
  if ('refusal' in would) throw new HttpError(refusalStatus(would.refusal), would.refusal);
  return would.row;
}

/** As a link is judged when it commands; numbers are drawn by the decision alone. */
const envOf = (view: Reader, { id }: SharedLinkRow, grants: Grants, now: string): Env => {
  const only = commandsOfLink(view, id);
  return {
    now,
    today: dayIn(now, view.get('company', COMPANY)?.timeZone ?? 'UTC'),
    ...authored(asAgent(id)),
    may: grants.may,
    warehouses: grants.warehouses,
    limits: grants.limits,
    ...(only && { only }),
    internal: false,
    drawsNumbers: false,
  };
};

type OfLink = Pick<OpenedLink, 'link' | 'purpose'>;

/** [LNK5] What may be done now: what the charts would take, and the link was lent the rights for. */
function actsOf(engine: Engine, { store }: CompanyCache, { link, purpose }: OfLink, env: Env): string[] {
  const confirms = { kind: 'sharedLink', document: link.id, type: 'confirmRead' };
  const why = (type: string) =>
    consider(engine, store, { kind: purpose.kind, document: link.of, type }, env)?.code ?? null;
  const own = Object.entries(purpose.acts).filter(([, { command, permission, otherwise }]) => {
    if (!env.may(permission)) return false;
    const refused = why(command);
    if (refused === null) return true;
    const isOurs = otherwise?.codes.includes(refused) === true && env.may(otherwise.permission);
    return isOurs && why(otherwise.command) === null;
  });
  const isToConfirm = purpose.asksToConfirm && consider(engine, store, confirms, env) === null;
  return [...(isToConfirm ? ['confirmRead'] : []), ...own.map(([name]) => name)];
}

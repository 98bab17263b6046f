import { redactRow } from '#model/engine/access.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { DocumentRow, Row, TableName } from '#model/engine/rows.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { dayIn } from '#model/values/moments.ts';
import type { Language } from '#model/values/languages.ts';
import { drawPaper } from '#model/papers/draw-paper.ts';
import type { Paper } from '#model/papers/paper.ts';
import { proposedLetter, type ProposedLetter } from '#model/papers/letter.ts';
import type { PaperDeclaration, PaperOptions, PaperWorld } from '#model/papers/paper-source.ts';
import { declaredPaper, type FurtherPaper } from '#model/papers/papers.ts';
import { paperTexts } from '#words/papers.words.ts';
import { writing } from '#i18n/writing.ts';
import { CompanyCache } from '#server/platform/model/company-cache.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { namesOf } from '#server/platform/model/document-queries.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import type { Trx } from './paper-deps.ts';

interface ReadDeps {
  readonly engine: Engine;
  readonly layouts: RowLayouts;
  readonly now: () => string;
}

interface Asked {
  readonly kind: string;
  readonly document: string;
  /** Absent: the kind's own. */
  readonly further?: FurtherPaper | undefined;
  /** Of who asks: papers for internal use are in it. */
  readonly language: Language;
  readonly options?: PaperOptions;
  /** Drawn in place of the document's own row: as it would be. */
  readonly as?: DocumentRow | undefined;
}

type Viewed = Pick<CompanyAccess, 'company' | 'access' | 'grants'>;

/**
 * [PAP36] The paper of a document as somebody may see it: what of its rows they may not see is not on it. Null where the
 * kind has no paper, or the document is not there for them.
 */
export const readPaper = (trx: Trx, deps: ReadDeps, viewed: Viewed, asked: Asked): Promise<Paper | null> =>
  drawn(trx, deps, viewed, asked, (declared, row, world) => drawPaper(declared, row, world, asked.options));

/** The letter that it goes with, in nobody's name but the company's; null also for papers that are not mailed. */
export const readLetter = (
  trx: Trx,
  deps: ReadDeps,
  viewed: Viewed,
  asked: Asked,
): Promise<ProposedLetter | null> =>
  drawn(trx, deps, viewed, asked, (declared, row, world) =>
    proposedLetter(declared, row, world, '', { party: asked.options?.party }),
  );

type Draw<T> = (declared: PaperDeclaration<never>, row: never, world: PaperWorld) => T | null;

/** Draws until all rows and names that it takes are read. */
async function drawn<T>(
  trx: Trx,
  { engine, layouts, now }: ReadDeps,
  { company, access, grants }: Viewed,
  { kind, document, further, language, as }: Asked,
  draw: Draw<T>,
): Promise<T | null> {
  const declared = declaredPaper(kind, further);
  if (!declared) return null;
  const cache = new CompanyCache(engine, layouts, company);
  const view = redacted(cache.view, engine, access);
  const names = new Map<string, string>();
  const unnamed = new Set<string>();
  const nameOf = (user: string): string | undefined => {
    if (!names.has(user)) unnamed.add(user);
    return names.get(user);
  };
  const may = (permission: string): boolean => grants.may(permission);
  const attempt = (): T | null => {
    const row = view.get(declared.kind, document) && (as ?? view.get(declared.kind, document));
    const own = view.get('company', COMPANY);
    if (!row || !own) return null;
    const today = dayIn(now(), own.timeZone);
    const world: PaperWorld = { view, may, nameOf, today, language, texts: paperTexts, writing };
    return draw(declared, row as never, world); // a kind's table holds its rows
  };
  const sources = () => [cache.store.held(declared.kind, document)];
  const first = await cache.knowing(trx, attempt, sources);
  if (unnamed.size === 0) return first;
  for (const [user, name] of await namesOf(trx, company, [...unnamed])) names.set(user, name);
  return cache.knowing(trx, attempt, sources);
}

/** Reads rows as a class of sessions may see them. */
function redacted(view: Reader, { tables }: Engine, access: CompanyAccess['access']): Reader {
  const visible = (name: TableName, row: Row | undefined): Row | undefined => {
    if (name === 'company') return row; // every paper has its sender, whoever prints it
    const table = tables.get(name);
    return row && table ? (redactRow(access, table, row) ?? undefined) : undefined;
  };
  // Table N holds Rows[N].
  return {
    get: (table, id) => visible(table, view.get(table, id)) as never,
    by: (table, index, key) =>
      view.by(table, index, key).flatMap((row) => visible(table, row) ?? []) as never,
  };
}

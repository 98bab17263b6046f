import { redactRow } from '#model/engine/access.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { Row, TableName } from '#model/engine/rows.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { dayIn } from '#model/values/moments.ts';
import type { Language } from '#model/values/languages.ts';
import { drawPaper } from '#model/papers/draw-paper.ts';
import type { Paper } from '#model/papers/paper.ts';
import type { PaperOptions, PaperWorld } from '#model/papers/paper-source.ts';
import { isPapered, paperOf } from '#model/papers/papers.ts';
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
  /** Of who asks: papers for internal use are in it. */
  readonly language: Language;
  readonly options?: PaperOptions;
}

/**
 * [PAP36] The paper of a document as somebody may see it: what of its rows they may not see is not on it. Null where the
 * kind has no paper, or the document is not there for them.
 */
export async function readPaper(
  trx: Trx,
  { engine, layouts, now }: ReadDeps,
  { company, access, grants }: Pick<CompanyAccess, 'company' | 'access' | 'grants'>,
  { kind, document, language, options = {} }: Asked,
): Promise<Paper | null> {
  if (!isPapered(kind)) return null;
  const cache = new CompanyCache(engine, layouts, company);
  const view = redacted(cache.view, engine, access);
  const names = new Map<string, string>();
  const unnamed = new Set<string>();
  const nameOf = (user: string): string | undefined => {
    if (!names.has(user)) unnamed.add(user);
    return names.get(user);
  };
  const may = (permission: string): boolean => grants.may(permission);
  const draw = (): Paper | null => {
    const row = view.get(kind, document);
    const own = view.get('company', COMPANY);
    if (!row || !own) return null;
    const today = dayIn(now(), own.timeZone);
    const world: PaperWorld = { view, may, nameOf, today, language, texts: paperTexts, writing };
    return drawPaper(paperOf(kind), row as never, world, options); // a kind's table holds its rows
  };
  const sources = () => [cache.store.held(kind, document)];
  const first = await cache.knowing(trx, draw, sources);
  if (unnamed.size === 0) return first;
  for (const [user, name] of await namesOf(trx, company, [...unnamed])) names.set(user, name);
  return cache.knowing(trx, draw, sources);
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

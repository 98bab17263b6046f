import { isMendable } from '#model/areas/integrations/data-import/import-standing.ts';
import type { FastifyRequest } from 'fastify';
import { type LineCorrection } from '#model/areas/integrations/data-import/import-line.ts';
import { companyBusiness } from '#server/company-business.ts';
import { type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { whoImports } from './import-access.ts';
import { contextOf } from './import-context.ts';
import {
  correctLines,
  linesNumbered,
  linesOfImport,
  linesSaying,
  reportedLines,
  lineTotal,
  shownLine,
  toldOfColumns,
  type StoredLine,
} from './import-store.ts';
import { countsOf, judgeAgain, tell } from './import-work.ts';
import { rejectedCsv, rejectedRows, rejectedWorkbook } from './rejected-file.ts';
import {
  listImportLines,
  correctImportLine,
  correctImportLines,
  correctAlike,
  readColumnNotes,
  rejectedLines,
} from '#model/areas/integrations/data-import/import-line.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** The lines of an import: read, put right, and fetched as a file. */
export function addLineRoutes(app: Api, deps: CompanyRouteDeps): void {
  addLines(app, deps);
  addCorrection(app, deps);
  addCorrections(app, deps);
  addAlike(app, deps);
  addTold(app, deps);
  for (const format of ['csv', 'xlsx'] as const) addRejected(app, deps, format);
}

function addLines(app: Api, deps: CompanyRouteDeps): void {
  serve(app, listImportLines, async (request) => {
    const { company, id } = request.params;
    const { after, offset, limit, only, stage: asked } = request.query;
    const takes = only === 'kept' ? undefined : only;
    const stage = only === 'kept' ? 'kept' : (asked ?? (takes === 'rejected' ? 'open' : undefined));
    return whoImports(deps, request, request.params, async (trx) => {
      const lines = await linesOfImport(trx, company, id, { after, offset, limit, takes, stage });
      const total = await lineTotal(trx, company, id, { takes, stage });
      return {
        lines: lines.map(shownLine),
        next: lines.length < limit ? null : (lines.at(-1)?.line ?? null),
        total,
      };
    });
  });
}

function addCorrection(app: Api, deps: CompanyRouteDeps): void {
  serve(app, correctImportLine, async (request) => {
    const { line } = request.params;
    const { lines, counts } = await correct(deps, request, request.params, [{ line, ...request.body }]);
    const [judged] = lines;
    if (!judged) throw new Error('a line that was put right is gone');
    return { line: judged, counts };
  });
}

function addCorrections(app: Api, deps: CompanyRouteDeps): void {
  serve(app, correctImportLines, async (request) =>
    correct(deps, request, request.params, request.body.lines),
  );
}

/** All lines that say the same. */
function addAlike(app: Api, deps: CompanyRouteDeps): void {
  serve(app, correctAlike, async (request) => {
    const { company, id } = request.params;
    const { body } = request;
    const { column, becomes } = body;
    const alike = await whoImports(deps, request, request.params, (trx) =>
      'told' in body
        ? reportedLines(trx, company, id, { column, code: body.told })
        : linesSaying(trx, company, id, { column, is: body.is.trim() }),
    );
    const given = alike.map(({ line }) => ({ line, cells: { [column]: becomes } }));
    const { counts } = await correct(deps, request, request.params, given);
    return { changed: alike.length, counts };
  });
}

/** What is told of each column, so that it is known before the run. */
function addTold(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readColumnNotes, async (request) => {
    const { company, id } = request.params;
    return whoImports(deps, request, request.params, async (trx) => ({
      told: await toldOfColumns(trx, company, id),
    }));
  });
}

interface Given extends LineCorrection {
  readonly line: number;
}

async function correct(
  deps: CompanyRouteDeps,
  request: FastifyRequest,
  place: { readonly company: number; readonly id: string },
  given: readonly Given[],
) {
  const { company, id } = place;
  const { row, stored } = await whoImports(deps, request, place, async (trx, { row: own }) => {
    if (!isMendable(own)) throw new HttpError(409, { code: 'importBusy' });
    const known = await linesNumbered(
      trx,
      company,
      id,
      given.map(({ line }) => line),
    );
    const lines = given.map(({ line, cells }): StoredLine => {
      const found = known.get(line);
      if (!found) throw new HttpError(404, { code: 'unknownImportLine' });
      if (found.stage !== 'open') throw new HttpError(409, { code: 'importLineTaken' });
      return { ...found, corrections: correctionsOf(found, cells), work: null };
    });
    await correctLines(trx, company, id, lines);
    return { row: own, stored: lines };
  });
  const work = { ...deps, business: companyBusiness };
  const context = await contextOf(deps, company, row);
  const lines = await judgeAgain(work, context, stored);
  const counts = await countsOf(deps, company, id);
  await tell(deps, context, 'recount', counts);
  return { lines, counts };
}

function correctionsOf(
  { cells, corrections }: StoredLine,
  given: Readonly<Record<string, string | null>>,
): Record<string, string> {
  const unknown = Object.keys(given).find((at) => Number(at) >= cells.length);
  if (unknown !== undefined)
    throw new HttpError(422, { code: 'invalid', fields: { [`cells.${unknown}`]: 'unknown' } });
  const all: Record<string, string | null> = { ...corrections, ...given };
  return Object.fromEntries(
    Object.entries(all).flatMap(([at, cell]) =>
      cell === null || cell === cells[Number(at)] ? [] : [[at, cell]],
    ),
  );
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
const A_FILE = 100_000;

function addRejected(app: Api, deps: CompanyRouteDeps, format: keyof typeof types): void {
  serve(app, rejectedLines[format], async (request, reply) => {
    const { company, id } = request.params;
    const filter =
      request.query.of === 'kept'
        ? ({ limit: A_FILE, stage: 'kept' } as const)
        : ({ limit: A_FILE, stage: 'open', takes: 'rejected' } as const);
    const { row, lines } = await whoImports(deps, request, request.params, async (trx, importing) => ({
      ...importing,
      lines: await linesOfImport(trx, company, id, filter),
    }));
    const language = languageOf(request.headers['accept-language']);
    const rows = rejectedRows(row.table.heads, lines, language, row.mapping.target);
    const content = format === 'csv' ? rejectedCsv(rows, language) : await rejectedWorkbook(rows);
    return reply
      .headers({
        'content-type': types[format],
        'content-disposition': `attachment; filename="rejected.${format}"`,
      })
      .serializer((payload: unknown) => payload as string) // a buffer passes through
      .send(content as string);
  });
}

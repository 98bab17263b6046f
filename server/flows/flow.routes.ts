import type { z } from 'zod';
import { limitsIn } from '#model/flows/dwell-limits.ts';
import { type FlowRange } from '#model/flows/flow-figures.ts';
import {
  asMember,
  visibleKind,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { namesOf } from '#server/platform/model/document-queries.ts';
import { together } from '#server/platform/db/pipelined.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import type { RowLayout } from '#server/platform/model/row-layout.ts';
import { companyWords, type CompanyWords } from './company-words.ts';
import { unusualDocuments } from './conformance-queries.ts';
import { arrowsOf, statesOf } from './flow-figures.ts';
import { countSteps, measureStays, type FlowScope, type Trx } from './flow-queries.ts';
import { createFlowSummary, type FlowSummary } from './flow-summary.ts';
import { isWatched, mustWatch, mustWatchAll, watchedClass } from './must-watch.ts';
import { standingOf } from './standing.ts';
import { documentsIn } from './stood-query.ts';
import { stepsThrough } from './taken-query.ts';
import { waitingIn } from './waiting.ts';
import type { conformanceQuery } from '#model/flows/flow.api.ts';
import { readFlow, listTaken, listStood, readConformance } from '#model/flows/flow.api.ts';
import { serve } from '#server/platform/http/serve.ts';

const SLOWEST = 8;
const MOST_LATE = 100;

/** A company's process data: the paths its documents take, from its log. */
export function addFlowRoutes(app: Api, deps: CompanyRouteDeps): void {
  const told = { ...deps, summary: createFlowSummary(deps) };
  addConformance(app, told);
  addFigures(app, told);
  addTaken(app, told);
  addStood(app, told);
}

interface FlowDeps extends CompanyRouteDeps {
  readonly summary: FlowSummary;
}

function addFigures(app: Api, deps: FlowDeps): void {
  serve(app, readFlow, async (request) => {
    const { kind } = request.params;
    return asWatcher(deps, request, request.query, async (trx, { access, scope, words }) => {
      const now = deps.now();
      const limits = limitsIn(words.limits);
      const [steps, stays, waiting, standing] = await together([
        countSteps(trx, scope),
        measureStays(trx, scope),
        waitingIn(trx, { ...scope, layouts: [scope.layout], limits }, { now, limit: SLOWEST }),
        standingOf(trx, scope, (permission) => access.grants.may(permission)),
      ]);
      return {
        kind,
        ...scope.range,
        asOf: access.head.head,
        at: waiting.at,
        currency: words.currency,
        states: [...statesOf(scope, { standing, stays, late: waiting.late, limits })],
        ...arrowsOf(scope, steps),
        slowest: [...waiting.documents],
      };
    });
  });
}

function addTaken(app: Api, deps: FlowDeps): void {
  serve(app, listTaken, async (request) => {
    const { transition, after, limit, ...range } = request.query;
    return asWatcher(deps, request, range, async (trx, { scope }) => {
      const found = await stepsThrough(trx, scope, transition, { before: after, limit: limit + 1 });
      if (!found) throw new HttpError(404, { code: 'unknownTransition' });
      const steps = found.slice(0, limit);
      const names = await namesOf(
        trx,
        scope.company,
        steps.map(({ by }) => by),
      );
      return {
        steps: steps.map((step) => ({ ...step, byName: names.get(step.by) ?? '' })),
        next: found.length > limit ? String(steps.at(-1)?.seq) : null,
      };
    });
  });
}

function addStood(app: Api, deps: FlowDeps): void {
  serve(app, listStood, async (request) => {
    const { state, after, limit, ...range } = request.query;
    return asWatcher(deps, request, range, async (trx, { scope }) => {
      const found = await documentsIn(trx, scope, state, { before: after, limit: limit + 1 });
      const documents = found.slice(0, limit);
      return { documents, next: found.length > limit ? String(documents.at(-1)?.seq) : null };
    });
  });
}

function addConformance(app: Api, deps: FlowDeps): void {
  serve(app, readConformance, async (request) => {
    const { company } = request.params;
    const { kind } = request.query;
    await bringUp(deps, request, company, (access) => watched(deps, access, kind));
    return asMember(deps, request, company, (trx, access) => conformanceOf(deps, trx, access, request.query));
  });
}

async function conformanceOf(
  deps: FlowDeps,
  trx: Trx,
  access: CompanyAccess,
  { from, to, kind, after, limit }: z.output<typeof conformanceQuery>,
) {
  const { company } = access;
  const { timeZone, limits } = await companyWords(trx, company);
  const scope = { company, layouts: watched(deps, access, kind), range: { from, to }, timeZone };
  const timed = { ...scope, access: watchedClass(deps.engine, access), limits: limitsIn(limits) };
  const [unusual, waiting] = await together([
    unusualDocuments(trx, scope, { before: after, limit: limit + 1 }),
    waitingIn(trx, timed, { now: deps.now(), limit: MOST_LATE, onlyLate: true }),
  ]);
  const shown = unusual.documents.slice(0, limit);
  return {
    from,
    to,
    at: waiting.at,
    unusual: shown,
    unusualCount: unusual.count,
    next: unusual.documents.length > limit ? String(shown.at(-1)?.seq) : null,
    late: [...waiting.documents],
    lateCount: [...waiting.late.values()].reduce((sum, many) => sum + many, 0),
  };
}

type Request = Parameters<typeof asMember>[1];

/** Brings the summaries that a request's sender may see up to the current head. */
async function bringUp(
  deps: FlowDeps,
  request: Request,
  company: number,
  layoutsFor: (access: CompanyAccess) => readonly RowLayout[],
): Promise<void> {
  const { kinds, head } = await asMember(deps, request, company, async (_, access) => ({
    kinds: layoutsFor(access).map(({ table }) => table.name),
    head: access.head.head,
  }));
  await deps.summary.bringUp(company, kinds, head);
}

interface Watched {
  readonly access: CompanyAccess;
  readonly scope: FlowScope;
  readonly words: CompanyWords;
}

/** Runs `work` on an up-to-date kind of documents, for a reader who may see its flows. */
async function asWatcher<T>(
  deps: FlowDeps,
  request: Request & { readonly params: { readonly company: number; readonly kind: string } },
  range: FlowRange,
  work: (trx: Trx, watched: Watched) => Promise<T>,
): Promise<T> {
  const { company, kind } = request.params;
  await bringUp(deps, request, company, (access) => watched(deps, access, kind));
  return asMember(deps, request, company, async (trx, access) => {
    const words = await companyWords(trx, company);
    const scope = scopeOf(deps, access, kind, { range, timeZone: words.timeZone });
    return work(trx, { access, scope, words });
  });
}

function scopeOf(
  deps: CompanyRouteDeps,
  access: CompanyAccess,
  kind: string,
  days: Pick<FlowScope, 'range' | 'timeZone'>,
): FlowScope {
  mustWatch(access);
  const layout = visibleKind(deps, access, kind);
  mustWatchAll(access, layout.table);
  const chart = deps.engine.types.get(kind)?.chart;
  if (!chart) throw new HttpError(404, { code: 'unknownKind', params: { kind } });
  return { company: access.company, layout, chart, access: watchedClass(deps.engine, access), ...days };
}

/** The layouts of the kinds a reader may see, or of the requested one. */
function watched(deps: CompanyRouteDeps, access: CompanyAccess, kind: string | undefined) {
  mustWatch(access);
  if (kind !== undefined) {
    const layout = visibleKind(deps, access, kind);
    mustWatchAll(access, layout.table);
    return [layout];
  }
  return [...deps.engine.types.values()]
    .filter(({ table }) => access.access.tables.has(table.name) && isWatched(access, table))
    .map(({ table }) => visibleKind(deps, access, table.name));
}

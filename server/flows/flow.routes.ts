import { sql } from 'kysely';
import { z } from 'zod';
import { initialState } from '#model/engine/step.ts';
import {
  conformance,
  flowFigures,
  flowRange,
  takenSteps,
  type FlowRange,
} from '#model/flows/flow-figures.ts';
import {
  asMember,
  companyParams,
  failures,
  kindParams,
  visibleKind,
  type Api,
  type CompanyRouteDeps,
} from '#server/documents/company-request.ts';
import { namesOf } from '#server/documents/document-queries.ts';
import { together } from '#server/platform/db/pipelined.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { unusualDocuments } from './conformance-queries.ts';
import { createDocumentValues, type DocumentValues } from './document-values.ts';
import { arrowsOf, statesOf } from './flow-figures.ts';
import { countSteps, measureStays, sortInMemory, type FlowScope, type Trx } from './flow-queries.ts';
import { mustWatch } from './must-watch.ts';
import { stepsThrough } from './taken-query.ts';
import { waitingIn } from './waiting.ts';

const tags = ['flows'];
const url = '/core/companies/:company/flows/';
const SLOWEST = 8;
const MOST_LATE = 100;
const page = {
  after: z.coerce.number().int().min(1).optional().describe('`next` of the page before.'),
  limit: z.coerce.number().int().min(1).max(200).default(50),
};

const inOrder = ({ from, to }: FlowRange): boolean => from <= to;
const days = flowRange.refine(inOrder, 'from after to');
const takenQuery = z
  .object({ transition: z.string().max(400), ...flowRange.shape, ...page })
  .refine(inOrder, 'from after to');
const conformanceQuery = z
  .object({
    ...flowRange.shape,
    kind: kindParams.shape.kind.optional().describe('Only documents of this kind.'),
    ...page,
  })
  .refine(inOrder, 'from after to');

/** What the log of a company tells of the paths its documents take. */
export function addFlowRoutes(app: Api, deps: CompanyRouteDeps): void {
  addConformance(app, deps);
  addFigures(app, deps, createDocumentValues());
  addTaken(app, deps);
}

function addFigures(app: Api, deps: CompanyRouteDeps, values: DocumentValues): void {
  app.route({
    method: 'GET',
    url: `${url}:kind/`,
    schema: {
      tags,
      summary: 'Documents in each state of a kind, how long they stay there, and how they move',
      params: kindParams,
      querystring: days,
      response: { 200: flowFigures, ...failures },
    },
    handler: async (request) => {
      const { company, kind } = request.params;
      return asMember(deps, request, company, async (trx, access) => {
        const [{ currency, ...zone }] = await together([companyWords(trx, company), sortInMemory(trx)]);
        const scope = scopeOf(deps, access, kind, { range: request.query, ...zone });
        const now = deps.now();
        const [steps, stays, waiting, standing] = await together([
          countSteps(trx, scope),
          measureStays(trx, scope),
          waitingIn(trx, company, [scope.layout], { now, limit: SLOWEST }),
          values.standing(trx, scope, (permission) => access.grants.may(permission)),
        ]);
        return {
          kind,
          ...request.query,
          asOf: access.head.head,
          at: now,
          currency,
          states: [...statesOf(scope, { standing, stays, late: waiting.late })],
          ...arrowsOf(scope, steps),
          slowest: [...waiting.documents],
        };
      });
    },
  });
}

function addTaken(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url: `${url}:kind/taken/`,
    schema: {
      tags,
      summary: 'The documents that took a transition, newest first',
      params: kindParams,
      querystring: takenQuery,
      response: { 200: takenSteps, ...failures },
    },
    handler: async (request) => {
      const { company, kind } = request.params;
      const { transition, after, limit, ...range } = request.query;
      return asMember(deps, request, company, async (trx, access) => {
        const [{ timeZone }] = await together([companyWords(trx, company), sortInMemory(trx)]);
        const scope = scopeOf(deps, access, kind, { range, timeZone });
        const found = await stepsThrough(trx, scope, transition, { before: after, limit: limit + 1 });
        if (!found) throw new HttpError(404, { code: 'unknownTransition' });
        const steps = found.slice(0, limit);
        const names = await namesOf(
          trx,
          company,
          steps.map(({ by }) => by),
        );
        return {
          steps: steps.map((step) => ({ ...step, byName: names.get(step.by) ?? '' })),
          next: found.length > limit ? String(steps.at(-1)?.seq) : null,
        };
      });
    },
  });
}

function addConformance(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url,
    schema: {
      tags,
      summary: 'Documents off the usual path, and those that have waited too long',
      params: companyParams,
      querystring: conformanceQuery,
      response: { 200: conformance, ...failures },
    },
    handler: async (request) => {
      const { company } = request.params;
      const { from, to, kind, after, limit } = request.query;
      return asMember(deps, request, company, async (trx, access) => {
        const { timeZone } = await companyWords(trx, company);
        const layouts = watched(deps, access, kind);
        const now = deps.now();
        const scope = { company, layouts, range: { from, to }, timeZone };
        const [unusual, waiting] = await together([
          unusualDocuments(trx, scope, { before: after, limit: limit + 1 }),
          waitingIn(trx, company, layouts, { now, limit: MOST_LATE, onlyLate: true }),
        ]);
        const shown = unusual.documents.slice(0, limit);
        return {
          from,
          to,
          at: now,
          unusual: shown,
          unusualCount: unusual.count,
          next: unusual.documents.length > limit ? String(shown.at(-1)?.seq) : null,
          late: [...waiting.documents],
          lateCount: [...waiting.late.values()].reduce((sum, many) => sum + many, 0),
        };
      });
    },
  });
}

function scopeOf(
  deps: CompanyRouteDeps,
  access: CompanyAccess,
  kind: string,
  days: { readonly range: FlowRange; readonly timeZone: string },
): FlowScope {
  mustWatch(access);
  const layout = visibleKind(deps, access, kind);
  const chart = deps.engine.types.get(kind)?.chart;
  if (!chart) throw new HttpError(404, { code: 'unknownKind', params: { kind } });
  const { company, access: seen } = access;
  return { company, layout, chart, start: initialState(chart), access: seen, ...days };
}

/** Where the kinds lie that a reader may see, or the one that was asked for. */
function watched(deps: CompanyRouteDeps, access: CompanyAccess, kind: string | undefined) {
  mustWatch(access);
  const kinds = kind === undefined ? [...deps.engine.types.keys()] : [kind];
  return kinds
    .filter((one) => kind !== undefined || access.access.tables.has(one))
    .map((one) => visibleKind(deps, access, one));
}

/** The zone that days are of, and the currency that values are in. */
async function companyWords(trx: Trx, company: number) {
  const { rows } = await sql<{ timeZone: string; currency: string }>`
    select data ->> 'timeZone' as "timeZone", data ->> 'currency' as currency from row_company
     where company_id = ${company}`.execute(trx);
  return rows[0] ?? { timeZone: 'UTC', currency: 'EUR' };
}

import { z } from 'zod';
import * as v from '#model/values/schemas.ts';
import {
  asMember,
  companyParams,
  documentId,
  failures,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { listMoves, turnoverByDay } from './stock-queries.ts';
import { mustSeeStock } from './stock-visibility.ts';
import { stockValueAt } from './stock-value.ts';

/** As large as the index of a move is stored. */
const LARGEST_INDEX = 32_767;
const place = z
  .string()
  .regex(/^\d{1,15}\.\d{1,5}$/)
  .transform((text) => {
    const [seq = 0, index = 0] = text.split('.').map(Number);
    return { seq, index: Math.min(index, LARGEST_INDEX) };
  });

const move = z.object({
  seq: z.int(),
  index: z.int(),
  product: z.string(),
  lot: z.string().nullable(),
  quantity: z.int().describe('Thousandths of the stock unit.'),
  from: z.string(),
  to: z.string(),
  effectiveAt: z.string(),
  kind: z.string(),
  document: z.string(),
  line: z.string().nullable(),
  by: z.string(),
});

const turnoverDay = z.object({
  day: z.string(),
  sold: z.int().describe('Thousandths to customers, less what came back.'),
  bought: z.int().describe('Thousandths from suppliers, less what went back.'),
});

const worthLine = z.object({
  product: z.string(),
  warehouse: z.string().nullable().describe('Null: on its way between warehouses.'),
  quantity: z.int().describe('Thousandths of the stock unit.'),
  value: z
    .int()
    .nullable()
    .describe('Minor units of the company currency; null for those who may not see costs.'),
});

/** The stock ledger, which is too long for a device to hold. */
export function addStockRoutes(app: Api, deps: CompanyRouteDeps): void {
  addMoves(app, deps);
  addTurnover(app, deps);
  addValue(app, deps);
}

function addTurnover(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url: '/core/companies/:company/stock/turnover/',
    schema: {
      tags: ['stock'],
      summary: 'What of a product was sold and bought, by day',
      params: companyParams,
      querystring: z.object({ product: documentId, from: v.day, to: v.day }),
      response: { 200: z.object({ days: z.array(turnoverDay) }), ...failures },
    },
    handler: async (request) =>
      asMember(deps, request, request.params.company, async (trx, access) => {
        mustSeeStock(access);
        return {
          days: await turnoverByDay(trx, access.company, { ...request.query, scope: access.access.scope }),
        };
      }),
  });
}

function addValue(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url: '/core/companies/:company/stock/value/',
    schema: {
      tags: ['stock'],
      summary: 'Stock and its value at the end of a day, by product and warehouse',
      params: companyParams,
      querystring: z.object({ day: v.day, warehouse: documentId.optional() }),
      response: { 200: z.object({ lines: z.array(worthLine) }), ...failures },
    },
    handler: async (request) =>
      asMember(deps, request, request.params.company, async (trx, access) => {
        mustSeeStock(access);
        const { day, warehouse } = request.query;
        const lines = await stockValueAt(trx, request.params.company, day);
        const { scope } = access.access;
        const seen =
          scope === null ? lines : lines.filter((line) => line.warehouse && scope.has(line.warehouse));
        const asked = seen.filter((line) => warehouse === undefined || line.warehouse === warehouse);
        const seesCosts = access.access.tables.has('valuation');
        return { lines: asked.map((line) => ({ ...line, value: seesCosts ? line.value : null })) };
      }),
  });
}

function addMoves(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url: '/core/companies/:company/stock/moves/',
    schema: {
      tags: ['stock'],
      summary: 'Stock moves, newest first',
      params: companyParams,
      querystring: z.object({
        product: documentId.optional(),
        location: documentId.optional().describe('Either end of a move.'),
        document: documentId.optional(),
        lot: documentId.optional(),
        after: place.optional().describe('`next` of the page before.'),
        limit: z.coerce.number().int().min(1).max(500).default(50),
      }),
      response: { 200: z.object({ moves: z.array(move), next: z.string().nullable() }), ...failures },
    },
    handler: async (request) =>
      asMember(deps, request, request.params.company, async (trx, access) => {
        mustSeeStock(access);
        const { limit, ...query } = request.query;
        const filter = { ...query, scope: access.access.scope, limit: limit + 1 };
        const found = await listMoves(trx, access.company, filter);
        const moves = found.slice(0, limit);
        const last = moves.at(-1);
        return { moves, next: found.length > limit && last ? `${last.seq}.${last.index}` : null };
      }),
  });
}

import type { Transaction } from 'kysely';
import { z } from 'zod';
import { MOST_VALUES, type LedgerAsk } from '#model/engine/ledger-answer.ts';
import * as v from '#model/values/schemas.ts';
import { noteExport } from '#server/platform/http/note-export.ts';
import { isStorable } from '#server/platform/commands/storable.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { lineAnswers } from '#server/platform/http/line-answers.ts';
import {
  asMember,
  companyParams,
  documentId,
  failures,
  problem,
  sessionOf,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { ledgerExport } from './stock-ledger-export.ts';
import {
  cursorIn,
  cursorShape,
  cursorText,
  ledgerCount,
  ledgerMoves,
  ledgerQuestion,
  type LedgerPart,
} from './stock-ledger.ts';
import { visibleMoves } from './stock-ledger-names.ts';
import { mustSeeStock } from './stock-visibility.ts';

type Trx = Transaction<Schema>;

const some = z.array(documentId).max(MOST_VALUES).default([]);
const asked = {
  products: some,
  warehouses: some.describe('At either end of a move.'),
  places: some.describe('Locations, or supplier, customer, opening, loss, scrap, transit; at either end.'),
  lots: some,
  documents: some,
  number: z.string().trim().max(60).refine(isStorable).default('').describe('Of a document.'),
  people: some.describe('Accounts of those who recorded the moves.'),
  from: v.day
    .nullable()
    .default(null)
    .describe('The first day on which goods moved, in the company’s time zone.'),
  to: v.day.nullable().default(null).describe('The last one.'),
  order: z.enum(['newest', 'oldest']).default('newest'),
};

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
  number: z.string().nullable().describe('Of the document.'),
  by: z.string(),
  value: z
    .int()
    .nullable()
    .describe(
      'What stock gained or lost in value, minor units; null where nothing did, or costs are hidden.',
    ),
});

/** The stock ledger over all products, in pages and whole. */
export function addStockLedgerRoutes(app: Api, deps: CompanyRouteDeps): void {
  addPages(app, deps);
  addExport(app, deps);
}

function addPages(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'POST',
    url: '/core/companies/:company/stock/ledger/',
    config: { reads: true },
    schema: {
      tags: ['stock'],
      summary: 'All stock moves that fit, by when goods moved',
      params: companyParams,
      body: z.strictObject({
        ...asked,
        after: z.string().regex(cursorShape).optional().describe('`next` of the page before.'),
        limit: z.int().min(1).max(500).default(100),
      }),
      response: {
        200: z.object({
          moves: z.array(move),
          next: z.string().nullable(),
          count: z.int().optional().describe('With the first page; 10,001 stands for more than 10,000.'),
        }),
        ...failures,
      },
    },
    handler: async (request) => {
      const { after, limit, ...ask } = request.body;
      const part = { after: after === undefined ? null : cursorIn(after), limit };
      return asMember(deps, request, request.params.company, (trx, access) =>
        pageOf(deps, trx, access, { ask, part }),
      );
    },
  });
}

interface Asked {
  readonly ask: LedgerAsk;
  readonly part: LedgerPart;
}

async function pageOf(deps: CompanyRouteDeps, trx: Trx, access: CompanyAccess, { ask, part }: Asked) {
  mustSeeStock(access);
  const question = await ledgerQuestion(trx, deps.layouts, access, ask);
  if (!question) return { moves: [], next: null, count: 0 };
  const { limit, after } = part;
  const found = await ledgerMoves(trx, question, { after, limit: limit + 1 });
  const moves = found.slice(0, limit);
  const last = found.length > limit ? moves.at(-1) : undefined;
  return {
    moves: await visibleMoves(trx, deps.layouts, access, moves),
    next: last ? cursorText({ ...last, at: Date.parse(last.effectiveAt) }) : null,
    ...(after === null && { count: last ? await ledgerCount(trx, question) : moves.length }),
  };
}

function addExport(app: Api, deps: CompanyRouteDeps): void {
  const answer = lineAnswers(deps);
  app.route({
    method: 'POST',
    url: '/core/companies/:company/stock/ledger/export/',
    config: { reads: true },
    schema: {
      tags: ['stock'],
      summary: 'The same in one snapshot, as lines: `{ head }`, `{ rows }` …, `{ end }`',
      params: companyParams,
      body: z.strictObject(asked),
      response: { 200: z.any().describe('application/x-ndjson'), ...failures, 429: problem },
    },
    handler: async (request, reply) => {
      const viewer = await sessionOf(deps, request);
      const [{ company }, ask] = [request.params, request.body];
      return answer(reply, {
        reader: { ...viewer, company },
        linesOf: (trx, access) => ledgerExport(deps, trx, access, ask),
        begun: (trx) =>
          noteExport(trx, request, {
            at: deps.now(),
            company,
            actor: viewer.actor,
            about: 'stockLedger',
            ask,
          }),
      });
    },
  });
}

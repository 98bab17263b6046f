import { z } from 'zod';
import * as v from '#model/values/schemas.ts';
import { redactEvent, redactRow } from '#model/engine/access.ts';
import { STOCK } from '#model/engine/engine.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import { markedDevice } from '#model/values/device.ts';
import { isStorable } from '#server/platform/commands/storable.ts';
import { commaList } from '#server/platform/http/comma-list.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { eventsOfDocument } from '#server/platform/model/event-log.ts';
import { scopeCondition } from '#server/platform/model/visibility.ts';
import { eventSchema } from './command.routes.ts';
import {
  asMember,
  documentId,
  documentParams,
  failures,
  kindParams,
  visibleById,
  visibilityOf,
  visibleKind,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { authorsOf, listDocuments } from '../platform/model/document-queries.ts';

const tags = ['documents'];
const row = z.looseObject({ id: z.string() });
const limit = z.coerce.number().int().min(1).max(500).default(50);
const LONGEST_HISTORY = 1000;
const device = z
  .object({ browser: z.string().nullable(), system: z.string().nullable() })
  .nullable()
  .describe('What it was done with, where that is known.');

const toldEvent = eventSchema.extend({
  byName: z.string(),
  byKind: z.string().nullish(),
  device,
});

const MOST_IDS = 100;
const listQuery = z.object({
  search: z
    .string()
    .max(200)
    .refine(isStorable)
    .optional()
    .describe('Words that all stand in its number, codes or names.'),
  state: z
    .string()
    .regex(/^[A-Za-z]{1,40}$/)
    .optional()
    .describe('A state of any region of its chart.'),
  ended_before: v.moment
    .optional()
    .describe('Only what is not open and has not changed since: what a device does not start with.'),
  parties: commaList(z.uuid(), MOST_IDS)
    .optional()
    .describe(
      'Only documents of these customers or suppliers (commas between), besides those that the search finds.',
    ),
  ids: commaList(documentId, MOST_IDS)
    .optional()
    .describe('Only these (commas between); those that are not there are left out.'),
  after: z.coerce.number().int().min(0).optional().describe('`next` of the page before.'),
  limit,
});

/** Documents a device does not hold: lists, single documents, and history. */
export function addDocumentRoutes(app: Api, deps: CompanyRouteDeps): void {
  addList(app, deps);
  addOne(app, deps);
  addHistory(app, deps);
}

function addList(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url: '/core/companies/:company/documents/:kind/',
    schema: {
      tags,
      summary: 'Documents of a kind, those changed last first',
      params: kindParams,
      querystring: listQuery,
      response: { 200: z.object({ rows: z.array(row), next: z.string().nullable() }), ...failures },
    },
    handler: async (request) =>
      asMember(deps, request, request.params.company, async (trx, access) => {
        const layout = visibleKind(deps, access, request.params.kind);
        const { ended_before: endedBefore, ...filter } = request.query;
        const within = scopeCondition(visibilityOf(deps, access), layout, 'listed');
        const { rows, next } = await listDocuments(trx, access.company, layout, {
          ...filter,
          endedBefore,
          within,
        });
        const seen = rows.flatMap((one) => redactRow(access.access, layout.table, one) ?? []);
        return { rows: seen.map((one) => ({ ...one })), next };
      }),
  });
}

function addOne(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url: '/core/companies/:company/documents/:kind/:document/',
    schema: {
      tags,
      summary: 'One document',
      params: documentParams,
      response: { 200: z.object({ row }), ...failures },
    },
    handler: async (request) => {
      const { company, kind, document } = request.params;
      return asMember(deps, request, company, async (trx, access) => {
        const layout = visibleKind(deps, access, kind);
        const [seen] = await visibleById(trx, deps, access, layout, document);
        if (!seen) throw new HttpError(404, { code: 'unknownDocument', params: { kind } });
        return { row: { ...seen } };
      });
    },
  });
}

function addHistory(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url: '/core/companies/:company/documents/:kind/:document/history/',
    schema: {
      tags,
      summary: 'What has happened to a document, oldest first, with who did it',
      params: documentParams,
      querystring: z.object({ before: z.coerce.number().int().min(1).default(Number.MAX_SAFE_INTEGER) }),
      response: { 200: z.object({ events: z.array(toldEvent) }), ...failures },
    },
    handler: async (request) => {
      const { company, kind, document } = request.params;
      return asMember(deps, request, company, async (trx, access) => {
        const layout = visibleKind(deps, access, kind);
        // Whoever is limited to warehouses reads the history of what is in them now.
        const [row] = access.access.scope ? await visibleById(trx, deps, access, layout, document) : [null];
        if (row === undefined) throw new HttpError(404, { code: 'unknownDocument', params: { kind } });
        const where = { kind, document, before: request.query.before, limit: LONGEST_HISTORY };
        const found = await eventsOfDocument(trx, company, where);
        if (!found.some(({ event }) => event.kind !== STOCK))
          throw new HttpError(404, { code: 'unknownDocument', params: { kind } });
        const visible = found.toReversed().flatMap(({ event, device: mark }) => {
          const seen = redactEvent(access.access, deps.engine, event);
          return seen ? [{ seen, mark }] : [];
        });
        const named = await authorsOf(
          trx,
          company,
          visible.map(({ seen }) => seen),
        );
        return { events: visible.map(({ seen, mark }) => told(seen, mark, named)) };
      });
    },
  });
}

const told = (event: LogEvent, mark: string | null, named: Awaited<ReturnType<typeof authorsOf>>) => ({
  ...event,
  ...named(event),
  device: mark === null ? null : markedDevice(mark),
});

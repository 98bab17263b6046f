import { sql } from 'kysely';
import { z } from 'zod';
import { moment } from '#model/values/schemas.ts';
import { inboxPage } from '#model/inbox/inbox.entry.ts';
import {
  asMember,
  companyParams,
  failures,
  visibilityOf,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { subjectCondition } from '#server/platform/model/visibility.ts';
import { markRead, readInbox } from './inbox-store.ts';
import { peopleWhoMay } from './people.ts';

const tags = ['inbox'];
const url = '/core/companies/:company/inbox/';
const kind = z.string().regex(/^[A-Za-z]{1,40}$/);
const permission = z.string().regex(/^[A-Za-z]{1,40}\.[A-Za-z]{1,40}$/);
const cursor = z
  .string()
  .regex(/^\S{20,40} [A-Za-z0-9.-]{1,120}$/)
  .refine((text) => moment.safeParse(text.split(' ')[0]).success);
const read = z
  .strictObject({
    ids: z.array(z.string().max(120)).min(1).max(200).optional().describe('These entries.'),
    until: moment.optional().describe('All of them, up to this moment.'),
  })
  .refine(({ ids, until }) => (ids === undefined) !== (until === undefined), 'either');

/** A person's notifications, private per company, and the people they may mention. */
export function addInboxRoutes(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url,
    schema: {
      tags,
      summary: 'What the person is told of, newest first',
      params: companyParams,
      querystring: z.object({
        only: z.enum(['unread']).optional(),
        after: cursor.optional().describe('`next` of the page before.'),
        limit: z.coerce.number().int().min(1).max(200).default(50),
      }),
      response: { 200: inboxPage, ...failures },
    },
    handler: async (request) => {
      const { only, after, limit } = request.query;
      return asMember(deps, request, request.params.company, (trx, access) =>
        readInbox(trx, readerOf(deps, access), { unreadOnly: only === 'unread', after, limit }),
      );
    },
  });
  addRead(app, deps);
  addPeople(app, deps);
}

function addRead(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'POST',
    url: `${url}read/`,
    schema: {
      tags,
      summary: 'Mark entries as read: these, or all up to a moment',
      params: companyParams,
      body: read,
      response: { 200: z.object({ unread: z.int() }), ...failures },
    },
    handler: async (request) => {
      const { ids, until } = request.body;
      return asMember(deps, request, request.params.company, async (trx, access) => ({
        unread: await markRead(
          trx,
          readerOf(deps, access),
          until === undefined ? { ids: ids ?? [] } : { until },
        ),
      }));
    },
  });
}

function addPeople(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'GET',
    url: '/core/companies/:company/people/',
    schema: {
      tags,
      summary: 'The members who may see documents of a kind, or do something with them, by name',
      params: companyParams,
      querystring: z.object({
        may_see: kind,
        may: permission.optional().describe('A permission that they hold, too.'),
        document: z.uuid().optional().describe('The one that it is about: they work where it stands.'),
        total: z.coerce
          .number()
          .int()
          .min(0)
          .optional()
          .describe('A sum, in minor units, that they may commit.'),
      }),
      response: {
        200: z.object({ people: z.array(z.object({ user: z.string(), name: z.string() })) }),
        ...failures,
      },
    },
    handler: async (request) =>
      asMember(deps, request, request.params.company, async (trx, access) => ({
        people: await peopleWhoMay(trx, deps, access, {
          kind: request.query.may_see,
          permission: request.query.may,
          document: request.query.document,
          total: request.query.total,
        }),
      })),
  });
}

const readerOf = (deps: CompanyRouteDeps, granted: CompanyAccess) => ({
  company: granted.company,
  user: granted.user,
  kinds: granted.access.tables,
  within: subjectCondition(visibilityOf(deps, granted), sql`inbox_entry.kind`, sql`inbox_entry.document`),
  now: deps.now(),
});

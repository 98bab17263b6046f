import { companyParams } from '#model/api/params.ts';
import { z } from 'zod';
import { moment } from '#model/values/schemas.ts';
import { inboxPage } from '#model/inbox/inbox.entry.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';

const cursor = z
  .string()
  .regex(/^\S{20,40} [A-Za-z0-9.-]{1,120}$/)
  .refine((text) => moment.safeParse(text.split(' ')[0]).success);

export const listInbox = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/inbox/',
  tag: 'inbox',
  summary: 'What the person is told of, newest first',
  access: 'member',
  params: companyParams,
  query: z.object({
    only: z.enum(['unread']).optional(),
    after: cursor.optional().describe('`next` of the page before.'),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: inboxPage,
  example: {
    answer: {
      entries: [
        {
          id: '412',
          at: '2026-05-04T08:00:00.000Z',
          reason: 'mentioned',
          kind: 'product',
          document: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
          name: 'BOLT-M8',
          by: '019a1f2e-0000-7000-8000-0000000000aa',
          byName: 'Oskar Berg',
          type: 'written',
          text: '@Sara Lind is this the right bolt?',
          refusal: null,
          missing: null,
          read: false,
        },
      ],
      unread: 1,
      next: null,
    },
  },
});

const read = z
  .strictObject({
    ids: z.array(z.string().max(120)).min(1).max(200).optional().describe('These entries.'),
    until: moment.optional().describe('All of them, up to this moment.'),
  })
  .refine(({ ids, until }) => (ids === undefined) !== (until === undefined), 'either');

export const markInboxRead = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/inbox/read/',
  tag: 'inbox',
  summary: 'Mark entries as read: these, or all up to a moment',
  access: 'member',
  params: companyParams,
  body: read,
  answer: z.object({ unread: z.int() }),
  example: { body: { ids: ['412'] }, answer: { unread: 0 } },
});

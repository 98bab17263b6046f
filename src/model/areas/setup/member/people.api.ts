import { companyParams, documentId } from '#model/api/params.ts';
import { z } from 'zod';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { commaList } from '#model/api/comma-list.ts';

const kind = z.string().regex(/^[A-Za-z]{1,40}$/);

const permission = z.string().regex(/^[A-Za-z]{1,40}\.[A-Za-z]{1,40}$/);

export const listPeople = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/people/',
  tag: 'inbox',
  summary: 'The members who may see documents of a kind, or do something with them, by name',
  access: 'member',
  params: companyParams,
  query: z.object({
    may_see: kind,
    may: permission.optional().describe('A permission that they hold, too.'),
    document: z.uuid().optional().describe('The one that it is about: they work where it stands.'),
    total: z.coerce.number().int().min(0).optional().describe('A sum, in minor units, that they may commit.'),
  }),
  answer: z.object({ people: z.array(z.object({ user: z.string(), name: z.string() })) }),
  example: {
    query: { may_see: 'product' },
    answer: { people: [{ user: '019a1f2e-0000-7000-8000-0000000000aa', name: 'Oskar Berg' }] },
  },
});

const MOST = 100;

const ids = commaList(documentId, MOST).describe(
  `Up to ${MOST} ids of users or agents, separated by commas.`,
);

export const listAuthors = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/authors/',
  tag: 'documents',
  summary: 'Names of users and agents by id, including former members',
  access: 'member',
  params: companyParams,
  query: z.object({ ids }),
  answer: z.object({ authors: z.array(z.object({ id: z.string(), name: z.string() })) }),
  example: {
    query: { ids: '019a0000-0000-7000-8000-000000000002' },
    answer: { authors: [{ id: '019a1f2e-0000-7000-8000-0000000000aa', name: 'Oskar Berg' }] },
  },
});

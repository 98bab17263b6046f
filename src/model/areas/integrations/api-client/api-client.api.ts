import { companyParams, documentId } from '#model/api/params.ts';
import { z } from 'zod';
import { moment } from '#model/values/schemas.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';

const use = z.object({
  client: z.string(),
  calls: z.int().describe('In the last 30 days.'),
  failed: z.int().describe('Of them, those answered with an error.'),
  lastAt: moment,
});

export const listClientUses = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/api-clients/',
  tag: 'api clients',
  summary: 'How much each API client was used, and when last',
  access: 'apiClient.view',
  params: companyParams,
  answer: z.object({ uses: z.array(use) }),
  example: {
    answer: {
      uses: [
        {
          client: '019a1f2e-6d11-7b21-9c31-4d51e6f70819',
          calls: 1204,
          failed: 3,
          lastAt: '2026-05-04T08:00:00.000Z',
        },
      ],
    },
  },
});

const call = z.object({
  at: moment,
  method: z.string(),
  route: z.string(),
  status: z.int(),
  ms: z.int().describe('Milliseconds until it was answered.'),
  code: z.string().nullable().describe('Of the error; null where there was none.'),
  request: z.string().describe('The x-request-id of the answer.'),
});

const error = z.object({ code: z.string(), status: z.int(), count: z.int(), lastAt: moment });

export const listClientCalls = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/api-clients/:client/calls/',
  tag: 'api clients',
  summary: 'The last 100 calls of an API client, newest first, and its errors of 30 days by code',
  access: 'apiClient.view',
  params: companyParams.extend({ client: documentId }),
  answer: z.object({ calls: z.array(call), errors: z.array(error) }),
  example: {
    answer: {
      calls: [
        {
          at: '2026-05-04T08:00:00.000Z',
          method: 'GET',
          route: '/api/core/companies/:company/documents/:kind/',
          status: 200,
          ms: 12,
          code: null,
          request: '6f1c1c0e-52a4-4c0f-9d55-0c7c2f1f7a3e',
        },
      ],
      errors: [{ code: 'notPermitted', status: 403, count: 3, lastAt: '2026-05-03T17:12:00.000Z' }],
    },
  },
});

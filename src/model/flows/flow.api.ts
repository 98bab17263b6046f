import { kindParams, companyParams } from '#model/api/params.ts';
import {
  flowRange,
  type FlowRange,
  flowFigures,
  takenSteps,
  stoodDocuments,
  conformance,
} from '#model/flows/flow-figures.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { z } from 'zod';

const inOrder = ({ from, to }: FlowRange): boolean => from <= to;

const days = flowRange.refine(inOrder, 'from after to');

export const readFlow = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/flows/:kind/',
  tag: 'flows',
  summary: 'Documents in each state of a kind, how long they stay there, and how they move',
  access: 'flows.view',
  params: kindParams,
  query: days,
  answer: flowFigures,
  example: {
    query: { from: '2026-01-01', to: '2026-12-31' },
    answer: {
      kind: 'salesOrder',
      from: '2026-05-01',
      to: '2026-05-31',
      asOf: 512,
      at: '2026-06-01T08:00:00.000Z',
      currency: 'SEK',
      states: [
        {
          state: 'salesOrder.commercial.onHold',
          documents: 3,
          value: 1284500,
          stays: 11,
          median: 93600,
          ninetieth: 421200,
          limit: 604800,
          canWait: true,
          late: 1,
        },
      ],
      transitions: [
        {
          transition: 'salesOrder.commercial.confirmed --hold--> salesOrder.commercial.onHold',
          count: 1,
          days: [{ day: '2026-05-18', count: 1 }],
        },
      ],
      unrecognised: 0,
      slowest: [
        {
          kind: 'salesOrder',
          document: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
          name: 'SO-2026-00042',
          state: 'salesOrder.commercial.onHold',
          since: '2026-05-18T07:30:00.000Z',
          limit: 604800,
        },
      ],
    },
  },
});

const page = {
  after: z.coerce.number().int().min(1).optional().describe('`next` of the page before.'),
  limit: z.coerce.number().int().min(1).max(200).default(50),
};

const takenQuery = z
  .object({ transition: z.string().max(400), ...flowRange.shape, ...page })
  .refine(inOrder, 'from after to');

export const listTaken = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/flows/:kind/taken/',
  tag: 'flows',
  summary: 'The documents that took a transition, newest first',
  access: 'flows.view',
  params: kindParams,
  query: takenQuery,
  answer: takenSteps,
  example: {
    query: { from: '2026-01-01', to: '2026-12-31', transition: 'pick' },
    answer: {
      steps: [
        {
          seq: 511,
          document: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
          name: 'SO-2026-00042',
          at: '2026-05-18T07:30:00.000Z',
          by: '019a1f2e-0000-7000-8000-0000000000aa',
          byName: 'Oskar Berg',
        },
      ],
      next: null,
    },
  },
});

const stoodQuery = z
  .object({ state: z.string().max(200), ...flowRange.shape, ...page })
  .refine(inOrder, 'from after to');

export const listStood = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/flows/:kind/stood/',
  tag: 'flows',
  summary: 'The documents that were in a state when the days ended, those that came last first',
  access: 'flows.view',
  params: kindParams,
  query: stoodQuery,
  answer: stoodDocuments,
  example: {
    query: { from: '2026-01-01', to: '2026-12-31', state: 'pick.released' },
    answer: {
      documents: [
        {
          seq: 511,
          document: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
          name: 'SO-2026-00042',
          since: '2026-05-18T07:30:00.000Z',
        },
      ],
      next: null,
    },
  },
});

export const conformanceQuery = z
  .object({
    ...flowRange.shape,
    kind: kindParams.shape.kind.optional().describe('Only documents of this kind.'),
    ...page,
  })
  .refine(inOrder, 'from after to');

export const readConformance = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/flows/',
  tag: 'flows',
  summary: 'Documents off the usual path, and those that have waited too long',
  access: 'flows.view',
  params: companyParams,
  query: conformanceQuery,
  answer: conformance,
  example: {
    query: { from: '2026-01-01', to: '2026-12-31' },
    answer: {
      from: '2026-05-01',
      to: '2026-05-31',
      at: '2026-06-01T08:00:00.000Z',
      unusual: [
        {
          seq: 511,
          kind: 'salesOrder',
          document: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
          name: 'SO-2026-00042',
          at: '2026-05-18T07:30:00.000Z',
          reasons: [{ rule: 'pickedOnHold', times: 1 }],
        },
      ],
      unusualCount: 1,
      next: null,
      late: [
        {
          kind: 'salesOrder',
          document: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
          name: 'SO-2026-00042',
          state: 'salesOrder.commercial.onHold',
          since: '2026-05-18T07:30:00.000Z',
          limit: 604800,
        },
      ],
      lateCount: 1,
    },
  },
});

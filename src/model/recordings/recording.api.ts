import { companyParams } from '#model/api/params.ts';
import { reports, reportBody } from '#model/recordings/report.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { z } from 'zod';
import { recording } from '#model/recordings/recording.ts';
import { isStorable } from '#model/values/storable.ts';

export const listReports = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/recordings/',
  tag: 'recordings',
  summary: 'Reports of problems, newest first',
  access: 'flows.view',
  params: companyParams,
  answer: reports,
  example: {
    answer: {
      reports: [
        {
          id: '019a1f2e-6d11-7b21-9c31-4d51e6f70819',
          text: 'The order hung.',
          at: '2026-05-18T07:30:00.000Z',
          by: '019a1f2e-0000-7000-8000-0000000000aa',
          byName: 'Oskar Berg',
          place: {
            page: '/en/apps/sales/orders',
            browser: 'Mozilla/5.0 (X11; Linux x86_64)',
            build: '4f1c2a',
          },
          recording: { size: 412, entries: 1 },
        },
      ],
    },
  },
});

const reportParams = companyParams.extend({ id: z.uuid() });

export const readRecording = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/recordings/:id/',
  tag: 'recordings',
  summary: 'The recording of a report',
  access: 'flows.view',
  params: reportParams,
  answer: recording,
  example: {
    answer: {
      format: 'lagra-recording',
      version: 1,
      startedAt: '2026-05-18T07:30:00.000Z',
      endedAt: '2026-05-18T07:30:00.000Z',
      locale: 'en',
      typed: false,
      page: '/en/dashboard',
      actors: { tour: 'idle' },
      entries: [{ kind: 'page', at: 5, path: '/en/apps/products' }],
    },
  },
});

const done = z.object({ id: z.string() });

export const putReport = defineEndpoint({
  method: 'PUT',
  path: '/core/companies/:company/recordings/:id/',
  tag: 'recordings',
  summary: 'Report a problem, with the recording of a session or without',
  access: 'member',
  params: reportParams,
  body: reportBody.refine(isStorable),
  answer: done,
  fails: [409, 413],
  example: {
    body: {
      text: 'The order hung.',
      place: { page: '/en/apps/sales/orders', browser: 'Mozilla/5.0 (X11; Linux x86_64)', build: '4f1c2a' },
      recording: {
        format: 'lagra-recording',
        version: 1,
        startedAt: '2026-05-18T07:30:00.000Z',
        endedAt: '2026-05-18T07:30:00.000Z',
        locale: 'en',
        typed: false,
        page: '/en/dashboard',
        actors: { tour: 'idle' },
        entries: [{ kind: 'page', at: 5, path: '/en/apps/products' }],
      },
    },
    answer: { id: '019a1f2e-6d11-7b21-9c31-4d51e6f70819' },
  },
});

export const removeReport = defineEndpoint({
  method: 'DELETE',
  path: '/core/companies/:company/recordings/:id/',
  tag: 'recordings',
  summary: 'Delete a report',
  access: 'flows.view',
  params: reportParams,
  answer: done,
  example: { answer: { id: '019a1f2e-6d11-7b21-9c31-4d51e6f70819' } },
});

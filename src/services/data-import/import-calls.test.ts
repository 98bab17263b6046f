import { expect, test } from 'vitest';
import { createHttpClient } from '../http/http-client.ts';
import { importCalls } from './import-calls.ts';

test('[DIS7, DIS12] lines and rejected lines are asked for at the addresses of their import', async () => {
  const asked: string[] = [];
  const http = createHttpClient({
    apiBase: 'https://stock.example.com/api/',
    language: () => 'en',
    onUnauthenticated: () => undefined,
    fetch: async (request) => {
      asked.push((request as Request).url); // ky always passes a Request
      return Response.json({ lines: [], next: null, total: 0 });
    },
  });
  const calls = importCalls(http, 7, () => 'en');
  expect(await calls.lines('i1', { only: 'rejected', offset: 200, limit: 200 })).toEqual({
    lines: [],
    next: null,
    total: 0,
  });
  const at = 'https://stock.example.com/api/core/companies/7/imports/i1/';
  expect(asked).toEqual([`${at}lines/?offset=200&limit=200&only=rejected`]);
  expect(calls.rejected('i1', 'csv', 'kept')).toBe(`${at}rejected/csv/?of=kept`);
});

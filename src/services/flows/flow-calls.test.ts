import { expect, test } from 'vitest';
import type { HttpClient } from '../http/http-client.ts';
import { flowCalls } from './flow-calls.ts';

test('[FM6] a question goes to the company’s own address, with its days and where the page before ended', async () => {
  const asked: unknown[] = [];
  const http: Pick<HttpClient, 'send'> = {
    send: async (method, path, _, options) => {
      asked.push([method, path, options?.search]);
      throw new Error('no answer');
    },
  };
  const calls = flowCalls(http as HttpClient, 7); // nothing else of it is used
  const range = { from: '2026-05-01', to: '2026-05-31' };
  await expect(calls.figures('pick', range)).rejects.toThrow('no answer');
  await expect(calls.taken('pick', 'pick.none --create--> pick.released', range, '41')).rejects.toThrow(
    'no answer',
  );
  await expect(calls.stood('pick', 'pick.released', range, '9')).rejects.toThrow('no answer');
  await expect(calls.conformance(range)).rejects.toThrow('no answer');
  await expect(calls.conformance(range, 'pick', '12')).rejects.toThrow('no answer');
  expect(asked).toEqual([
    ['get', 'core/companies/7/flows/pick/', range],
    [
      'get',
      'core/companies/7/flows/pick/taken/',
      { ...range, transition: 'pick.none --create--> pick.released', after: '41' },
    ],
    ['get', 'core/companies/7/flows/pick/stood/', { ...range, state: 'pick.released', after: '9' }],
    ['get', 'core/companies/7/flows/', range],
    ['get', 'core/companies/7/flows/', { ...range, kind: 'pick', after: '12' }],
  ]);
});

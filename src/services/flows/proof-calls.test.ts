import { expect, test } from 'vitest';
import type { HttpClient } from '../http/http-client.ts';
import { proofCalls } from './proof-calls.ts';

test('[PV1] a question goes to the company’s own address, a picture under its name', async () => {
  const asked: string[] = [];
  const http: Pick<HttpClient, 'send' | 'url'> = {
    send: async (method, path) => {
      asked.push(`${method} ${path}`);
      throw new Error('no answer');
    },
    url: (path) => `/api/${path}`,
  };
  const calls = proofCalls(http as HttpClient, 7); // nothing else of it is used
  await expect(calls.summary()).rejects.toThrow('no answer');
  await expect(calls.chart('salesOrder')).rejects.toThrow('no answer');
  const at = 'core/companies/7/flows/proof/';
  expect(asked).toEqual([`get ${at}`, `get ${at}charts/salesOrder/`]);
  expect(calls.picture('a b.png')).toBe(`/api/${at}pictures/a%20b.png/`);
});

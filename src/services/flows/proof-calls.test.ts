import { expect, test } from 'vitest';
import { networkThat } from '../http/network.fixtures.ts';
import { proofCalls } from './proof-calls.ts';

test('[PV1] a question goes to the company’s own address, a picture under its name', async () => {
  const { http, sent } = networkThat(() => Promise.reject(new TypeError('no network')));
  const calls = proofCalls(http, 7);
  await expect(calls.summary()).rejects.toMatchObject({ status: 0 });
  await expect(calls.chart('salesOrder')).rejects.toMatchObject({ status: 0 });
  const at = 'core/companies/7/flows/proof/';
  expect(sent).toEqual([
    ['GET', at, null],
    ['GET', `${at}charts/salesOrder/`, null],
  ]);
  expect(calls.picture('a b.png')).toBe(`https://stock.example.com/api/${at}pictures/a%20b.png/`);
});

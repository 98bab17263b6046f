import { expect, test } from 'vitest';
import { networkThat } from '../http/network.fixtures.ts';
import { flowCalls } from './flow-calls.ts';

test('[FM6] a question goes to the company’s own address, with its days and where the page before ended', async () => {
  const { http, sent } = networkThat(() => Promise.reject(new TypeError('no network')));
  const calls = flowCalls(http, 7);
  const range = { from: '2026-05-01', to: '2026-05-31' };
  await expect(calls.figures('pick', range)).rejects.toMatchObject({ status: 0 });
  await expect(calls.taken('pick', 'pick.none --create--> pick.released', range, '41')).rejects.toMatchObject(
    { status: 0 },
  );
  await expect(calls.stood('pick', 'pick.released', range, '9')).rejects.toMatchObject({ status: 0 });
  await expect(calls.conformance(range)).rejects.toMatchObject({ status: 0 });
  await expect(calls.conformance(range, 'pick', '12')).rejects.toMatchObject({ status: 0 });
  const days = 'from=2026-05-01&to=2026-05-31';
  const at = 'core/companies/7/flows/';
  expect(sent).toEqual([
    ['GET', `${at}pick/?${days}`, null],
    ['GET', `${at}pick/taken/?${days}&transition=pick.none+--create--%3E+pick.released&after=41`, null],
    ['GET', `${at}pick/stood/?${days}&state=pick.released&after=9`, null],
    ['GET', `${at}?${days}`, null],
    ['GET', `${at}?${days}&kind=pick&after=12`, null],
  ]);
});

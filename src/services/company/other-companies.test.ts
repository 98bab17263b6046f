import { expect, test } from 'vitest';
import { createHttpClient } from '../http/http-client.ts';
import { holderOf } from './other-companies.ts';

const [baltic, fjord] = [
  { id: 2, name: 'Baltic Parts OÜ' },
  { id: 3, name: 'Fjord Trading AS' },
];

/** Companies that answer for a document with a status, by number; `asked` lists the requests. */
function companiesThat(statuses: Readonly<Record<number, number>>) {
  const asked: string[] = [];
  const http = createHttpClient({
    apiBase: 'https://stock.example.com/api/',
    language: () => 'en',
    onUnauthenticated: () => {},
    fetch: async (request) => {
      const path = new URL((request as Request).url).pathname; // ky always passes a Request
      asked.push(path);
      const status = statuses[Number(path.split('/')[4])] ?? 404;
      return Response.json(status === 200 ? { row: { id: 'o1', number: 'SO-7' } } : { detail: 'no' }, {
        status,
      });
    },
  });
  return { http, asked };
}

test('[GRD9] a document is looked for in the other companies of the person, by the call that any page makes', async () => {
  const { http, asked } = companiesThat({ 3: 200 });
  expect(await holderOf(http, [baltic, fjord], 'salesOrder', 'o1')).toEqual({
    company: fjord,
    row: { id: 'o1', number: 'SO-7' },
  });
  expect(asked).toEqual([
    '/api/core/companies/2/documents/salesOrder/o1/',
    '/api/core/companies/3/documents/salesOrder/o1/',
  ]);
});

test.each([
  ['holds it', {}],
  ['shows its kind to this person', { 2: 403 }],
])('[GRD9] where none of them %s, it is nowhere', async (_, statuses) => {
  const { http } = companiesThat(statuses);
  expect(await holderOf(http, [baltic, fjord], 'salesOrder', 'o1')).toBeNull();
  expect(await holderOf(http, [], 'salesOrder', 'o1')).toBeNull();
});

test('[GRD9] a server that does not answer says nothing about where it is', async () => {
  const { http } = companiesThat({ 2: 500 });
  await expect(holderOf(http, [baltic], 'salesOrder', 'o1')).rejects.toMatchObject({ status: 500 });
});

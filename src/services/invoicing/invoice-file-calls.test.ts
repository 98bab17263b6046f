import { expect, it } from 'vitest';
import type { HttpClient } from '../http/http-client.ts';
import { HttpError } from '../http/http-error.ts';
import { invoiceFileCalls } from './invoice-file-calls.ts';

const answering = (open: () => Promise<Response>) =>
  invoiceFileCalls({ open } as Partial<HttpClient> as HttpClient, 1); // all that is used of it

it('[PEP8] a file has the name that the server gives it', async () => {
  const headers = {
    'content-disposition': `attachment; filename="_-1.xml"; filename*=UTF-8''%C3%85-1.xml`,
  };
  const file = await answering(async () => new Response('<x/>', { headers })).peppol('i1');
  expect(file).toMatchObject({ name: 'Å-1.xml' });
});

it('[SIE5] a refusal keeps its fields and the sentence of the server; no answer has none', async () => {
  const days = { from: '2026-05-02', to: '2026-05-01' };
  const body = {
    code: 'endsBeforeItBegins',
    detail: 'No.',
    fields: { to: 'endsBeforeItBegins' },
    params: {},
  };
  const refused = answering(() => Promise.reject(new HttpError(422, body)));
  expect(await refused.sie(days)).toEqual({
    refusal: { code: 'endsBeforeItBegins', fields: body.fields, params: {} },
    detail: 'No.',
  });
  const away = answering(() => Promise.reject(new TypeError('gone')));
  expect(await away.sie(days)).toEqual({ refusal: { code: 'offline' }, detail: null });
});

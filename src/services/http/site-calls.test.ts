import { expect, test } from 'vitest';
import { readOperator, sendMessage } from './site-calls.ts';

const answering = (answer: () => Response | Promise<Response>) => {
  const asked: Request[] = [];
  const fetch = async (path: string | URL | Request, init?: RequestInit): Promise<Response> => {
    asked.push(new Request(new URL(String(path), 'https://stock.example.com'), init));
    return answer();
  };
  return { asked, fetch, calling: { apiBase: '/api/', language: 'sv', fetch } };
};

test('[HT10] a visitor’s message is sent in their language, and answered with thanks', async () => {
  const { asked, calling } = answering(() => Response.json({ detail: 'Tack.' }, { status: 201 }));
  expect(await sendMessage(calling, { email: 'kim@example.com', message: 'Hej' })).toBe('Tack.');
  const [request] = asked;
  expect([request?.method, request?.url, request?.headers.get('accept-language')]).toEqual([
    'POST',
    'https://stock.example.com/api/contact/',
    'sv',
  ]);
  expect(await request?.json()).toEqual({ email: 'kim@example.com', message: 'Hej' });
});

test('[HT10] a refusal carries what the server said, and no answer has status 0', async () => {
  const body = { detail: 'Look again.', code: 'invalid', fields: { email: 'invalid_format' } };
  const refused = answering(() => Response.json(body, { status: 422 }));
  await expect(sendMessage(refused.calling, {})).rejects.toMatchObject({ status: 422, ...body });
  const cut = answering(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(sendMessage(cut.calling, {})).rejects.toMatchObject({ status: 0, code: 'offline' });
  const broken = answering(() => new Response('<html>', { status: 502 }));
  await expect(sendMessage(broken.calling, {})).rejects.toMatchObject({ status: 502, detail: null });
});

test.each([
  [{ operator: { name: 'Alm & Co AB', address: null } }, { name: 'Alm & Co AB', address: null }],
  [{ operator: { name: '', address: 7 } }, { name: null, address: null }],
  [{ apiBase: '/api/' }, { name: null, address: null }],
])('[HT11] of the configuration %j the operator is %j', async (config, operator) => {
  expect(await readOperator(answering(() => Response.json(config)).fetch)).toEqual(operator);
});

test('[HT11] without an answer nobody is named', async () => {
  const { fetch } = answering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await readOperator(fetch)).toEqual({ name: null, address: null });
});

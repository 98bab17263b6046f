import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { nothing } from '#model/api/answers.ts';
import { defineEndpoint, deferred } from '#model/api/endpoint.ts';
import { signIn } from '#model/identity/session.api.ts';
import { readProfile } from '#model/identity/profile.api.ts';
import { orKept } from '../session/session-calls.ts';
import { createHttpClient } from './http-client.ts';
import { HttpError } from './http-error.ts';

const declared = { tag: 'x', summary: 'Any one', access: 'anyone' } as const;
const ask = defineEndpoint({ ...declared, method: 'GET', path: '/x/', answer: nothing });
const act = defineEndpoint({ ...declared, method: 'POST', path: '/x/', answer: nothing });
const counting = defineEndpoint({
  ...declared,
  method: 'POST',
  path: '/x/',
  body: z.object({ a: z.int() }),
  answer: z.int(),
});
const named = z.object({ name: z.string() });
const change = defineEndpoint({
  ...declared,
  method: 'PATCH',
  path: '/kinds/:kind/',
  params: z.object({ kind: z.string() }),
  query: z.object({ page: z.coerce.number(), after: z.string().optional() }),
  body: named,
  answer: z.object({ ok: z.boolean() }),
});
const credentials = { email: 'kim@example.com', password: 'three tired herons' };
const { user } = {
  user: {
    id: '1f0c9d4e-7b1a-4a53-9b8e-0d2f6c1e7a90',
    email: 'kim@example.com',
    name: 'Kim',
    locale: 'en',
    last_company_id: null,
  },
};

/** A client whose requests are answered by `answer` instead of a network. */
function client(answer: () => Response | Promise<Response>, isProven = async (): Promise<boolean> => false) {
  const requests: Request[] = [];
  const told: string[] = [];
  const http = createHttpClient({
    apiBase: 'https://stock.example.com/api/',
    language: () => 'sv',
    onUnauthenticated: () => void told.push('over'),
    onProofNeeded: () => (told.push('prove'), isProven()),
    onFactorRequired: () => void told.push('second factor'),
    statusMessage: (status) => `status ${status}`,
    fetch: async (request) => {
      requests.push((request as Request).clone()); // ky always passes a Request, and reads its body afterwards
      return answer();
    },
  });
  return { http, requests, told };
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers });
const failing = async (work: Promise<unknown>): Promise<HttpError> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof HttpError)) throw new Error(`no HttpError but ${String(error)}`);
  return error;
};

describe('a request', () => {
  test('[HT1] goes below the prefix with cookie, language, query and JSON', async () => {
    const { http, requests } = client(() => json(200, { ok: true }));
    const sent = { params: { kind: 'a b' }, query: { page: 2, after: undefined }, body: { name: 'Å' } };
    expect(await http.call(change, sent)).toEqual({ ok: true });
    const [request] = requests;
    expect(request?.url).toBe('https://stock.example.com/api/kinds/a%20b/?page=2');
    expect([request?.method, request?.credentials]).toEqual(['PATCH', 'include']);
    expect([request?.headers.get('accept-language'), request?.headers.get('content-type')]).toEqual([
      'sv',
      'application/json',
    ]);
    expect(await request?.json()).toEqual({ name: 'Å' });
    expect(http.url(change, sent)).toBe('https://stock.example.com/api/kinds/a%20b/?page=2');
  });

  test('[HT1] without an answer to read gives null, and an answer of another shape is refused', async () => {
    expect(await client(() => new Response(null, { status: 204 })).http.call(act)).toBeNull();
    await expect(
      client(() => json(200, { ok: 1 })).http.call(change, {
        params: { kind: 'a' },
        query: { page: 1 },
        body: { name: '' },
      }),
    ).rejects.toThrow('ok');
  });

  test('[HT1] goes out while its schemas load, and its answer is read by that of its status', async () => {
    const { promise, resolve } = Promise.withResolvers<{ signIn: typeof signIn }>();
    const needed = { second_factor: { methods: ['totp'] } };
    const { http, requests } = client(() => json(202, needed));
    const later = deferred(() => promise, 'POST /auth/token/');
    const answer = http.call(later, { body: credentials });
    await vi.waitFor(() =>
      expect(requests.map(({ url }) => url)).toEqual(['https://stock.example.com/api/auth/token/']),
    );
    resolve({ signIn });
    expect(await answer).toEqual(needed);
  });

  test('[HT2] that is refused carries what the server said', async () => {
    const body = { detail: 'För många försök.', code: 'tooManyAttempts', fields: { email: 'x' } };
    const { http } = client(() => json(429, body, { 'retry-after': '600' }));
    const error = await failing(http.call(signIn, { body: credentials }));
    expect({ ...error }).toMatchObject({ status: 429, ...body, retryAfterSeconds: 600 });
  });

  test.each([
    [json(400, { message: 'Only a message' }), 'Only a message'],
    [json(400, { detail: '', message: 'No detail' }), 'No detail'],
    [json(400, { detail: { nested: true } }), null],
    [json(400, { non_field_errors: ['Of no field', 'Another'] }), 'Of no field'],
    [json(400, { message: 'A message', non_field_errors: ['Of no field'] }), 'A message'],
    [new Response('<html>Bad gateway</html>', { status: 502 }), null],
  ])('[HT2] that is refused in another shape says %#', async (response, detail) => {
    const error = await failing(client(() => response).http.call(ask));
    expect([error.detail, error.code]).toEqual([detail, 'unknown']);
  });

  test('[HT2] that gets no answer has status 0, and one that is stopped is no error of the server', async () => {
    const { http } = client(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failing(http.call(ask))).toMatchObject({
      status: 0,
      code: 'offline',
      detail: null,
    });
    const stopped = client(() => Promise.reject(new DOMException('stopped', 'AbortError')));
    await expect(stopped.http.call(ask)).rejects.toMatchObject({ name: 'AbortError' });
  });

  test.each([
    [() => new Response(null, { status: 502, statusText: 'Bad Gateway' }), 'status 502'],
    [() => json(400, { detail: '' }), 'status 400'],
    [() => Promise.reject(new TypeError('Failed to fetch')), 'status 0'],
  ])('[HT5] without words is told by its status, in words of ours (%#)', async (answer, said) => {
    const error = await failing(client(answer).http.call(ask));
    expect([error.statusMessage, error.detail, error.data.message]).toEqual([said, null, null]);
  });

  test('[HT5] with words is told by them', async () => {
    const error = await failing(client(() => json(502, { message: 'Later.' })).http.call(ask));
    expect(error.data.message).toBe('Later.');
  });

  test('[HT2] that is late gets no answer', async () => {
    vi.useFakeTimers();
    const late = failing(client(() => new Promise(() => {})).http.call(ask));
    await vi.advanceTimersByTimeAsync(31_000);
    vi.useRealTimers();
    expect(await late).toMatchObject({ status: 0, code: 'offline', detail: null });
  });

  test('[HT2] that is answered with a page instead of data is refused', async () => {
    const page = new Response('<!doctype html><h1>Maintenance</h1>', {
      headers: { 'content-type': 'text/html' },
    });
    await expect(client(() => page).http.call(ask)).rejects.toThrow('JSON');
  });

  test('[HT8] that is refused for want of a proof is repeated once it is given', async () => {
    const answers = [json(403, { detail: 'Prove it', code: 'proofNeeded' }), json(200, 7)];
    const answer = (): Response => answers.shift() ?? json(500, {});
    const { http, requests, told } = client(answer, async () => true);
    expect(await http.call(counting, { body: { a: 1 } })).toBe(7);
    expect([told, await Promise.all(requests.map((request) => request.json()))]).toEqual([
      ['prove'],
      [{ a: 1 }, { a: 1 }],
    ]);
  });

  test('[HT8] that is refused for want of a proof stays refused where the person leaves the question', async () => {
    const { http, requests, told } = client(() => json(403, { detail: 'Prove it', code: 'proofNeeded' }));
    const error = await failing(http.call(act));
    expect([error.code, told, requests.length]).toEqual(['proofNeeded', ['prove'], 1]);
  });

  test('[HT9] of a company that asks for a second factor leads to where one is set up', async () => {
    const { http, told } = client(() => json(403, { detail: 'No', code: 'secondFactorRequired' }));
    await failing(http.call(ask));
    expect(told).toEqual(['second factor']);
  });

  test('[HT3] of a session that is over says so, but not a wrong password', async () => {
    const { http, told } = client(() => json(401, { detail: 'No', code: 'unauthenticated' }));
    await failing(http.call(signIn, { body: credentials }));
    expect(told).toEqual([]);
    await failing(http.call(readProfile));
    expect(told).toEqual(['over']);
  });

  test('[HT6] that is answered after another tab has signed in is asked again, as who one is now', async () => {
    let late: (answer: Response) => void = () => {};
    const answers = [new Promise<Response>((resolve) => (late = resolve)), json(200, user)];
    const { http, requests, told } = client(() => answers.shift() ?? json(500, {}));
    const asked = http.call(readProfile);
    http.signedInElsewhere();
    late(json(401, { code: 'unauthenticated' }));
    expect([await asked, told, requests.length]).toEqual([user, [], 2]);
  });

  test('[HT6] that is answered after one has signed in again is asked again, as who one is now', async () => {
    let late: (answer: Response) => void = () => {};
    const answers = [
      new Promise<Response>((resolve) => (late = resolve)),
      json(200, { user, companies: [], active_company: null }),
      json(200, user),
    ];
    const { http, requests, told } = client(() => answers.shift() ?? json(500, {}));
    const asked = http.call(readProfile);
    await http.call(signIn, { body: credentials });
    late(json(401, { code: 'unauthenticated' }));
    expect([await asked, told, requests.length]).toEqual([user, [], 3]);
  });

  test('[HT4] without a connection is answered by what was kept, a refusal is not', async () => {
    const offline = Promise.reject(new HttpError(0, { code: 'offline' }));
    expect(await orKept(offline, () => 'kept')).toBe('kept');
    expect(await orKept(Promise.resolve('fresh'), () => 'kept')).toBe('fresh');
    await expect(orKept(Promise.reject(new HttpError(403, {})), () => 'kept')).rejects.toMatchObject({
      status: 403,
    });
    await expect(orKept(Promise.reject(new HttpError(0, {})), () => null)).rejects.toMatchObject({
      status: 0,
    });
  });
});

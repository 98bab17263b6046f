import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { orKept } from '../session/session-calls.ts';
import { createHttpClient } from './http-client.ts';
import { HttpError } from './http-error.ts';

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
    const sent = { json: { name: 'Å' }, search: { page: 2 } };
    expect(await http.send('patch', 'auth/me/', z.object({ ok: z.boolean() }), sent)).toEqual({ ok: true });
    const [request] = requests;
    expect(request?.url).toBe('https://stock.example.com/api/auth/me/?page=2');
    expect([request?.method, request?.credentials]).toEqual(['PATCH', 'include']);
    expect([request?.headers.get('accept-language'), request?.headers.get('content-type')]).toEqual([
      'sv',
      'application/json',
    ]);
    expect(await request?.json()).toEqual({ name: 'Å' });
    expect(http.url('core/companies/1/events/', { from: 7 })).toBe(
      'https://stock.example.com/api/core/companies/1/events/?from=7',
    );
  });

  test('[HT1] without an answer to read gives null, and an answer of another shape is refused', async () => {
    expect(
      await client(() => new Response(null, { status: 204 })).http.send('post', 'auth/logout/', z.null()),
    ).toBeNull();
    await expect(
      client(() => json(200, { ok: 1 })).http.send('get', 'x/', z.object({ ok: z.boolean() })),
    ).rejects.toThrow('ok');
  });

  test('[HT2] that is refused carries what the server said', async () => {
    const body = { detail: 'För många försök.', code: 'tooManyAttempts', fields: { email: 'x' } };
    const { http } = client(() => json(429, body, { 'retry-after': '600' }));
    const error = await failing(http.send('post', 'auth/token/', z.null()));
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
    const error = await failing(client(() => response).http.send('get', 'x/', z.null()));
    expect([error.detail, error.code]).toEqual([detail, 'unknown']);
  });

  test('[HT2] that gets no answer has status 0, and one that is stopped is no error of the server', async () => {
    const { http } = client(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failing(http.send('get', 'x/', z.null()))).toMatchObject({
      status: 0,
      code: 'offline',
      detail: null,
    });
    const stopped = client(() => Promise.reject(new DOMException('stopped', 'AbortError')));
    await expect(stopped.http.send('get', 'x/', z.null())).rejects.toMatchObject({ name: 'AbortError' });
  });

  test.each([
    [() => new Response(null, { status: 502, statusText: 'Bad Gateway' }), 'status 502'],
    [() => json(400, { detail: '' }), 'status 400'],
    [() => Promise.reject(new TypeError('Failed to fetch')), 'status 0'],
  ])('[HT5] without words is told by its status, in words of ours (%#)', async (answer, said) => {
    const error = await failing(client(answer).http.send('get', 'x/', z.null()));
    expect([error.statusMessage, error.detail, error.data.message]).toEqual([said, null, null]);
  });

  test('[HT5] with words is told by them', async () => {
    const error = await failing(
      client(() => json(502, { message: 'Later.' })).http.send('get', 'x/', z.null()),
    );
    expect(error.data.message).toBe('Later.');
  });

  test('[HT2] that is late gets no answer', async () => {
    vi.useFakeTimers();
    const late = failing(client(() => new Promise(() => {})).http.send('get', 'x/', z.null()));
    await vi.advanceTimersByTimeAsync(31_000);
    vi.useRealTimers();
    expect(await late).toMatchObject({ status: 0, code: 'offline', detail: null });
  });

  test('[HT2] that is answered with a page instead of data is refused', async () => {
    const page = new Response('<!doctype html><h1>Maintenance</h1>', {
      headers: { 'content-type': 'text/html' },
    });
    await expect(client(() => page).http.send('get', 'x/', z.null())).rejects.toThrow('JSON');
  });

  test('[HT8] that is refused for want of a proof is repeated once it is given', async () => {
    const answers = [json(403, { detail: 'Prove it', code: 'proofNeeded' }), json(200, 7)];
    const answer = (): Response => answers.shift() ?? json(500, {});
    const { http, requests, told } = client(answer, async () => true);
    expect(await http.send('post', 'x/', z.int(), { json: { a: 1 } })).toBe(7);
    expect([told, await Promise.all(requests.map((request) => request.json()))]).toEqual([
      ['prove'],
      [{ a: 1 }, { a: 1 }],
    ]);
  });

  test('[HT8] that is refused for want of a proof stays refused where the person leaves the question', async () => {
    const { http, requests, told } = client(() => json(403, { detail: 'Prove it', code: 'proofNeeded' }));
    const error = await failing(http.send('post', 'x/', z.null()));
    expect([error.code, told, requests.length]).toEqual(['proofNeeded', ['prove'], 1]);
  });

  test('[HT9] of a company that asks for a second factor leads to where one is set up', async () => {
    const { http, told } = client(() => json(403, { detail: 'No', code: 'secondFactorRequired' }));
    await failing(http.send('get', 'core/companies/1/', z.null()));
    expect(told).toEqual(['second factor']);
  });

  test('[HT3] of a session that is over says so, but not a wrong password', async () => {
    const { http, told } = client(() => json(401, { detail: 'No', code: 'unauthenticated' }));
    await failing(http.send('post', 'auth/token/', z.null()));
    expect(told).toEqual([]);
    await failing(http.send('get', 'auth/me/', z.null()));
    expect(told).toEqual(['over']);
  });

  test('[HT6] that is answered after another tab has signed in is asked again, as who one is now', async () => {
    let late: (answer: Response) => void = () => {};
    const answers = [new Promise<Response>((resolve) => (late = resolve)), json(200, { name: 'Kim' })];
    const { http, requests, told } = client(() => answers.shift() ?? json(500, {}));
    const asked = http.send('get', 'auth/me/', z.object({ name: z.string() }));
    http.signedInElsewhere();
    late(json(401, { code: 'unauthenticated' }));
    expect([await asked, told, requests.length]).toEqual([{ name: 'Kim' }, [], 2]);
  });

  test('[HT6] that is answered after one has signed in again is asked again, as who one is now', async () => {
    let late: (answer: Response) => void = () => {};
    const answers = [
      new Promise<Response>((resolve) => (late = resolve)),
      json(200, { ok: true }),
      json(200, { name: 'Kim' }),
    ];
    const { http, requests, told } = client(() => answers.shift() ?? json(500, {}));
    const asked = http.send('get', 'auth/me/', z.object({ name: z.string() }));
    await http.send('post', 'auth/token/', z.object({ ok: z.boolean() }), { json: {} });
    late(json(401, { code: 'unauthenticated' }));
    expect([await asked, told, requests.length]).toEqual([{ name: 'Kim' }, [], 3]);
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

import { afterEach, expect, test, vi } from 'vitest';
import { createOperator, createSiteMessage } from './site-message.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server with a configuration that answers messages one after the other; lists what was sent. */
function server(answers: Response[], config: object = { apiBase: '/api/', demo: false }) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/config.json') return Response.json(config);
    sent.push([path, JSON.parse(String(init?.body))]);
    return answers.shift() ?? Response.error();
  });
  return sent;
}

test('[PUB20, PUB21] a message that is refused may be sent again, and the thanks stay', async () => {
  const refusal = { detail: 'Titta igen.', code: 'invalid', fields: { email: 'invalid_format' } };
  const sent = server([
    Response.json(refusal, { status: 422 }),
    Response.json({ detail: 'Tack.' }, { status: 201 }),
  ]);
  const { message, sendMessage } = createSiteMessage('sv');
  const phases: string[] = [];
  message.subscribe(() => phases.push(message.now().phase));
  await sendMessage({ email: 'x', message: 'Hej' });
  expect(message.now()).toEqual({
    phase: 'open',
    problem: { code: 'failed', detail: 'Titta igen.', fields: { email: 'invalid_format' } },
    answer: null,
  });
  await sendMessage({ email: 'ida@example.org', message: 'Hej' });
  expect(message.now()).toEqual({ phase: 'sent', problem: null, answer: 'Tack.' });
  expect(phases.filter((phase, at) => phase !== phases[at - 1])).toEqual([
    'sending',
    'open',
    'sending',
    'sent',
  ]);
  expect(sent).toEqual([
    ['/api/contact/', { email: 'x', message: 'Hej' }],
    ['/api/contact/', { email: 'ida@example.org', message: 'Hej' }],
  ]);
});

test('[PUB25] the operator is asked for once a page wants to know', async () => {
  server([], { apiBase: '/api/', demo: false, operator: { name: 'Alm & Co AB', address: null } });
  const operator = createOperator();
  expect(operator.now()).toEqual({ name: null, address: null });
  await new Promise<void>((heard) => operator.subscribe(heard));
  expect(operator.now()).toEqual({ name: 'Alm & Co AB', address: null });
});

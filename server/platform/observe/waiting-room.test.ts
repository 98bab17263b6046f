import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { sentenceOf } from '#server/platform/http/sentence.ts';
import { freePort } from '#server/testing/door.ts';
import { createLifecycle } from './lifecycle.ts';
import { openLobby } from './lobby.ts';
import { openWaitingRoom, type Step } from './waiting-room.mjs';
import { phaseWords, waitingWords } from './waiting-words.mjs';

/** A room that tells these steps, and what it answers. */
async function roomTelling(steps: readonly Step[]) {
  const place = { host: '127.0.0.1', port: await freePort() };
  const room = await openWaitingRoom(place, () => steps);
  onTestFinished(room.close);
  return {
    place,
    room,
    ask: (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${place.port}${path}`, { headers: { 'accept-language': 'sv', ...headers } }),
  };
}

const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

it('[OB2] while the server starts, readiness says what it is at and everything else is to come again', async () => {
  const lifecycle = createLifecycle();
  const place = { host: '127.0.0.1', port: await freePort() };
  const lobby = await openLobby(place, lifecycle, alone);
  onTestFinished(lobby.close);
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${place.port}${path}`);
    return { status: answer.status, again: answer.headers.get('retry-after'), body: await answer.json() };
  };
  expect(await ask('/api/ready/')).toMatchObject({
    status: 503,
    again: '2',
    body: { status: 'notReady', reasons: ['starting'] },
  });
  lobby.tell({ phase: 'migrating' });
  expect((await ask('/api/ready/?x=1')).body).toMatchObject({ reasons: ['migrating'] });
  expect(lifecycle.phase).toBe('migrating');
  expect(await ask('/en/dashboard')).toMatchObject({
    status: 503,
    again: '2',
    body: { code: 'unavailable' },
  });
  await lobby.webApp();
});

it('[OB2] its address is free once it is closed, and closing twice is no harm', async () => {
  const { place, room } = await roomTelling([]);
  await room.close();
  await room.close();
  const next = createServer().listen(place.port, place.host);
  await once(next, 'listening');
  expect(next.listening).toBe(true);
  next.close();
});

it('[OB10] a browser is shown what the start is at, in its language, and how far that is', async () => {
  const { ask } = await roomTelling([{ phase: 'building' }, { phase: 'seeding', done: 2, of: 3 }]);
  const answer = await ask('/en/dashboard', asBrowser);
  const text = await answer.text();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(text).toContain('<html lang="sv">');
  expect(text).toContain('<div role="status">Bygger webbappen\nLäser in demoföretag 2 av 3</div>');
  expect(await (await ask('/', { ...asBrowser, 'accept-language': 'de, en' })).text()).toContain(
    'Loading demo companies 2 of 3',
  );
});

it('[OB10] the page needs nothing but itself, and may do nothing but ask its server', async () => {
  const answer = await (await roomTelling([])).ask('/', asBrowser);
  const text = await answer.text();
  expect(text.match(/(?:src|href)="(?!data:,")[^"]*"/g)).toBeNull();
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

it.each(['/api/core/companies/1/boot/', '/api/ready/'])(
  '[OB10] %s is no page, whoever asks',
  async (path) => {
    const answer = await (await roomTelling([{ phase: 'installing' }])).ask(path, asBrowser);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      503,
      'application/json; charset=utf-8',
    ]);
  },
);

it('[OB10] has the words of the server, and each phase in each language', () => {
  for (const language of ['en', 'sv'] as const) {
    expect(waitingWords[language].unavailable).toBe(sentenceOf({ code: 'unavailable' }, language));
    for (const words of Object.values(phaseWords)) expect(words[language]).toMatch(/\w/);
  }
});

/** A process that nobody launched with a channel. */
const alone = { connected: false, on: process.on, off: process.off };

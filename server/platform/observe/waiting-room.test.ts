import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { freePort } from '#server/testing/door.ts';
import { createLifecycle } from './lifecycle.ts';
import { openWaitingRoom } from './waiting-room.ts';

it('[OB2] while the server starts, readiness says what it is at and everything else is to come again', async () => {
  const lifecycle = createLifecycle();
  const place = { host: '127.0.0.1', port: await freePort() };
  const room = await openWaitingRoom(place, lifecycle);
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${place.port}${path}`, {
      headers: { 'accept-language': 'sv' },
    });
    return {
      status: answer.status,
      again: answer.headers.get('retry-after'),
      body: (await answer.json()) as unknown,
    };
  };
  const reasons = (phase: string) => ({ status: 'notReady', reasons: [phase] });
  expect(await ask('/api/ready/')).toEqual({ status: 503, again: '2', body: reasons('starting') });
  lifecycle.phase = 'migrating';
  expect((await ask('/api/ready/?x=1')).body).toEqual(reasons('migrating'));
  expect(await ask('/en/dashboard')).toMatchObject({
    status: 503,
    body: { code: 'unavailable', detail: expect.stringMatching(/\w/) },
  });
  await room.close();
  const next = createServer().listen(place.port, place.host);
  await once(next, 'listening');
  next.close();
});

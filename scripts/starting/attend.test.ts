import { EventEmitter } from 'node:events';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#server/testing/door.ts';
import { attend } from './attend.mjs';
import { waitAtPlace } from './place.mjs';
import { createProgress } from './progress.mjs';

/** A launcher and a server that is no process: what was sent to it, and when the launcher has let go of it. */
function attended() {
  const sent: unknown[] = [];
  const done: string[] = [];
  const server = Object.assign(new EventEmitter(), {
    connected: true,
    send: (message: unknown) => sent.push(message),
    disconnect: () => done.push('disconnected'),
  });
  const built = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const room = { close: () => (done.push('closing'), closed.promise) };
  const progress = createProgress(() => undefined);
  const ready = attend(server, { progress, room, webApp: built.promise });
  void ready.then(() => done.push('ready'));
  const hears = async (message: object) => {
    server.emit('message', message);
    await Promise.resolve();
  };
  return { sent, done, progress, built, closed, ready, hears };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('[FST1] the server goes on once the web app is built, and listens once nobody else does', async () => {
  const { sent, done, built, closed, ready, hears } = attended();
  await hears({ wants: 'webApp' });
  await settled();
  expect(sent).toEqual([]);
  built.resolve();
  await settled();
  expect(sent).toEqual([{ there: 'webApp' }]);
  await hears({ wants: 'address' });
  await settled();
  expect([sent.length, done]).toEqual([1, ['closing']]);
  closed.resolve();
  await settled();
  expect(sent.at(-1)).toEqual({ there: 'address' });
  await hears({ step: { phase: 'ready' } });
  await ready;
  expect(done).toEqual(['closing', 'disconnected', 'ready']);
});

test('[FST3] the steps of the server are shown, each until the next', async () => {
  const { progress, hears } = attended();
  await hears({ step: { phase: 'migrating' } });
  await hears({ step: { phase: 'seeding', done: 1, of: 3 } });
  expect(progress.steps()).toEqual([{ phase: 'seeding', done: 1, of: 3 }]);
  await hears({ step: { phase: 'ready' } });
  expect(progress.steps()).toEqual([]);
});

test('[FST1] somebody answers at PORT, unless it is no port, which the server tells', async () => {
  const port = await freePort();
  const room = await waitAtPlace(() => [{ phase: 'installing', done: 3, of: 9 }], { PORT: String(port) });
  onTestFinished(room.close);
  const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('Installing packages 3 of 9');
  for (const PORT of ['http', '70000', '-1']) await (await waitAtPlace(() => [], { PORT })).close();
});

test('[FST1] an address that is taken is told before any work', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as { port: number }; // of a TCP server
  await expect(waitAtPlace(() => [], { PORT: String(port) })).rejects.toThrow('EADDRINUSE');
});

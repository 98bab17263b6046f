import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { createLifecycle } from './lifecycle.ts';
import { openLobby, type Launched } from './lobby.ts';

/** A server under a launcher: what it says there, and what it is told. */
async function underLauncher() {
  const channel = new EventEmitter();
  const said: unknown[] = [];
  const send = (message: unknown): boolean => said.push(message) > 0;
  const launched = Object.assign(channel, { connected: true, send }) as unknown as Launched; // all that is used of it
  const lifecycle = createLifecycle();
  // Nobody could listen there: the launcher does.
  const lobby = await openLobby({ host: '192.0.2.1', port: 1 }, lifecycle, launched);
  return { channel, said, lifecycle, lobby };
}

it('[OB9] tells its launcher each step and how far it is', async () => {
  const { said, lifecycle, lobby } = await underLauncher();
  lobby.tell({ phase: 'seeding', done: 1, of: 3 });
  expect(said).toEqual([{ step: { phase: 'seeding', done: 1, of: 3 } }]);
  expect(lifecycle.phase).toBe('seeding');
});

it('[OB9] waits for the web app and for its address, each on its own', async () => {
  const { channel, said, lobby } = await underLauncher();
  const order: string[] = [];
  const both = [
    lobby.webApp().then(() => order.push('webApp')),
    lobby.close().then(() => order.push('address')),
  ];
  expect(said).toEqual([{ wants: 'webApp' }, { wants: 'address' }]);
  channel.emit('message', { there: 'address' });
  await both[1];
  channel.emit('message', { there: 'webApp' });
  await Promise.all(both);
  expect(order).toEqual(['address', 'webApp']);
});

it('[OB9] does not wait for a launcher that is gone', async () => {
  const { channel, lobby } = await underLauncher();
  const waiting = lobby.webApp();
  channel.emit('disconnect');
  await expect(waiting).rejects.toThrow('the launcher ended');
});

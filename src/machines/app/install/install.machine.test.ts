import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { installMachine } from './install.machine.ts';

function browser(answer: () => Promise<boolean>) {
  const actor = createActor(installMachine.provide({ actors: { ask: fromPromise(answer) } })).start();
  const settled = async (): Promise<unknown> =>
    (await waitFor(actor, (snapshot) => !snapshot.matches('asking'))).value;
  return { actor, settled };
}

describe('installing', () => {
  test('[INS1] is offered once the browser can, and not before', () => {
    const { actor } = browser(async () => true);
    actor.send({ type: 'install' });
    expect(actor.getSnapshot().hasTag('offered')).toBe(false);
    actor.send({ type: 'available' });
    expect(actor.getSnapshot().hasTag('offered')).toBe(true);
  });

  test.each([
    ['agrees', async () => true, 'installed'],
    ['declines', async () => false, 'unavailable'],
    ['sees an error', async () => Promise.reject(new Error('no')), 'unavailable'],
  ])('[INS2] ends where the person %s', async (_, answer, end) => {
    const { actor, settled } = browser(answer);
    actor.send({ type: 'available' });
    actor.send({ type: 'install' });
    expect(await settled()).toBe(end);
    actor.send({ type: 'available' });
    expect(actor.getSnapshot().value).toBe('offered');
  });

  test('[INS3] from the browser itself takes the offer away', () => {
    const { actor } = browser(async () => true);
    actor.send({ type: 'available' });
    actor.send({ type: 'installed' });
    expect(actor.getSnapshot().hasTag('offered')).toBe(false);
  });
});

import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { connectivityMachine, type ConnectivityEvent } from './connectivity.machine.ts';
import { isHeldUp, whenHeldUp, wipedFrom } from './connectivity.rules.ts';

const waits = { type: 'counted', waiting: 2, refused: 0 } as const;

test('[CON8] the browser is asked once work is held up, not before', () => {
  const actor = createActor(connectivityMachine).start();
  const ask = vi.fn<() => void>();
  whenHeldUp(actor, ask);
  actor.send(waits);
  actor.send({ type: 'connected' });
  expect(ask).not.toHaveBeenCalled();
  actor.send({ type: 'disconnected' });
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each([
  ['offline', [{ type: 'disconnected' }, waits], true],
  ['the server does not take what is sent', [{ type: 'connected' }, waits, { type: 'sendFailed' }], true],
  ['the page is too old', [{ type: 'outdated' }, waits], true],
  ['offline without a command', [{ type: 'disconnected' }], false],
  ['being sent', [{ type: 'connected' }, waits], false],
  ['the page has only just come', [waits], false],
] as const)('[CON8] work is held up: %s', (_, events: readonly ConnectivityEvent[], expected) => {
  const actor = createActor(connectivityMachine).start();
  for (const event of events) actor.send(event);
  expect(isHeldUp(actor.getSnapshot())).toBe(expected);
});

test('[CON9] a week without a visit ends seven days from now', () => {
  expect(new Date(wipedFrom(Date.UTC(2026, 4, 4, 8))).toISOString()).toBe('2026-05-11T08:00:00.000Z');
});

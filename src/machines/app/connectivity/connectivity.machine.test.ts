import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { connectivityMachine, connectivityOf, type ConnectivityEvent } from './connectivity.machine.ts';

type Brief = ConnectivityEvent['type'] | readonly [waiting: number, refused: number];

/** The device's state after these events. */
function after(...events: readonly Brief[]) {
  const actor = createActor(connectivityMachine).start();
  for (const event of events)
    actor.send(
      typeof event === 'string'
        ? ({ type: event } as ConnectivityEvent) // those without data
        : { type: 'counted', waiting: event[0], refused: event[1] },
    );
  return actor.getSnapshot();
}
const pill = (...events: readonly Brief[]): string =>
  Object.values(connectivityOf(after(...events))).join(' ');

describe('the pill', () => {
  test.each([
    [['connected'], 'synced'],
    [['connected', [3, 0]], 'sending 3'],
    [['connected', [3, 0], [0, 0]], 'synced'],
  ] as const)('[CON1] after %j says %s', (events, says) => expect(pill(...events)).toBe(says));

  test.each([
    [['disconnected'], 'offline 0'],
    [['disconnected', [2, 0]], 'offline 2'],
    [['connected', 'disconnected', [2, 0]], 'offline 2'],
    [['connected', [2, 0], 'sendFailed'], 'offline 2'],
    [['connected', [2, 0], 'sendFailed', 'sent'], 'sending 2'],
    [['connected', 'sendFailed', 'disconnected', 'sent'], 'offline 0'],
  ] as const)('[CON2] after %j says %s', (events, says) => expect(pill(...events)).toBe(says));

  test.each([
    [['connected', [3, 1]], 'attention 1'],
    [[[3, 2]], 'attention 2'],
    [['outdated', [0, 1]], 'attention 1'],
    [['connected', [0, 1], [0, 0]], 'synced'],
  ] as const)('[CON3] after %j says %s', (events, says) => expect(pill(...events)).toBe(says));

  test.each([
    [[], 'connecting 0'],
    [[[2, 0]], 'connecting 2'],
    [[[2, 0], 'sendFailed', 'sent'], 'connecting 2'],
    [['connected', 'disconnected', 'connected'], 'synced'],
  ] as const)('[CON7] after %j says %s', (events, says) => expect(pill(...events)).toBe(says));

  test.each([
    [['crowded', [2, 0]], 'crowded 2'],
    [['disconnected', 'crowded'], 'crowded 0'],
    [['connected', 'crowded'], 'crowded 0'],
    [['connected', 'sendFailed', 'crowded'], 'crowded 0'],
    [['crowded', 'disconnected'], 'offline 0'],
    [['crowded', 'connected'], 'synced'],
    [['crowded', 'outdated'], 'outdated'],
    [['crowded', [0, 1]], 'attention 1'],
  ] as const)('[CON10] after %j says %s', (events, says) => expect(pill(...events)).toBe(says));

  test('[CON4] of a page that is older than the server says so until it is loaded anew', () => {
    expect(pill('connected', 'outdated')).toBe('outdated');
    expect(pill('connected', 'outdated', 'disconnected', 'connected', 'sent', [2, 0])).toBe('outdated');
  });
});

test('[CON5] the list opens and closes whatever the pill says', () => {
  for (const before of [[], ['connected'], ['outdated']] as const) {
    expect(after(...before, 'openList').matches({ list: 'open' })).toBe(true);
    expect(after(...before, 'openList', 'closeList').matches({ list: 'closed' })).toBe(true);
  }
});

test('[CON6] a browser that keeps nothing goes on to be one', () => {
  expect(after('connected', [1, 0]).matches({ memory: 'kept' })).toBe(true);
  expect(after('unkept', 'connected', [1, 0], [0, 0]).matches({ memory: 'unkept' })).toBe(true);
});

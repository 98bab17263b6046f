import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock, type EventObject } from 'xstate';
import { syncMachine, type SyncInput, type SyncSignal } from './sync.machine.ts';
import { pauseAfter } from './sync.rules.ts';

/** A company with a scripted device. */
function device(clock = new SimulatedClock()) {
  const heard: string[] = [];
  const told: string[] = [];
  const company = fromCallback<EventObject, SyncInput>(({ receive }) => {
    receive(({ type }) => heard.push(type));
  });
  const machine = syncMachine.provide({
    actors: { company },
    actions: { tellExpired: () => void told.push('expired'), startOver: () => void told.push('over') },
  });
  const actor = createActor(machine, { input: { user: 'u1', company: 1 }, clock }).start();
  const say = (...signals: readonly SyncSignal[]): void => signals.forEach((signal) => actor.send(signal));
  return { actor, say, heard, told, at: () => JSON.stringify(actor.getSnapshot().value) };
}

describe('a company on a device', () => {
  test('[SYN1] is shown as it was kept', () => {
    const { say, at } = device();
    say({ type: 'localReady' }, { type: 'connected' });
    expect(at()).toBe('{"usable":"online"}');
  });

  test('[SYN1] is fetched where nothing was kept, and how far that is is known', () => {
    const { actor, say, at } = device();
    say({ type: 'localEmpty' }, { type: 'progressed', done: 5, total: 9 });
    expect(actor.getSnapshot().context).toMatchObject({ done: 5, total: 9 });
    say({ type: 'bootstrapped' });
    expect(at()).toBe('{"usable":"offline"}');
  });

  test('[SYN2] that cannot be had is tried again', () => {
    const { actor, say, heard, at } = device();
    say({ type: 'localEmpty' }, { type: 'bootstrapFailed' });
    expect(at()).toBe('"broken"');
    actor.send({ type: 'retry' });
    expect([heard, at()]).toEqual([['start'], '"opening"']);
    say(
      { type: 'localEmpty' },
      { type: 'bootstrapFailed' },
      { type: 'localEmpty' },
      { type: 'bootstrapped' },
    );
    expect(at()).toBe('{"usable":"offline"}');
  });

  test('[SYN2] is fetched from nothing when it is tried again', () => {
    const { actor, say } = device();
    say({ type: 'localEmpty' }, { type: 'progressed', done: 5, total: 9 }, { type: 'bootstrapFailed' });
    actor.send({ type: 'retry' });
    say({ type: 'localEmpty' });
    expect(actor.getSnapshot().context).toMatchObject({ done: 0, total: 0 });
  });

  test('[SYN4] that cannot be had is tried again by itself, later each time, until it is there', () => {
    const clock = new SimulatedClock();
    const { actor, say, heard, at } = device(clock);
    const tryIt = (wait: number): number => {
      const before = heard.length;
      say({ type: 'localEmpty' }, { type: 'bootstrapFailed' });
      clock.increment(wait - 1);
      expect([heard.length, at()]).toEqual([before, '"broken"']);
      clock.increment(1);
      expect(at()).toBe('"opening"');
      return heard.length - before;
    };
    expect([3000, 6000, 12_000, 24_000, 45_000, 45_000].map(tryIt)).toEqual([1, 1, 1, 1, 1, 1]);
    say({ type: 'localReady' });
    expect(actor.getSnapshot().context.tries).toBe(0);
    clock.increment(1_000_000);
    expect(heard).toHaveLength(6);
  });

  test('[SYN4] devices that failed together are spread over half of the pause', () => {
    const spread = (tries: number): number[] => [0, 0.5, 1].map((share) => pauseAfter(tries, share));
    expect([spread(1), spread(4), spread(99)]).toEqual([
      [2000, 3000, 4000],
      [16_000, 24_000, 32_000],
      [30_000, 45_000, 60_000],
    ]);
  });

  test('[SYN3] tells of a session that is over and of rights that changed', () => {
    const { say, told } = device();
    say({ type: 'expired' }, { type: 'localReady' }, { type: 'accessChanged' }, { type: 'expired' });
    expect(told).toEqual(['expired', 'over', 'expired']);
  });
});

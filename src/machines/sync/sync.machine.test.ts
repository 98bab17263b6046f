import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, type EventObject } from 'xstate';
import { syncMachine, type SyncInput, type SyncSignal } from './sync.machine.ts';

/** A company whose device says what it is told to. */
function device() {
  const heard: string[] = [];
  const told: string[] = [];
  const company = fromCallback<EventObject, SyncInput>(({ receive }) => {
    receive(({ type }) => heard.push(type));
  });
  const machine = syncMachine.provide({
    actors: { company },
    actions: { tellExpired: () => void told.push('expired'), startOver: () => void told.push('over') },
  });
  const actor = createActor(machine, { input: { user: 'u1', company: 1 } }).start();
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

  test('[SYN3] tells of a session that is over and of rights that changed', () => {
    const { say, told } = device();
    say({ type: 'expired' }, { type: 'localReady' }, { type: 'accessChanged' }, { type: 'expired' });
    expect(told).toEqual(['expired', 'over', 'expired']);
  });
});

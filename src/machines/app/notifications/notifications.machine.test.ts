import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { notificationsMachine } from './notifications.machine.ts';
import type { Announcement } from './notifications.rules.ts';

/** Notifications on a simulated clock that is not at zero. */
function trial() {
  const clock = new SimulatedClock();
  clock.set(1_000_000);
  const actor = createActor(notificationsMachine, { clock }).start();
  const say = (message: string, more: Partial<Announcement> = {}): void =>
    actor.send({ type: 'add', at: clock.now(), notification: { type: 'info', message, ...more } });
  const list = () => actor.getSnapshot().context.list;
  const shown = (): string =>
    list()
      .map(({ message }) => message)
      .join(' ');
  const hold = (): void => actor.send({ type: 'hold', at: clock.now() });
  const release = (): void => actor.send({ type: 'release', at: clock.now() });
  const close = (message: string): void =>
    actor.send({
      type: 'close',
      at: clock.now(),
      id: list().find((one) => one.message === message)?.id ?? 0,
    });
  return { actor, clock, say, list, shown, hold, release, close };
}

describe('notifications', () => {
  test('[NO1] the newest is on top, and each has the moment it was added, or the next one, as its id', () => {
    const { say, list, clock } = trial();
    say('a');
    say('b');
    clock.increment(1);
    say('c');
    expect(list().map(({ message, id }) => [message, id])).toEqual([
      ['c', 1_000_002],
      ['b', 1_000_001],
      ['a', 1_000_000],
    ]);
  });

  test('[NO2] each goes after its own time, 4000 ms where nothing else is said', () => {
    const { say, clock, shown } = trial();
    say('usual');
    say('short', { timeout: 1500 });
    clock.increment(1000);
    say('late');
    clock.increment(499);
    expect(shown()).toBe('late short usual');
    clock.increment(1);
    expect(shown()).toBe('late usual');
    clock.increment(2499);
    expect(shown()).toBe('late usual');
    clock.increment(1);
    expect(shown()).toBe('late');
    clock.increment(1000);
    expect(shown()).toBe('');
  });

  test('[NO2] thirty that came at different moments go one by one, in their order', () => {
    const { say, clock, list } = trial();
    for (let n = 0; n < 30; n += 1) {
      say(`n${n}`);
      clock.increment(10);
    }
    expect(new Set(list().map(({ id }) => id)).size).toBe(30);
    clock.increment(4000 - 300);
    for (let n = 29; n > 0; n -= 1) {
      expect([list().length, list().at(-1)?.message]).toEqual([n, `n${30 - n}`]);
      clock.increment(10);
    }
    expect(list()).toEqual([]);
  });

  test('[NO3] one is closed by hand, and the others keep their time', () => {
    const { say, clock, shown, close } = trial();
    say('a');
    clock.increment(1000);
    say('b');
    clock.increment(1000);
    close('a');
    expect(shown()).toBe('b');
    close('a');
    clock.increment(2999);
    expect(shown()).toBe('b');
    clock.increment(1);
    expect(shown()).toBe('');
  });

  test('[NO3] all of them are cleared at once, and what comes afterwards is shown', () => {
    const { actor, say, clock, shown } = trial();
    say('a');
    say('b');
    actor.send({ type: 'clear' });
    expect(shown()).toBe('');
    say('c');
    clock.increment(3999);
    expect(shown()).toBe('c');
  });

  test('[NO4] time waits while somebody looks, for what is added meanwhile too, and goes on where it was', () => {
    const { say, clock, shown, hold, release } = trial();
    say('a');
    clock.increment(3000);
    hold();
    say('b');
    clock.increment(60_000);
    expect(shown()).toBe('b a');
    release();
    clock.increment(999);
    expect(shown()).toBe('b a');
    clock.increment(1);
    expect(shown()).toBe('b');
    clock.increment(3000);
    expect(shown()).toBe('');
  });

  test('[NO4] what is closed while somebody looks is gone, and nothing is left to wait for', () => {
    const { actor, say, clock, shown, hold, release, close } = trial();
    hold();
    say('a');
    close('a');
    expect(shown()).toBe('');
    release();
    say('b');
    clock.increment(4000);
    expect([shown(), actor.getSnapshot().value]).toEqual(['', 'quiet']);
  });

  test('[NO2] a clock that is set back neither shortens nor loses a time', () => {
    const { actor, say, clock, shown } = trial();
    say('a');
    actor.send({ type: 'hold', at: 5 });
    actor.send({ type: 'release', at: 5 });
    clock.increment(3999);
    expect(shown()).toBe('a');
    clock.increment(1);
    expect(shown()).toBe('');
  });
});

import { describe, expect, test } from 'vitest';
import { CallWindow } from './call-window.ts';

const client = { company: 1, client: 'shop' };
const start = Date.parse('2026-05-04T08:00:10.000Z');

describe('the calls of a minute', () => {
  test('[APC7] are as many as the limit, told with what is left and when it begins anew', () => {
    const window = new CallWindow();
    expect(window.count(client, 2, start)).toEqual({ limit: 2, remaining: 1, resets: 50, isOver: false });
    expect(window.count(client, 2, start + 500)).toMatchObject({ remaining: 0, resets: 50, isOver: false });
    expect(window.count(client, 2, start + 900)).toMatchObject({ remaining: 0, isOver: true });
    expect(window.count({ company: 2, client: 'shop' }, 2, start)).toMatchObject({ isOver: false });
    expect(window.count(client, 2, start + 50_000)).toMatchObject({
      remaining: 1,
      resets: 60,
      isOver: false,
    });
  });

  test('[APC7] are counted with those of other processes once they are shared', () => {
    const [one, other] = [new CallWindow(), new CallWindow()];
    const minute = Math.floor(start / 60_000);
    for (let call = 0; call < 3; call++) one.count(client, 5, start);
    other.count(client, 5, start);
    const [shared] = one.take(1);
    expect(shared).toEqual({ ...client, minute, count: 3 });
    expect(one.take(1)).toEqual([]);
    other.take(1);
    for (const window of [one, other]) window.learn(client, minute, 4);
    expect(other.count(client, 5, start)).toMatchObject({ remaining: 0, isOver: false });
    expect(other.count(client, 5, start)).toMatchObject({ isOver: true });
    // A refused call is not counted.
    expect(other.take(1)).toMatchObject([{ count: 1 }]);
  });

  test('[APC7] are let through by three processes a tenth each beyond the limit at most', () => {
    const limit = 60;
    const minute = Math.floor(start / 60_000);
    const windows = Array.from({ length: 3 }, () => new CallWindow());
    let shared = 0;
    let taken = 0;
    for (let call = 0; call < 600; call++) {
      const window = windows[call % 3] as CallWindow;
      window.learn(client, minute, shared);
      if (window.isDue(client, limit, start)) {
        for (const { count } of window.take(1)) shared += count;
        window.learn(client, minute, shared);
      }
      if (!window.count(client, limit, start).isOver) taken += 1;
    }
    expect(taken).toBeGreaterThanOrEqual(limit);
    expect(taken).toBeLessThanOrEqual(limit * 1.2);
  });
});

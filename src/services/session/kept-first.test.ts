import { describe, expect, test } from 'vitest';
import { HttpError } from '../http/http-error.ts';
import { keptFirst } from './kept-first.ts';

/** A device that stored `kept`, and a server whose answers are given one by one. */
function device(kept: string | null) {
  const open: { give: (answer: string) => void; fail: (error: unknown) => void }[] = [];
  const news: string[] = [];
  const call = keptFirst<string, []>({
    ask: () => new Promise((give, fail) => open.push({ give, fail })),
    kept: () => kept,
    goesOn: () => true,
    onNews: (answer) => news.push(answer),
    same: (a, b) => a === b,
  });
  const settle = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
  return { call, open, news, settle };
}

describe('a start', () => {
  test('[STA1] does not wait for the server where the device kept an answer', async () => {
    const { call, open, news, settle } = device('kept');
    expect(await call()).toBe('kept');
    open[0]?.give('kept');
    await settle();
    expect(news).toEqual([]);
  });

  test('[STA1] waits where nobody goes on, though something is kept', async () => {
    const asked = keptFirst<string, []>({
      ask: async () => 'told',
      kept: () => 'kept',
      goesOn: () => false,
      onNews: () => expect.unreachable(),
      same: () => false,
    });
    expect(await asked()).toBe('told');
  });

  test('[STA1] waits where the device kept none, and later calls do in any case', async () => {
    const none = device(null);
    const first = none.call();
    none.open[0]?.give('told');
    expect(await first).toBe('told');
    const { call, open, settle } = device('kept');
    await call();
    open[0]?.give('kept');
    await settle();
    const second = call();
    open[1]?.give('told');
    expect(await second).toBe('told');
  });

  test('[STA2] hears of what the server says otherwise, and the next call gives it', async () => {
    const { call, open, news, settle } = device('kept');
    await call();
    open[0]?.give('told');
    await settle();
    expect(news).toEqual(['told']);
    expect([await call(), open.length]).toEqual(['told', 1]);
  });

  test('[STA2] hears of a refusal, and of nothing where there is no connection', async () => {
    const refused = device('kept');
    await refused.call();
    refused.open[0]?.fail(new HttpError(500, {}));
    await refused.settle();
    expect(refused.news).toEqual(['kept']);
    await expect(refused.call()).rejects.toThrow('500');
    const offline = device('kept');
    await offline.call();
    offline.open[0]?.fail(new HttpError(0, { code: 'offline' }));
    await offline.settle();
    expect(offline.news).toEqual([]);
  });

  test('[STA2] leaves the end of a session to whoever asks for the password, and asks anew after it', async () => {
    const { call, open, news, settle } = device('kept');
    await call();
    open[0]?.fail(new HttpError(401, {}));
    await settle();
    expect(news).toEqual([]);
    const again = call();
    open[1]?.give('told');
    expect(await again).toBe('told');
  });
});

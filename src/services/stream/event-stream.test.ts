import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followEvents, NO_ANSWER } from './event-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Follows a log of a server that answers when it is told to; what was heard of the connection. */
function follow() {
  const heard: boolean[] = [];
  const ending = new AbortController();
  let answer: (response: Response) => void = () => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  void followEvents(
    () => '/events/',
    {
      from: () => 0,
      onBatch: () => {},
      onEpoch: () => {},
      onUpgrade: () => {},
      onInbox: () => {},
      onConnected: (connected) => void heard.push(connected),
      onUnauthorised: () => {},
    },
    ending.signal,
  );
  return { heard, answers: (response: Response) => answer(response), end: () => ending.abort() };
}

test('[CON7] of a try without an answer is told after some seconds, and it goes on', async () => {
  const { heard, answers, end } = follow();
  await vi.advanceTimersByTimeAsync(NO_ANSWER - 1);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual([false]);
  answers(new Response(new ReadableStream()));
  await vi.advanceTimersByTimeAsync(NO_ANSWER);
  expect(heard).toEqual([false, true]);
  end();
});

test('[CON7] of one that was answered nothing is told later', async () => {
  const { heard, answers, end } = follow();
  answers(new Response(new ReadableStream()));
  await vi.advanceTimersByTimeAsync(NO_ANSWER * 2);
  expect(heard).toEqual([true]);
  end();
});

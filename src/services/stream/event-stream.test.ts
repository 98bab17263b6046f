import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followEvents, NO_ANSWER, REST, RESTART } from './event-stream.ts';
import { withoutStreams } from './open-streams.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Follows the log of a server that answers on command; records the connection changes. */
function follow() {
  const heard: (boolean | 'crowded')[] = [];
  const gone: string[] = [];
  const ending = new AbortController();
  let answer: (response: Response) => void = () => {};
  const asked: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    asked.push(signal);
    return new Promise<Response>((resolve, reject) => {
      answer = resolve;
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  void followEvents(
    () => '/events/',
    {
      from: () => 0,
      onBatch: () => {},
      onEpoch: () => {},
      onUpgrade: () => {},
      onInbox: () => {},
      onConnected: (connected) => void heard.push(connected),
      onCrowded: () => void heard.push('crowded'),
      onGone: () => void gone.push('gone'),
      onUnauthorised: () => {},
    },
    ending.signal,
  );
  return { heard, gone, asked, answers: (response: Response) => answer(response), end: () => ending.abort() };
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

test('[DEV11] of a company that is not theirs any more is told, and not tried again', async () => {
  const { gone, asked, answers } = follow();
  answers(Response.json({ code: 'unknownCompany' }, { status: 404 }));
  await vi.advanceTimersByTimeAsync(100_000);
  expect([gone, asked.length]).toEqual([['gone'], 1]);
});

test('[DEV11] an answer 404 of anything else says nothing of the company', async () => {
  const { gone, asked, answers, end } = follow();
  answers(new Response('<h1>Not found</h1>', { status: 404 }));
  await vi.advanceTimersByTimeAsync(1000);
  expect([gone, asked.length]).toEqual([[], 2]);
  end();
});

test('[CON10] of too many streams is tried again when the server says, and no sooner', async () => {
  const { heard, asked, answers, end } = follow();
  answers(new Response(null, { status: 429, headers: { 'retry-after': '60' } }));
  await vi.advanceTimersByTimeAsync(59_999);
  expect([heard, asked.length]).toEqual([['crowded'], 1]);
  await vi.advanceTimersByTimeAsync(501);
  expect(asked.length).toBe(2);
  answers(new Response(new ReadableStream()));
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(['crowded', true]);
  end();
});

/** A stream that is aborted as a browser would. */
const streamed = (signal: AbortSignal | undefined): Response =>
  new Response(
    new ReadableStream({
      start: (body) => signal?.addEventListener('abort', () => body.error(signal.reason)),
    }),
  );

test('[PAP4] rests for what waits until nothing is loading, and goes on without a word', async () => {
  const { heard, asked, answers, end } = follow();
  answers(streamed(asked[0]));
  await vi.advanceTimersByTimeAsync(0);
  const during: boolean[] = [];
  withoutStreams(() => void during.push(asked.every((signal) => signal.aborted)));
  await vi.advanceTimersByTimeAsync(REST - 1);
  expect([during, asked.length]).toEqual([[true], 1]);
  // The rest begins when the aborted stream has ended, which takes turns of the event loop that no fake timer counts.
  for (let late = 0; asked.length === 1 && late < 50; late++) await vi.advanceTimersByTimeAsync(1);
  answers(streamed(asked[1]));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.map((signal) => signal.aborted)).toEqual([true, false]);
  expect(heard).toEqual([true, true]);
  end();
});

test('[CON11] of a server that goes nothing is told, and another one is asked shortly', async () => {
  const { heard, asked, answers, end } = follow();
  answers(new Response('event: restart\ndata: {}\n\n'));
  await vi.advanceTimersByTimeAsync(RESTART);
  expect(asked.length).toBe(2);
  answers(streamed(asked[1]));
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([true, true]);
  end();
});

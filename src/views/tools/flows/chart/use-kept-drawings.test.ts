import { afterEach, expect, test, vi } from 'vitest';
import { chartList } from '#machines/chart-list.ts';
import { drawingsIn } from '#views/kit/chart/drawings.ts';
import { fetchAll, served } from './use-kept-drawings.ts';

afterEach(() => vi.useRealTimers());

test.each([
  ['en', 'wide'],
  ['en', 'tall'],
  ['sv', 'wide'],
  ['sv', 'tall'],
] as const)('[FLC11] every chart has a drawing to keep in %s, %s', async (locale, flow) => {
  const loads = drawingsIn(locale, flow);
  expect(loads.length, 'npm run drawings makes those that are missing').toBe(chartList.length);
  const layouts = await Promise.all(loads.map((load) => load()));
  expect(new Set(layouts.map(({ default: { states } }) => JSON.stringify(states))).size).toBe(
    chartList.length,
  );
});

test('[FLC11] drawings are fetched one after the other, and no more once one does not come', async () => {
  const asked: number[] = [];
  const waiting: (() => void)[] = [];
  const load =
    (at: number, fails = false) =>
    async (): Promise<void> => {
      asked.push(at);
      await new Promise<void>((done) => void waiting.push(done));
      if (fails) throw new Error('no connection');
    };
  const all = fetchAll([load(1), load(2, true), load(3)]);
  const answer = async (): Promise<void> => {
    waiting.shift()?.();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  expect(asked).toEqual([1]);
  await answer();
  expect(asked).toEqual([1, 2]);
  await answer();
  expect([asked, waiting.length]).toEqual([[1, 2], 0]);
  await expect(all).resolves.toBeUndefined();
});

test('[FLC11] nothing is fetched before the worker sees it, unless none comes', async () => {
  vi.useFakeTimers();
  const page = (controller: object | null) =>
    Object.assign(new EventTarget(), { controller }) as unknown as ServiceWorkerContainer; // all that is read of it
  const told: string[] = [];
  const wait = async (name: string, workers?: ServiceWorkerContainer): Promise<void> => {
    await served(workers);
    told.push(name);
  };
  const first = page(null);
  const all = [
    wait('none'),
    wait('served', page({})),
    wait('first visit', first),
    wait('refused', page(null)),
  ];
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual(['none', 'served']);
  first.dispatchEvent(new Event('controllerchange'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual(['none', 'served', 'first visit']);
  await vi.advanceTimersByTimeAsync(20_000);
  await Promise.all(all);
  expect(told.at(-1)).toBe('refused');
});

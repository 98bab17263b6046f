import { describe, expect, test } from 'vitest';
import { guardChunks } from './chunk-guard.ts';
import { isLoadingAhead, loadAhead } from './load-ahead.ts';

/** A tab whose chunks fail on command; `reloads` holds the paths that were reloaded. */
function tab(storage?: Pick<Storage, 'getItem' | 'setItem'>) {
  const kept = new Map<string, string>();
  const page = { at: 1_000_000, path: '/en/dashboard', reloads: [] as string[] };
  const target = new EventTarget();
  guardChunks({
    target,
    storage: storage ?? {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    },
    now: () => page.at,
    path: () => page.path,
    reload: () => void page.reloads.push(page.path),
    isAhead: isLoadingAhead,
  });
  const fails = (at: number, path = page.path): void => {
    Object.assign(page, { at, path });
    target.dispatchEvent(new Event('vite:preloadError'));
  };
  const leave = (word: string): void => void target.dispatchEvent(new Event(word));
  return { page, fails, leave };
}

describe('a part that cannot be loaded', () => {
  test('[CHK1] loads the page anew', () => {
    const { page, fails } = tab();
    fails(1_000_000);
    expect(page.reloads).toEqual(['/en/dashboard']);
  });

  test.each([
    [0, 1],
    [9999, 1],
    [10_000, 2],
  ])('[CHK2] %i ms after the last time makes it %i times', (later, times) => {
    const { page, fails } = tab();
    fails(1_000_000);
    fails(1_000_000 + later);
    expect(page.reloads).toHaveLength(times);
  });

  test('[CHK2] on another path counts for itself', () => {
    const { page, fails } = tab();
    fails(1_000_000);
    fails(1_000_001, '/en/apps/products');
    fails(1_000_002, '/en/dashboard');
    expect(page.reloads).toEqual(['/en/dashboard', '/en/apps/products']);
  });

  test('[CHK2] after the clock was set back loads anew', () => {
    const { page, fails } = tab();
    fails(1_000_000);
    fails(500_000);
    expect(page.reloads).toHaveLength(2);
  });

  test.each([
    ['beforeunload', 0, 0],
    ['pagehide', 0, 0],
    ['beforeunload', 4999, 0],
    ['beforeunload', 5000, 1],
    ['beforeunload', -1, 1],
  ])('[CHK5] by %s, %i ms after the page began to be left makes it %i times', (word, later, times) => {
    const { page, fails, leave } = tab();
    leave(word);
    fails(1_000_000 + later);
    expect(page.reloads).toHaveLength(times);
  });

  test('[CHK6] is left at that while nobody waits for it', async () => {
    const { page, fails } = tab();
    const part = Promise.withResolvers<void>();
    const came = loadAhead(() => part.promise);
    fails(1_000_000);
    part.reject(new Error('offline'));
    expect(await came).toBe(false);
    expect(page.reloads).toEqual([]);
    fails(1_000_001);
    expect(page.reloads).toHaveLength(1);
  });

  test('[CHK2] never loads anew where the last time cannot be kept', () => {
    const shut = (): never => {
      throw new DOMException('shut', 'SecurityError');
    };
    const { page, fails } = tab({ getItem: () => null, setItem: shut });
    fails(1_000_000);
    expect(page.reloads).toEqual([]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { LastingStorage } from './lasting-storage.ts';

/** A browser that can be asked for persistent storage. */
function browser({
  lasts = false,
  allows = async () => false,
}: { lasts?: boolean; allows?: () => Promise<boolean> } = {}) {
  const persist = vi.fn<() => Promise<boolean>>(allows);
  return { persist, storage: { persisted: async () => lasts, persist } };
}

describe('what is kept on a device', () => {
  it('[DEV5] is asked to be let stand once, and not where it is already', async () => {
    const { storage, persist } = browser();
    const lasting = new LastingStorage({ storage, wipesUnvisited: false });
    expect(persist).not.toHaveBeenCalled();
    await lasting.ask();
    await lasting.ask();
    expect(persist).toHaveBeenCalledTimes(1);
    const kept = browser({ lasts: true });
    await new LastingStorage({ storage: kept.storage, wipesUnvisited: false }).ask();
    expect(kept.persist).not.toHaveBeenCalled();
  });

  it('[DEV6] is deleted after a week where the browser does so and does not let it stand', async () => {
    const { storage } = browser();
    const lasting = new LastingStorage({ storage, wipesUnvisited: true });
    await lasting.ask();
    expect(lasting.isWiped()).toBe(true);
    expect(new LastingStorage({ storage, wipesUnvisited: false }).isWiped()).toBe(false);
  });

  it('[DEV6] stays once the browser says so, and that is told', async () => {
    const { storage } = browser({ allows: async () => true });
    const lasting = new LastingStorage({ storage, wipesUnvisited: true });
    const [heard, left] = [vi.fn<() => void>(), vi.fn<() => void>()];
    lasting.subscribe(heard);
    lasting.subscribe(left)();
    await lasting.ask();
    expect(lasting.isWiped()).toBe(false);
    expect([heard.mock.calls.length, left.mock.calls.length]).toEqual([1, 0]);
  });

  it.each([
    ['has no such question', undefined],
    ['refuses to be asked', browser({ allows: () => Promise.reject(new TypeError('no')) }).storage],
  ])('[DEV5] stops nothing where the browser %s', async (_, storage) => {
    const lasting = new LastingStorage({ storage, wipesUnvisited: true });
    await expect(lasting.ask()).resolves.toBeUndefined();
    expect(lasting.isWiped()).toBe(true);
  });
});

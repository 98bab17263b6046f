import type { TabLocks } from './tab-claims.ts';

/** A browser whose tabs share their locks; a tab that closes releases its own. */
export function tabsWithLocks() {
  const held = new Set<string>();
  const waiting: { readonly name: string; readonly start: () => void }[] = [];
  const next = (name: string): void => {
    held.delete(name);
    const at = waiting.findIndex((one) => one.name === name);
    if (at >= 0) waiting.splice(at, 1)[0]?.start();
  };
  const openTab = () => {
    const own = new Map<() => void, string>();
    const request = (name: string, { signal }: LockOptions, hold: () => Promise<void>): Promise<void> =>
      new Promise((done, fail) => {
        const end = (): void => {
          if (own.delete(end)) next(name);
          done();
        };
        const start = (): void => {
          held.add(name);
          own.set(end, name);
          void hold().then(end);
        };
        const place = { name, start };
        signal?.addEventListener('abort', () => {
          if (!waiting.includes(place)) return;
          waiting.splice(waiting.indexOf(place), 1);
          fail(new DOMException('given up', 'AbortError'));
        });
        if (held.has(name)) waiting.push(place);
        else start();
      });
    const locks: TabLocks = {
      request: request as LockManager['request'], // the part claims use
      query: async () => ({ held: [...held].map((name) => ({ name })), pending: [] }),
    };
    return { locks, close: () => [...own.keys()].forEach((end) => end()) };
  };
  return { openTab };
}

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ASK_EVERY, joinTabs, SILENCE, type TabPlace } from './tab-leader.ts';

interface Waiting {
  readonly start: () => void;
  readonly give: (error: Error) => void;
}

/** A browser with one lock and one channel; a tab can hang, and be visible or not. */
function browser() {
  const queue: Waiting[] = [];
  let holder: { readonly give: (error: Error) => void } | undefined;
  const next = (): void => {
    holder = undefined;
    queue.shift()?.start();
  };
  const request = (_: string, options: LockOptions, hold: () => Promise<void>): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = (): void => {
        const mine = { give: reject };
        holder = mine;
        const release = async (): Promise<void> => {
          await hold();
          resolve();
          if (holder === mine) next();
        };
        void release();
      };
      if (options.steal) {
        holder?.give(new DOMException('stolen', 'AbortError'));
        return start();
      }
      const waiting = { start, give: reject };
      options.signal?.addEventListener('abort', () => {
        if (queue.includes(waiting)) queue.splice(queue.indexOf(waiting), 1);
        reject(new DOMException('given up', 'AbortError'));
      });
      if (holder) queue.push(waiting);
      else start();
    });
  const listeners = new Set<(data: unknown) => void>();
  return {
    open: (isLookedAt = true) => {
      const tab = { hangs: false, isLookedAt, heard: [] as string[], log: [] as string[] };
      let own: (data: unknown) => void = () => {};
      const place: TabPlace = {
        locks: { request: request as LockManager['request'] }, // the part tabs use
        isLookedAt: () => tab.isLookedAt && !tab.hangs,
        open: () => ({
          postMessage: (data: unknown) => {
            for (const listen of listeners) if (listen !== own) listen(data);
          },
          addEventListener: (_: string, listen: unknown) => {
            own = (data) => {
              if (!tab.hangs) (listen as (event: { data: unknown }) => void)({ data }); // a listener of messages
            };
            listeners.add(own);
          },
          close: () => void listeners.delete(own),
        }),
      };
      const handlers = {
        onLead: () => tab.log.push('leads'),
        onFollow: () => tab.log.push('follows'),
        onMessage: (word: string) => tab.heard.push(word),
      };
      return Object.assign(tab, { line: joinTabs<string>('lagra-1', handlers, place) });
    },
  };
}

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('tabs', () => {
  test('[TAB1] have one leader, hear each other, and pass the lead on', async () => {
    const { open } = browser();
    const [first, second] = [open(), open()];
    await settle();
    expect([first.line.isLeader(), second.line.isLeader()]).toEqual([true, false]);
    first.line.tell('hello');
    expect([first.heard, second.heard]).toEqual([[], ['hello']]);
    first.line.close();
    await settle();
    expect([first.line.isLeader(), second.line.isLeader()]).toEqual([false, true]);
  });

  test('[TAB2] leave the lead to who answers, for as long as it may be', async () => {
    const { open } = browser();
    const [first, second] = [open(false), open()];
    await vi.advanceTimersByTimeAsync(50 * ASK_EVERY);
    expect([first.log, second.log]).toEqual([['leads'], []]);
  });

  test('[TAB2] that are looked at take the lead from one that hangs, others do not', async () => {
    const { open } = browser();
    const [first, behind, second] = [open(), open(false), open()];
    first.hangs = true;
    await vi.advanceTimersByTimeAsync(SILENCE * ASK_EVERY);
    expect(second.line.isLeader()).toBe(false);
    await vi.advanceTimersByTimeAsync(ASK_EVERY);
    expect([second.line.isLeader(), behind.line.isLeader()]).toEqual([true, false]);
  });

  test('[TAB3] that lost the lead follow, and lead again once the next one is gone', async () => {
    const { open } = browser();
    const [first, second] = [open(), open()];
    first.hangs = true;
    await vi.advanceTimersByTimeAsync((SILENCE + 1) * ASK_EVERY);
    first.hangs = false;
    expect([first.log, second.log]).toEqual([['leads', 'follows'], ['leads']]);
    await vi.advanceTimersByTimeAsync(20 * ASK_EVERY);
    expect([first.line.isLeader(), second.line.isLeader()]).toEqual([false, true]);
    second.line.close();
    await settle();
    expect(first.log).toEqual(['leads', 'follows', 'leads']);
  });

  test('[TAB1] that are closed while they wait never lead', async () => {
    const { open } = browser();
    const [first, second] = [open(), open()];
    second.line.close();
    first.line.close();
    await settle();
    expect(second.log).toEqual([]);
  });
});

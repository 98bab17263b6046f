import type * as chunkGuard from '#services/reload/chunk-guard.ts';
import type { DecisionCase, Question } from '../kernel/decision.ts';
import { runModule } from '../kernel/source-module.ts';
import { chunkGuardRows } from '../spec/chunk-guard.rows.ts';
import type { ChunkGuardAsk, ChunkGuardObserved } from '../spec/chunk-guard.rows.ts';

const module = 'src/services/reload/chunk-guard.ts';
const today = 1_800_000_000_000;
/** A clock without a battery starts at 1970. */
const clocks = [today, 0, 5000];
const path = '/sv/apps/products';

/** What is stored when the failure occurs, and how it got there. */
interface ChunkGuardQuestion extends ChunkGuardAsk {
  readonly event: string;
  /** Milliseconds since 1970 by the device's clock. */
  readonly now: number;
  readonly path: string;
  /** Earlier reloads that the guard itself is made to do, by path. */
  readonly reloaded: readonly { readonly path: string; readonly at: number }[];
  /** Other content of the storage under the guard's key for the path. */
  readonly garbage: string | null;
  readonly shut: 'nothing' | 'reading' | 'writing';
  /** The event that tells the page it is being left. */
  readonly by: string;
}

const failure = 'vite:preloadError';
const others = ['error', 'unhandledrejection', 'offline', 'preloadError'];
const ages = [null, -86_400_000, -1, 0, 1, 5000, 9999, 10_000, 10_001, 86_400_000];
const otherPaths = ['/', '/sv', '/sv/apps/products/create', '/en/apps/products'];

function questions(): Question<ChunkGuardQuestion>[] {
  const found: Question<ChunkGuardQuestion>[] = [];
  for (const event of [failure, ...others])
    for (const since of ages)
      for (const shut of ['nothing', 'reading', 'writing'] as const)
        for (const other of [null, ...otherPaths])
          for (const age of other === null ? [0] : [0, 9999, 10_000]) {
            const reloaded = [
              ...(since === null ? [] : [{ path, at: today - since }]),
              ...(other === null ? [] : [{ path: other, at: today - age }]),
            ].toSorted((a, b) => a.at - b.at);
            found.push(question({ event, since, shut, reloaded }, [`${String(since)} ms`, other, age]));
          }
  for (const now of clocks)
    for (const since of [null, 9999, 10_000]) {
      const reloaded = since === null ? [] : [{ path, at: now - since }];
      found.push(question({ now, since, reloaded }, [`${String(since)} ms`, `at ${now}`]));
    }
  for (const leaving of [-1, 0, 1, 4999, 5000, 86_400_000])
    for (const by of ['beforeunload', 'pagehide'])
      for (const shut of ['nothing', 'writing'] as const)
        for (const since of [null, 9999, 10_000]) {
          const reloaded = since === null ? [] : [{ path, at: today - since }];
          const label = [`${String(since)} ms`, `left ${leaving} ms before by ${by}`];
          found.push(question({ leaving, by, shut, since, reloaded }, label));
        }
  for (const since of [null, 9999, 10_000])
    for (const leaving of [null, 0]) {
      const reloaded = since === null ? [] : [{ path, at: today - since }];
      found.push(
        question({ isAhead: true, since, leaving, reloaded }, [`${String(since)} ms`, 'ahead', leaving]),
      );
    }
  for (const garbage of ['', 'yesterday', '{}', 'NaN', 'Infinity'])
    found.push(question({ garbage }, [`garbage "${garbage}"`]));
  return found;
}

function question(
  ask: Partial<ChunkGuardQuestion>,
  label: readonly (string | number | null)[],
): Question<ChunkGuardQuestion> {
  const { event = failure, shut = 'nothing' } = ask;
  return {
    word: 'a failure',
    label: [event, `shut for ${shut}`, ...label].join(', '),
    ask: {
      happens: event === failure ? 'a part cannot be loaded' : 'something else fails',
      since: null,
      storage: shut === 'nothing' ? 'open' : 'shut',
      leaving: null,
      isAhead: false,
      by: 'beforeunload',
      event,
      now: today,
      path,
      reloaded: [],
      garbage: null,
      shut,
      ...ask,
    },
  };
}

type Guard = (typeof chunkGuard)['guardChunks'];

function decided(guardChunks: Guard, ask: ChunkGuardQuestion): ChunkGuardObserved {
  const kept = new Map<string, string>();
  const page = { at: ask.now, path: ask.path, times: 0, shut: 'nothing', isAhead: false };
  const refuse = (): never => {
    throw new DOMException('shut', 'SecurityError');
  };
  const target = new EventTarget();
  guardChunks({
    target,
    storage: {
      getItem: (key) => (page.shut === 'reading' ? refuse() : (kept.get(key) ?? null)),
      setItem: (key, value) => (page.shut === 'writing' ? refuse() : void kept.set(key, value)),
    },
    now: () => page.at,
    path: () => page.path,
    reload: () => void (page.times += 1),
    isAhead: () => page.isAhead,
  });
  const fails = (event: string, at: number, path: string): void => {
    Object.assign(page, { at, path, times: 0 });
    target.dispatchEvent(new Event(event));
  };
  for (const { at, path } of ask.reloaded) fails(failure, at, path);
  const own = ask.garbage === null ? undefined : nameOf(guardChunks, ask.path);
  if (own !== undefined && ask.garbage !== null) kept.set(own, ask.garbage);
  const before = new Map(kept);
  page.shut = ask.shut;
  page.isAhead = ask.isAhead;
  if (ask.leaving !== null) {
    page.at = ask.now - ask.leaving;
    target.dispatchEvent(new Event(ask.by));
  }
  fails(ask.event, ask.now, ask.path);
  const changed = [...kept].filter(([key, value]) => before.get(key) !== value || !before.has(key));
  return {
    state: { answer: page.times > 0 ? 'reloads' : 'stays' },
    times: page.times,
    isKept: changed.some(([, value]) => value === String(ask.now)) || isOnTime(ask, page.times),
    leavesOthers: changed.every(([key]) => key.endsWith(ask.path)) && before.size <= kept.size,
  };
}

/** Kept under its earlier time, exact to the millisecond. */
const isOnTime = ({ since }: ChunkGuardQuestion, times: number): boolean => times > 0 && since === 0;

/** The key under which the guard stores a path's last time. */
function nameOf(guardChunks: Guard, path: string): string | undefined {
  const names: string[] = [];
  const target = new EventTarget();
  const storage = { getItem: () => null, setItem: (name: string) => void names.push(name) };
  guardChunks({ target, storage, now: () => 0, path: () => path, reload: () => {}, isAhead: () => false });
  target.dispatchEvent(new Event(failure));
  return names[0];
}

export const chunkGuardCase = (): DecisionCase<ChunkGuardObserved, ChunkGuardQuestion> => ({
  name: 'chunkGuard',
  bounds:
    'Times since the last reload and since the page was left around the limits, by a clock that may have been set back by a day.',
  questions: questions(),
  rows: chunkGuardRows,
  sources: [{ path: module }],
  decide: (codeOf) => {
    const { guardChunks } = runModule(codeOf(module)) as typeof chunkGuard; // exported by the module
    return (ask) => decided(guardChunks, ask);
  },
  signed: [
    {
      mutant: `change text: chunk-guard.ts 'lagra-reloaded:' → "lagra-reloaded:~"`,
      reason: 'the name is known to the guard alone',
    },
  ],
});

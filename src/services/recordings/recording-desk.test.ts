import { afterEach, expect, test, vi } from 'vitest';
import type { RecordingPhase } from '#model/recordings/recording-desk.ts';
import { epoch } from '#model/values/clock.fixtures.ts';
import { tabsWithLocks } from '../tabs/tab-claims.fixtures.ts';
import { PATIENCE, type TabLocks } from '../tabs/tab-claims.ts';
import { AppWatch } from '../watch/app-watch.ts';
import { TabRecordings } from './recording-desk.ts';

afterEach(() => void vi.useRealTimers());

const ANN = { user: 'ann', company: 1 };
const place = { page: '/sv/dashboard', browser: 'Firefox', build: 'abc' };

/** A tab that survives page loads; its storage has room for `room` characters. */
function tab({ room = Number.POSITIVE_INFINITY } = {}) {
  const held = new Map<string, string>();
  const storage = {
    get length() {
      return held.size;
    },
    key: (index: number) => [...held.keys()][index] ?? null,
    getItem: (key: string) => held.get(key) ?? null,
    removeItem: (key: string) => void held.delete(key),
    setItem: (key: string, value: string) => {
      const others = [...held].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0);
      if (others + value.length > room) throw new Error('QuotaExceededError');
      held.set(key, value);
    },
  } as Storage; // all that is used of it
  return { held, storage };
}

/** One page load in a tab. */
async function load(
  { storage, locks }: Pick<ReturnType<typeof tab>, 'storage'> & { readonly locks?: TabLocks },
  owner: typeof ANN | null = ANN,
) {
  const watch = new AppWatch(epoch);
  let here = owner;
  const desk = new TabRecordings({
    watch,
    model: () => null,
    owner: () => here,
    locale: () => 'sv',
    place: () => place,
    storage: () => storage,
    locks,
  });
  const seen: RecordingPhase['is'][] = [];
  desk.subscribe(() => seen.push(desk.phase().is));
  await desk.resume();
  return { watch, desk, seen, now: (next: typeof ANN) => void (here = next) };
}
type Loaded = Awaited<ReturnType<typeof load>>;

const ended = ({ desk }: Loaded) => {
  const phase = desk.phase();
  if (phase.is !== 'reporting' || !phase.ended) throw new Error(`it is ${phase.is}`);
  return phase.ended;
};
const paths = (loaded: Loaded) =>
  ended(loaded).recording.entries.map((entry) =>
    'path' in entry ? `${entry.kind} ${entry.path}` : entry.kind,
  );

async function recorded(from: Parameters<typeof load>[0] = tab()) {
  const loaded = await load(from);
  loaded.desk.ask();
  await loaded.desk.start(false);
  loaded.watch.page('/sv/apps/products');
  return loaded;
}

test('[RE5] a recording is asked for, started, stopped and dropped; full, it stops by itself', async () => {
  const loaded = await load(tab());
  const { desk, watch, seen } = loaded;
  desk.ask();
  await desk.start(true);
  watch.page('/sv/apps/products');
  desk.stop();
  expect(ended(loaded)).toMatchObject({
    isFull: false,
    isElsewhere: false,
    recording: { locale: 'sv', page: '/sv/dashboard', typed: true, entries: [{ path: '/sv/apps/products' }] },
  });
  desk.stop();
  desk.drop();
  desk.ask();
  await desk.start(false);
  for (let nth = 0; nth < 5001; nth++) watch.page('/sv');
  await Promise.resolve();
  expect(ended(loaded)).toMatchObject({ isFull: true });
  expect(seen).toEqual(['asked', 'running', 'reporting', 'off', 'asked', 'running', 'reporting']);
});

test('[RS2] a recording goes on after the page was loaded anew, with all that happened while its code came', async () => {
  const from = tab();
  await recorded(from);
  const again = load(from);
  const loaded = await again;
  expect(loaded.desk.phase()).toMatchObject({ is: 'running', typed: false, isKept: true });
  loaded.watch.page('/sv/apps/sales/orders');
  const third = await load(from);
  third.desk.stop();
  expect(paths(third)).toEqual([
    'page /sv/apps/products',
    'load /sv/dashboard',
    'page /sv/apps/sales/orders',
    'load /sv/dashboard',
  ]);
});

test('[RS2] what came while the code of the recorder came is in it', async () => {
  const from = tab();
  await recorded(from);
  const watch = new AppWatch(epoch);
  const [model, owner, locale] = [() => null, () => ANN, () => 'sv'];
  const desk = new TabRecordings({
    watch,
    model,
    owner,
    locale,
    place: () => place,
    storage: () => from.storage,
  });
  const going = desk.resume();
  watch.page('/sv/apps/sales/orders');
  await going;
  desk.stop();
  const phase = desk.phase();
  expect(phase.is === 'reporting' && phase.ended?.recording.entries.map(({ kind }) => kind)).toEqual([
    'page',
    'load',
    'page',
  ]);
});

/** A recording tab, its duplicate, and what ends the first. */
async function duplicated(isEnded: boolean) {
  vi.useFakeTimers();
  const browser = tabsWithLocks();
  const [page, other] = [browser.openTab(), browser.openTab()];
  const from = tab();
  const first = await recorded({ ...from, locks: page.locks });
  if (isEnded) first.desk.stop();
  const copy = tab();
  for (const [key, text] of from.held) copy.held.set(key, text);
  const opening = load({ ...copy, locks: other.locks });
  const isStill = async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(PATIENCE);
    return opening;
  };
  return { first, copy, isStill, close: page.close };
}

test.each([false, true])('[RS6] a duplicated tab leaves it to the first, ended: %s', async (isEnded) => {
  const { first, copy, isStill } = await duplicated(isEnded);
  const second = await isStill();
  expect([second.desk.phase(), copy.held.size]).toEqual([{ is: 'off' }, 0]);
  if (!isEnded) first.desk.stop();
  expect(paths(first)).toEqual(['page /sv/apps/products']);
  await second.desk.start(false);
  second.desk.stop();
  expect(ended(second).recording.entries).toEqual([]);
});

test('[RS6] a page that goes slowly is waited for: its tab goes on', async () => {
  const { isStill, close } = await duplicated(false);
  close();
  expect((await isStill()).desk.phase()).toMatchObject({ is: 'running' });
});

test('[RS2] what was stopped and not sent yet is shown again after a load, until it is delivered or dropped', async () => {
  const from = tab();
  (await recorded(from)).desk.stop();
  const loaded = await load(from);
  expect(paths(loaded)).toEqual(['page /sv/apps/products']);
  loaded.desk.delivered();
  expect((await load(from)).desk.phase()).toEqual({ is: 'off' });
  expect(from.held.size).toBe(0);
});

test('[RS3] where a browser has no room it is said while it runs, and at the next start', async () => {
  const from = tab({ room: 400 });
  const loaded = await recorded(from);
  expect(loaded.desk.phase()).toMatchObject({ is: 'running', isKept: true });
  for (let nth = 0; nth < 5; nth++) loaded.watch.page(`/sv/${'x'.repeat(100)}`);
  await Promise.resolve();
  expect(loaded.desk.phase()).toMatchObject({ is: 'running', isKept: false });
  const next = await load(from);
  expect(next.desk.phase()).toEqual({ is: 'lost', to: 'load' });
  next.desk.drop();
  expect((await load(from)).desk.phase()).toEqual({ is: 'off' });
});

test('[RS3] a browser that keeps its storage shut records all the same, and says that it does not keep it', async () => {
  const shut = {
    get storage(): Storage {
      throw new Error('SecurityError');
    },
  };
  const watch = new AppWatch(epoch);
  const desk = new TabRecordings({
    watch,
    model: () => null,
    owner: () => ANN,
    locale: () => 'sv',
    place: () => place,
    storage: () => shut.storage,
  });
  await desk.resume();
  await desk.start(false);
  expect(desk.phase()).toMatchObject({ is: 'running', isKept: false });
  watch.page('/sv');
  desk.stop();
  expect(desk.phase()).toMatchObject({
    is: 'reporting',
    ended: { recording: { entries: [{ path: '/sv' }] } },
  });
});

test('[RS3] what lies there damaged is said to be lost', async () => {
  const from = tab();
  await recorded(from);
  from.held.set('lagra-recording-0', '{"kind":"else"}');
  expect((await load(from)).desk.phase()).toEqual({ is: 'lost', to: 'load' });
  expect(from.held.size).toBe(0);
});

test('[RS4] it ends with the session, and somebody else does not see it', async () => {
  const from = tab();
  const loaded = await recorded(from);
  loaded.desk.leave();
  expect(loaded.desk.phase()).toEqual({ is: 'lost', to: 'session' });
  expect(from.held.size).toBe(0);
  loaded.desk.leave();
  expect(loaded.desk.phase()).toEqual({ is: 'lost', to: 'session' });
  await recorded(from);
  const bea = await load(from, { user: 'bea', company: 1 });
  bea.watch.page('/sv');
  await Promise.resolve();
  expect(bea.desk.phase()).toEqual({ is: 'lost', to: 'session' });
  expect(from.held.size).toBe(0);
});

test('[RS4] a session that ends without a recording says nothing', async () => {
  const { desk, seen } = await load(tab());
  desk.leave();
  desk.report();
  desk.leave();
  expect(seen).toEqual(['reporting', 'off']);
});

test('[RS4] in another company it ends, and is not sent there', async () => {
  const from = tab();
  await recorded(from);
  const other = await load(from, { user: 'ann', company: 2 });
  other.watch.page('/sv');
  await Promise.resolve();
  expect(ended(other).isElsewhere).toBe(true);
  const later = await load(from, { user: 'ann', company: 2 });
  later.watch.page('/sv');
  await Promise.resolve();
  expect(ended(later).isElsewhere).toBe(true);
});

test('[RS5] a problem is reported without a recording, or with the one that runs', async () => {
  const { desk, watch } = await load(tab());
  desk.report();
  expect(desk.phase()).toEqual({ is: 'reporting', place, ended: null });
  desk.drop();
  await desk.start(false);
  watch.page('/sv');
  desk.report();
  expect(desk.phase()).toMatchObject({ is: 'reporting', place, ended: { recording: { entries: [{}] } } });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { now } from '#model/values/clock.fixtures.ts';
import type { DraftCalls, SentDraft } from './draft-calls.ts';
import type { DraftStore, StoredDraft } from './draft-store.ts';
import { reachableStorage } from '../storage/reachable-storage.ts';
import { KeptDrafts } from './kept-drafts.ts';
import { PATIENCE } from '../tabs/tab-claims.ts';
import { tabsWithLocks } from '../tabs/tab-claims.fixtures.ts';
import { openTabDrafts } from './tab-drafts.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-05-04T08:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

/** A tab's own storage. */
const pageStorage = (): Storage =>
  reachableStorage(() => {
    throw new Error('none here');
  });

/** A device and a server that outlive the page. */
function world() {
  const device = new Map<string, StoredDraft>();
  const server = new Map<string, SentDraft>();
  let isOnline = true;
  const reach = (): void => {
    if (!isOnline) throw new TypeError('no connection');
  };
  const store: DraftStore = {
    all: async () => [...device.values()],
    put: async (draft) => void device.set(draft.form, draft),
    remove: async (form) => void device.delete(form),
    close: () => {},
  };
  const calls: DraftCalls = {
    list: async () => (reach(), [...server.values()]),
    put: async (draft) => (reach(), void server.set(draft.form, draft)),
    remove: async (form) => (reach(), void server.delete(form)),
  };
  const browser = tabsWithLocks();
  const openPage = async (storage: Storage) => {
    const { locks, close } = browser.openTab();
    const tab = await openTabDrafts(storage, locks);
    const drafts = await KeptDrafts.open({ store, calls, tab, now });
    await drafts.fetch();
    return { drafts, close };
  };
  const open = async (): Promise<KeptDrafts> => (await openPage(pageStorage())).drafts;
  return {
    device,
    server,
    open,
    openPage,
    disconnect: () => (isOnline = false),
    connect: () => (isOnline = true),
  };
}

const writing = (name: string) => ({ value: { name }, base: { name: '' }, version: 0 });
const FORM = 'customer.new';

test('[DR5] a draft is there again after a crash that came right after it', async () => {
  const { open } = world();
  (await open()).keep(FORM, writing('Bolt'));
  await vi.advanceTimersByTimeAsync(150);
  const again = await open();
  expect(again.read(FORM)).toMatchObject(writing('Bolt'));
  expect(again.isLasting).toBe(true);
});

test('[DR5] after a sign-out the server has it', async () => {
  const { open, device, server } = world();
  const drafts = await open();
  drafts.keep(FORM, writing('Bolt'));
  await drafts.flush();
  expect([...server.values()]).toEqual([{ form: FORM, ...writing('Bolt'), at: '2026-05-04T08:00:00.000Z' }]);
  expect(drafts.unsent).toBe(0);
  device.clear();
  expect((await open()).read(FORM)).toMatchObject(writing('Bolt'));
});

test('[DR5] many keys are one sending', async () => {
  const { open, server } = world();
  const drafts = await open();
  const put = vi.spyOn(server, 'set');
  for (const name of ['B', 'Bo', 'Bol', 'Bolt']) drafts.keep(FORM, writing(name));
  await vi.advanceTimersByTimeAsync(2000);
  expect(put).toHaveBeenCalledTimes(1);
  expect(server.get(FORM)).toMatchObject(writing('Bolt'));
});

test('[DR3] what was saved is gone everywhere', async () => {
  const { open, server } = world();
  const drafts = await open();
  drafts.keep(FORM, writing('Bolt'));
  await drafts.flush();
  drafts.forget(FORM);
  expect(drafts.read(FORM)).toBeUndefined();
  await drafts.flush();
  expect(server.size).toBe(0);
  expect((await open()).read(FORM)).toBeUndefined();
});

test('[DR6] offline it is kept here and counted, and sent at the next start', async () => {
  const { open, server, disconnect, connect } = world();
  const drafts = await open();
  disconnect();
  drafts.keep(FORM, writing('Bolt'));
  await drafts.flush();
  expect([drafts.unsent, server.size]).toEqual([1, 0]);
  connect();
  await open();
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.get(FORM)).toMatchObject(writing('Bolt'));
});

test('[DR6] one that was dropped offline does not come back', async () => {
  const { open, server, disconnect, connect } = world();
  const drafts = await open();
  drafts.keep(FORM, writing('Bolt'));
  await drafts.flush();
  disconnect();
  drafts.forget(FORM);
  await drafts.flush();
  connect();
  const again = await open();
  expect(again.read(FORM)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.size).toBe(0);
});

test('[DR2] what was written later elsewhere comes in, and whoever shows it is told', async () => {
  const { open, server } = world();
  const drafts = await open();
  drafts.keep(FORM, writing('Bolt'));
  await drafts.flush();
  const told = vi.fn<() => void>();
  drafts.subscribe(told);
  server.set(FORM, { form: FORM, ...writing('Bolt & Co'), at: '2026-05-04T09:00:00.000Z' });
  await drafts.fetch();
  expect(drafts.read(FORM)).toMatchObject(writing('Bolt & Co'));
  expect(told).toHaveBeenCalledTimes(1);
  server.clear();
  await drafts.fetch();
  expect(drafts.read(FORM)).toBeUndefined();
});

test('[DR5] a device without a database says that nothing lasts', async () => {
  const { open } = world();
  const calls: DraftCalls = { list: async () => [], put: async () => {}, remove: async () => {} };
  const drafts = await KeptDrafts.open({ store: null, calls, now: () => '' });
  expect(drafts.isLasting).toBe(false);
  expect((await open()).isLasting).toBe(true);
});

test('[DR7] each tab writes a new document of its own, and goes on with it after a reload', async () => {
  const { open, openPage } = world();
  const storage = pageStorage();
  const { drafts, close } = await openPage(storage);
  const form = drafts.newForm('customer');
  expect(form).toMatch(/^customer\.new-[0-9a-f-]{36}$/);
  expect(drafts.newForm('customer')).toBe(form);
  drafts.keep(form, writing('Bolt'));
  const other = await open();
  expect(other.newForm('customer')).not.toBe(form);
  await vi.advanceTimersByTimeAsync(2000);
  close();
  expect((await openPage(storage)).drafts.newForm('customer')).toBe(form);
});

/** A tab in which a customer is being edited, and its duplicate. */
async function duplicated() {
  const { openPage, server } = world();
  const storage = pageStorage();
  const first = await openPage(storage);
  const form = first.drafts.newForm('customer');
  first.drafts.keep(form, writing('Bolt'));
  await first.drafts.flush();
  const copy = pageStorage();
  copy.setItem('lagra-new-drafts', storage.getItem('lagra-new-drafts') ?? '');
  const opening = openPage(copy);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  return { first, second: await opening, form, server, storage, openPage };
}
const told = (drafts: KeptDrafts) =>
  drafts.unfinished('customer').map(({ form, isElsewhere }) => [form, isElsewhere]);

test('[DR8] a tab that was duplicated writes one of its own, and says that the other is open elsewhere', async () => {
  const { first, second, form, storage, openPage } = await duplicated();
  const own = second.drafts.newForm('customer');
  expect(own).not.toBe(form);
  second.drafts.keep(own, writing('Nut'));
  expect(first.drafts.read(first.drafts.newForm('customer'))).toMatchObject(writing('Bolt'));
  expect(told(second.drafts)).toEqual([[form, true]]);
  first.close();
  expect((await openPage(storage)).drafts.newForm('customer')).toBe(form);
});

test('[DR8] once the other tab is closed, what it wrote can be gone on with', async () => {
  const { first, second, form } = await duplicated();
  const heard = vi.fn<() => void>();
  second.drafts.subscribe(heard);
  first.close();
  await second.drafts.look();
  expect(told(second.drafts)).toEqual([[form, false]]);
  expect(heard).toHaveBeenCalled();
});

test('[DR8] what the other tab has saved is not offered', async () => {
  const { first, second, form, server } = await duplicated();
  first.drafts.forget(form);
  await first.drafts.flush();
  expect(server.size).toBe(0);
  await second.drafts.look();
  expect(told(second.drafts)).toEqual([]);
});

test('[DR8] a page that goes slowly is waited for: it is the same tab that comes back', async () => {
  const { openPage } = world();
  const storage = pageStorage();
  const { drafts, close } = await openPage(storage);
  const form = drafts.newForm('customer');
  const opening = openPage(storage);
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  close();
  expect((await opening).drafts.newForm('customer')).toBe(form);
});

test('[DR8] where there are no locks, a tab goes on with what its storage says', async () => {
  const storage = pageStorage();
  storage.setItem('lagra-new-drafts', '{"customer":"customer.new-1"}');
  const tab = await openTabDrafts(storage);
  expect(tab.form('customer')).toBe('customer.new-1');
  expect([tab.isElsewhere('customer.new-1'), await tab.look()]).toEqual([false, false]);
});

const EXISTING = 'customer.019a0000-0000-7000-8000-000000000001';
const written = (drafts: KeptDrafts) => [drafts.read(EXISTING)?.value, drafts.isElsewhere(EXISTING)];

/** A tab editing an existing customer, and a second one that has looked for other tabs since. */
async function twoTabs() {
  const { openPage, server, disconnect } = world();
  const storages = [pageStorage(), pageStorage()] as const;
  const [first, second] = [await openPage(storages[0]), await openPage(storages[1])];
  first.drafts.keep(EXISTING, writing('Bolt'));
  await first.drafts.flush();
  await second.drafts.look();
  return { first, second, server, storages, openPage, disconnect };
}

test('[DR9] a second tab in the same document is told, and what it writes overwrites nothing', async () => {
  const { first, second, server, storages, openPage } = await twoTabs();
  expect(written(second.drafts)).toEqual([undefined, true]);
  second.drafts.keep(EXISTING, writing('Nut'));
  first.drafts.keep(EXISTING, writing('Bolt & Co'));
  await Promise.all([first.drafts.flush(), second.drafts.flush()]);
  expect([...server.values()].map(({ value }) => value)).toEqual([{ name: 'Bolt & Co' }, { name: 'Nut' }]);
  expect([...server.keys()].filter((form) => !/^[A-Za-z]{1,40}\.[A-Za-z0-9-]{1,64}$/.test(form))).toEqual([]);
  for (const { close } of [first, second]) close();
  const again = [await openPage(storages[0]), await openPage(storages[1])];
  await Promise.all(again.map(({ drafts }) => drafts.look()));
  expect(again.map(({ drafts }) => written(drafts))).toEqual([
    [{ name: 'Bolt & Co' }, true],
    [{ name: 'Nut' }, true],
  ]);
});

test('[DR9] two tabs that begin at the same moment keep both', async () => {
  const { openPage, server } = world();
  const tabs = [await openPage(pageStorage()), await openPage(pageStorage())];
  for (const [at, { drafts }] of tabs.entries()) drafts.keep(EXISTING, writing(`tab ${at}`));
  await Promise.all(tabs.map(({ drafts }) => drafts.flush()));
  expect(server.size).toBe(2);
});

test('[DR9] a tab that was duplicated writes the same document apart', async () => {
  const { first, storages, openPage } = await twoTabs();
  const copy = pageStorage();
  copy.setItem('lagra-new-drafts', storages[0].getItem('lagra-new-drafts') ?? '');
  const opening = openPage(copy);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  const { drafts } = await opening;
  drafts.keep(EXISTING, writing('Nut'));
  expect([written(first.drafts), written(drafts)]).toEqual([
    [{ name: 'Bolt' }, false],
    [{ name: 'Nut' }, true],
  ]);
});

test('[DR9] once the first tab is closed, or has left the document, the next one goes on with its draft', async () => {
  for (const goes of ['close', 'leave'] as const) {
    const { first, second, server } = await twoTabs();
    if (goes === 'close') first.close();
    else first.drafts.leave(EXISTING);
    await vi.advanceTimersByTimeAsync(0);
    await second.drafts.look();
    expect(written(second.drafts)).toEqual([{ name: 'Bolt' }, false]);
    second.drafts.forget(EXISTING);
    await second.drafts.flush();
    expect(server.size).toBe(0);
  }
});

test('[DR9] what another tab has taken since it was read stays with that tab', async () => {
  const { first, second, server } = await twoTabs();
  first.drafts.leave(EXISTING);
  await vi.advanceTimersByTimeAsync(0);
  await second.drafts.look();
  expect(written(second.drafts)).toEqual([{ name: 'Bolt' }, false]);
  first.drafts.read(EXISTING);
  first.drafts.keep(EXISTING, writing('Bolt & Co'));
  await second.drafts.look();
  second.drafts.keep(EXISTING, writing('Nut'));
  await Promise.all([first.drafts.flush(), second.drafts.flush()]);
  expect([...server.values()].map(({ value }) => value)).toEqual([{ name: 'Bolt & Co' }, { name: 'Nut' }]);
});

test('[DR9] without a connection the second tab goes on with what the first put on the device', async () => {
  const { first, second, disconnect } = await twoTabs();
  disconnect();
  vi.setSystemTime(Date.parse('2026-05-04T09:00:00.000Z'));
  first.drafts.keep(EXISTING, writing('Bolt & Co'));
  await first.drafts.flush();
  first.close();
  await second.drafts.look();
  expect(written(second.drafts)).toEqual([{ name: 'Bolt & Co' }, false]);
});

test('[DR7] what was begun elsewhere is listed, the last first, until it is saved or discarded', async () => {
  const { open, server } = world();
  const drafts = await open();
  const first = drafts.newForm('customer');
  drafts.keep(first, writing('Bolt'));
  drafts.keep('customer.019a0000-0000-7000-8000-000000000001', writing('no new one'));
  drafts.keep(drafts.newForm('supplier'), writing('another kind'));
  vi.setSystemTime(Date.parse('2026-05-04T09:00:00.000Z'));
  const second = drafts.goOn('customer');
  drafts.keep(second, writing('Nut'));
  await drafts.flush();
  server.set(FORM, { form: FORM, ...writing('of an earlier build'), at: '2026-05-01T00:00:00.000Z' });
  const later = await open();
  expect(later.unfinished('customer').map(({ form }) => form)).toEqual([second, first, FORM]);
  expect(later.goOn('customer', second)).toBe(second);
  expect(later.read(later.newForm('customer'))).toMatchObject(writing('Nut'));
  expect(later.unfinished('customer').map(({ form }) => form)).toEqual([first, FORM]);
  later.forget(second);
  later.forget(first);
  expect(later.newForm('customer')).not.toBe(second);
  expect(later.unfinished('customer').map(({ form }) => form)).toEqual([FORM]);
});

test("[DR7] one that was started over is still the tab's own", async () => {
  const { openPage } = world();
  const storage = pageStorage();
  const { drafts, close } = await openPage(storage);
  const form = drafts.newForm('customer');
  drafts.keep(form, writing('Bolt'));
  drafts.forget(form);
  drafts.keep(form, writing('Nut'));
  await drafts.flush();
  close();
  expect((await openPage(storage)).drafts.newForm('customer')).toBe(form);
});

test('[DR7] a tab whose storage holds something else, or nothing, begins a fresh one', async () => {
  const storage = pageStorage();
  storage.setItem('lagra-new-drafts', '{"customer":7}');
  const tab = await openTabDrafts(storage);
  expect(tab.form('customer')).toBeNull();
  tab.keep('customer', 'customer.new-1');
  expect(tab.form('customer')).toBe('customer.new-1');
});

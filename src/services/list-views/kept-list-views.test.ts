import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListSetting, ListView } from '#model/list-view/list-view.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { KeptListViews } from './kept-list-views.ts';
import type { ListViewAnswer, ListViewCalls } from './list-view-calls.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const layout = { columns: ['number'], density: 'compact' } as const;
const compact: ListSetting = {
  list: 'product',
  layout: { ...layout, columns: [...layout.columns] },
  view: null,
};
const view: ListView = {
  id: '019a1f2e-6d11-7b21-9c31-4d51e6f70819',
  list: 'product',
  name: 'Late',
  isShared: false,
  query: { late: '1' },
  layout: plainSetting('product').layout,
};

/** A device and a server that outlive the page. */
function world() {
  const server: { views: ListViewAnswer['views']; settings: ListSetting[] } = { views: [], settings: [] };
  let device: ListViewAnswer | null = null;
  let isOnline = true;
  const reach = (): void => {
    if (!isOnline) throw new TypeError('no connection');
  };
  const calls: ListViewCalls = {
    all: async () => (reach(), structuredClone(server)),
    put: async (given) => (reach(), void server.views.push({ ...given, isOwn: true })),
    remove: async (id) => (reach(), void (server.views = server.views.filter((one) => one.id !== id))),
    putSetting: async (given) => (reach(), void server.settings.push(given)),
  };
  const store = {
    read: async () => device,
    write: async (kept: ListViewAnswer) => void (device = structuredClone(kept)),
  };
  return {
    server,
    open: () => KeptListViews.open({ calls, store }),
    goOffline: () => (isOnline = false),
    goOnline: () => (isOnline = true),
  };
}

/** A server that records requests, and answers on command. */
async function slowServer() {
  const sent: ListSetting[] = [];
  let answer = (): void => {};
  const answered = new Promise<void>((done) => (answer = done));
  const calls: ListViewCalls = {
    all: async () => ({ views: [], settings: [] }),
    put: async () => {},
    remove: async () => {},
    putSetting: (given) => (sent.push(given), answered),
  };
  return { views: await KeptListViews.open({ calls, store: null }), sent, answer: () => answer() };
}

test('[LV5] a setting holds at once, reaches the server once the changes pause, and the device for the next start', async () => {
  const { server, open } = world();
  const views = await open();
  const heard = vi.fn<() => void>();
  views.subscribe(heard);
  views.keepSetting({ ...compact, view: view.id });
  views.keepSetting(compact);
  expect([views.setting('product'), heard.mock.calls.length, server.settings]).toEqual([compact, 2, []]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.settings).toEqual([compact]);
  expect((await open()).setting('product')).toEqual(compact);
});

test('[LV5] a setting made offline is sent with the next, and what the server has does not undo it', async () => {
  const { server, open, goOffline, goOnline } = world();
  server.settings.push(plainSetting('product'));
  const views = await open();
  goOffline();
  views.keepSetting(compact);
  await vi.advanceTimersByTimeAsync(1000);
  await views.fetch();
  expect(views.setting('product')).toEqual(compact);
  goOnline();
  await views.fetch();
  expect(server.settings.at(-1)).toEqual(compact);
});

test('[LV5] a page that goes sends every setting at once, and waits for none of the answers', async () => {
  const { views, sent, answer } = await slowServer();
  views.keepSetting(compact);
  views.keepSetting({ ...compact, list: 'customer' });
  const flushed = views.flush();
  expect(sent.map(({ list }) => list)).toEqual(['product', 'customer']);
  answer();
  await flushed;
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.length).toBe(2);
});

test('[LV5] a view is there once the server has it, and gone once the server forgot it', async () => {
  const { server, open, goOffline, goOnline } = world();
  const views = await open();
  goOffline();
  await expect(views.save(view)).rejects.toThrow('no connection');
  expect(views.views('product')).toEqual([]);
  goOnline();
  await views.save(view);
  expect([views.views('product'), views.views('customer')]).toEqual([[{ ...view, isOwn: true }], []]);
  await views.remove(view.id);
  expect([views.views('product'), server.views]).toEqual([[], []]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSharedHost } from './shared-host.ts';

const posted: unknown[] = [];
const spies: { mockRestore(): void }[] = [];
let visibility: DocumentVisibilityState = 'visible';
/** What the server answers to reading the link. */
let status = 200;
/** To what is posted, and the version that reading shows. */
let [refused, version] = [false, 1];

beforeEach(() => {
  vi.useFakeTimers();
  posted.length = 0;
  [visibility, status, refused, version] = ['visible', 200, false, 1];
  history.replaceState(null, '', '/sv/shared/a-secret');
  spies.push(vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility));
  const asked = vi.spyOn(window, 'fetch').mockImplementation(async (address, request) => {
    if (String(address).endsWith('config.json')) return Response.json({ apiBase: '/api/', demo: false });
    if (request?.method === 'POST')
      posted.push([address, JSON.parse(String(request.body)), request.credentials]);
    if (request?.method === 'POST' && refused) return Response.json({ code: 'stale' }, { status: 409 });
    return Response.json({ acts: [], version }, { status });
  });
  spies.push(asked);
});
afterEach(() => {
  vi.useRealTimers();
  for (const spy of spies.splice(0)) spy.mockRestore();
});

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const opened = ['/api/public/shared/a-secret/', { act: 'open', data: {} }, 'omit'];

test('[LNV4] an opening is reported once the page has been visible for a moment, and once', async () => {
  const host = createSharedHost('sv');
  host.subscribe(() => undefined);
  await after(1000);
  expect([host.now().phase, posted]).toEqual(['shown', []]);
  await after(1000);
  host.readAgain();
  await after(5000);
  expect(posted).toEqual([opened]);
});

test('[LNV4] a page that is never looked at, or shows nothing, is not opened', async () => {
  visibility = 'hidden';
  createSharedHost('sv').subscribe(() => undefined);
  await after(10_000);
  expect(posted).toEqual([]);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await after(2000);
  expect(posted).toEqual([opened]);
  status = 404;
  const nowhere = createSharedHost('sv');
  nowhere.subscribe(() => undefined);
  await after(10_000);
  expect([nowhere.now().phase, posted.length]).toEqual(['nowhere', 1]);
});

test('[LNK13] an answer names the version that was shown; refused, the page shows what there is now', async () => {
  const host = createSharedHost('sv');
  host.subscribe(() => undefined);
  await after(0);
  [refused, version] = [true, 2];
  expect(await host.act('accept', {})).toBe(false);
  expect(posted).toEqual([['/api/public/shared/a-secret/', { act: 'accept', data: {}, version: 1 }, 'omit']]);
  expect(host.now()).toMatchObject({ answer: { version: 2 }, problem: { detail: null }, sending: null });
});

test('[LNK14] what an answer would come to is asked for, and not answered', async () => {
  const host = createSharedHost('sv');
  host.subscribe(() => undefined);
  await after(0);
  await host.preview('accept', { lines: [] });
  expect(posted).toEqual([
    ['/api/public/shared/a-secret/preview/', { act: 'accept', data: { lines: [] } }, 'omit'],
  ]);
});

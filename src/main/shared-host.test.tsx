import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSharedHost } from './shared-host.ts';

const posted: unknown[] = [];
const spies: { mockRestore(): void }[] = [];
let visibility: DocumentVisibilityState = 'visible';
/** What the server answers to reading the link. */
let status = 200;

beforeEach(() => {
  vi.useFakeTimers();
  posted.length = 0;
  [visibility, status] = ['visible', 200];
  history.replaceState(null, '', '/sv/shared/a-secret');
  spies.push(vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility));
  const asked = vi.spyOn(window, 'fetch').mockImplementation(async (address, request) => {
    if (String(address).endsWith('config.json')) return Response.json({ apiBase: '/api/', demo: false });
    if (request?.method === 'POST')
      posted.push([address, JSON.parse(String(request.body)), request.credentials]);
    return Response.json({ acts: [] }, { status });
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

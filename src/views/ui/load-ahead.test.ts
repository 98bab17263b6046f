import { expect, test } from 'vitest';
import { isLoadingAhead, loadAhead } from './load-ahead.ts';

test('[CHK6] what is loaded ahead is known as such until it has come or failed', async () => {
  const part = Promise.withResolvers<void>();
  const came = loadAhead(() => part.promise);
  expect(isLoadingAhead()).toBe(true);
  part.reject(new Error('offline'));
  expect([await came, isLoadingAhead()]).toEqual([false, false]);
  expect(await loadAhead(async () => {})).toBe(true);
});

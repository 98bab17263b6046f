import 'fake-indexeddb/auto';
import type { DBSchema } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { openDisk, SILENT } from './disk.ts';

interface Schema extends DBSchema {
  kept: { key: string; value: string };
}

const open = (name: string) => openDisk<Schema>(name, 1, (fresh) => void fresh.createObjectStore('kept'));

afterEach(() => void vi.useRealTimers());

test('[DEV7] what a page has not put through when it goes is given up, what is committed stays', async () => {
  const db = await open('left');
  const committed = db.transaction('kept', 'readwrite');
  void committed.store.put('sent', 'a');
  committed.commit();
  const half = db.transaction('kept', 'readwrite');
  void half.store.put('half', 'b').catch(() => {}); // reported by the transaction
  const told = half.done.catch((error: unknown) => error);
  window.dispatchEvent(new Event('pagehide'));
  await committed.done;
  expect(await told).toMatchObject({ name: 'AbortError' });
  expect(await db.getAllKeys('kept')).toEqual(['a']);
  await db.put('kept', 'later', 'c');
  expect(await db.getAllKeys('kept')).toEqual(['a', 'c']);
  db.close();
});

test('[DEV8] a database that does not answer is given up', async () => {
  vi.useFakeTimers();
  const count = vi
    .spyOn(IDBObjectStore.prototype, 'count')
    .mockImplementation(() => new EventTarget() as IDBRequest); // never answers
  const opening = open('silent');
  const told = opening.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(SILENT);
  expect(await told).toMatchObject({ name: 'TimeoutError', message: 'silent does not answer' });
  count.mockRestore();
});

test('[DEV8] one that answers in time is there', async () => {
  const db = await open('there');
  expect(await db.count('kept')).toBe(0);
  db.close();
});

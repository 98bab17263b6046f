import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { Command } from '#model/engine/envelope.ts';
import { CompanyStore } from './company-store.ts';

const command = (id: string): Command => ({
  id,
  kind: 'product',
  document: 'p',
  type: 'archive',
  data: {},
  seen: 0,
});

test('[DEV13] commands of one moment wait for the disk together, and later ones by themselves', async () => {
  const store = await CompanyStore.open('kim', 7);
  const commits = vi.spyOn(IDBTransaction.prototype, 'commit');
  await Promise.all(['a', 'b', 'c'].map((id) => store.keep(command(id))));
  expect(commits).toHaveBeenCalledTimes(1);
  await store.keep(command('d'));
  expect(commits).toHaveBeenCalledTimes(2);
  expect((await store.outbox()).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  commits.mockRestore();
  store.close();
});

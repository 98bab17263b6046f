import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Command } from '#model/engine/envelope.ts';
import { CompanyStore } from './company-store.ts';
import { openDraftStore } from '../drafts/draft-store.ts';

const before = { code: 'A-01', usage: 'storage', walkingOrder: 7 };
const today = { code: 'A-01', locationType: 'storage', pickSequence: 7 };

const commandOf = (id: string, kind: string, data: object): Command => ({
  id,
  kind,
  document: 'one',
  type: 'update',
  data,
  seen: 0,
});

test('[DEV9] what waits and what was refused since an earlier build has the names of today', async () => {
  const store = await CompanyStore.open('kim', 1);
  const role = { name: 'Buyer', permissions: ['product.delete', 'product.view'] };
  await store.keep(commandOf('a', 'location', before));
  await store.keep(commandOf('b', 'role', role));
  await store.keep(commandOf('c', 'product', before));
  const waiting = [
    commandOf('a', 'location', today),
    commandOf('b', 'role', { ...role, permissions: ['product.archive', 'product.view'] }),
    commandOf('c', 'product', before), // only the names of a location were changed
  ];
  expect(await store.outbox()).toEqual(waiting);
  expect((await store.read(() => null)).outbox).toEqual(waiting);
  const refusal = { code: 'stale' };
  await store.refuse([{ command: commandOf('a', 'location', before), refusal }]);
  expect((await store.read(() => null)).refused).toEqual([{ command: waiting[0], refusal }]);
  store.close();
});

test('[DEV9] a draft of an earlier build has the names of today', async () => {
  const store = await openDraftStore('kim', 1);
  const draft = { form: 'location.one', version: 1, at: '2026-05-04T08:00:00.000Z', isSent: true };
  await store.put({ ...draft, value: before, base: null });
  expect(await store.all()).toEqual([{ ...draft, value: today, base: null }]);
  store.close();
});

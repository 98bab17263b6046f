import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { mayFilesWait, openWaitingFileStore } from './waiting-file-store.ts';

test('[DEV12] a file that is to be sent is kept with its document, person and company until it is sent', async () => {
  const [count, other] = [
    { kind: 'count', document: 'c1' },
    { kind: 'count', document: 'c2' },
  ];
  // To look makes no database.
  expect([await mayFilesWait('kim', 1), await mayFilesWait('kim', 1)]).toEqual([false, false]);
  const store = await openWaitingFileStore('kim', 1);
  expect([await mayFilesWait('kim', 1), await mayFilesWait('kim', 2)]).toEqual([true, false]);
  await store.put(count, 'f1', new File(['abc'], 'label.jpg', { type: 'image/jpeg' }));
  await store.put(other, 'f2', new File(['x'], 'other.jpg'));
  const [kept, ...more] = await (await openWaitingFileStore('kim', 1)).of(count);
  expect([kept?.id, kept?.file.name, kept?.file.type, await kept?.file.text(), more.length]).toEqual([
    'f1',
    'label.jpg',
    'image/jpeg',
    'abc',
    0,
  ]);
  for (const [user, company] of [
    ['bea', 1],
    ['kim', 2],
  ] as const)
    expect(await (await openWaitingFileStore(user, company)).of(count)).toEqual([]);
  await store.remove('f1');
  expect([(await store.of(count)).length, (await store.of(other)).length]).toEqual([0, 1]);
});

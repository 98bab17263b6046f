import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { Command } from '#model/engine/envelope.ts';
import { CompanyStore, type StoredHead } from './company-store.ts';
import { DeviceStore } from './device-store.ts';
import { wipePersonal, wipeCopies } from './device-wipe.ts';
import { openDraftStore } from '../drafts/draft-store.ts';
import { openInboxStore } from './inbox-store.ts';

const command: Command = { id: 'c', kind: 'product', document: 'p', type: 'archive', data: {}, seen: 0 };
const refused: Command = { ...command, id: 'r' };
const head = { company: 1, asOf: 7, head: 7, epoch: 1 } as StoredHead; // what is read of it

beforeEach(() => CompanyStore.wipeAll());

/** A device with a copy of a company, an inbox, a draft, and a command that waits. */
async function device(user: string, company: number) {
  const model = await CompanyStore.open(user, company);
  await model.replace(head, [{ key: ['product', 0], text: '{"t":"product"}' }]);
  await model.keep(command);
  await model.refuse([{ command: refused, refusal: { code: 'stale' } }]);
  const inbox = await openInboxStore(user, company);
  await inbox.keep({ entries: [] } as never); // not read
  const drafts = await openDraftStore(user, company);
  drafts.close();
  return { model, inbox };
}

async function contentOf({ model, inbox }: Awaited<ReturnType<typeof device>>) {
  let pages = 0;
  const kept = await model.read(() => () => void (pages += 1));
  const { outbox, refused: no } = kept;
  return { copy: [kept.head?.head, pages], unsent: [outbox.length, no.length], inbox: await inbox.read() };
}

test('[DEV10] where a session has ended the copies of all companies go, and what is not sent stays', async () => {
  const [here, there] = [await device('kim', 1), await device('kim', 2)];
  await wipeCopies();
  for (const one of [here, there])
    expect(await contentOf(one)).toEqual({ copy: [undefined, 0], unsent: [1, 1], inbox: null });
  await here.model.replace(head, [{ key: ['product', 0], text: '{"t":"product"}' }]);
  expect((await contentOf(here)).copy).toEqual([7, 1]); // the page that was open goes on
});

test('[DEV11] where a membership has ended nothing of the company stays, and all of the others', async () => {
  const [left, other] = [await device('kim', 1), await device('kim', 2)];
  const store = await DeviceStore.open({ open: async () => left.model, onUnkept: () => undefined });
  await store.read(() => null);
  await store.wipe();
  await wipePersonal('kim', 1);
  expect([await store.outbox(), await contentOf({ ...other }), await left.model.read(() => null)]).toEqual([
    [],
    { copy: [7, 1], unsent: [1, 1], inbox: { entries: [] } },
    { head: undefined, log: [], outbox: [], refused: [] },
  ]);
  // Other files of tests have databases of other people.
  const names = (await indexedDB.databases()).map(({ name = '' }) => name).toSorted();
  expect(names.filter((name) => name.startsWith('lagra-kim-'))).toEqual([
    'lagra-kim-1',
    'lagra-kim-2',
    'lagra-kim-2-drafts',
    'lagra-kim-2-inbox',
  ]);
});

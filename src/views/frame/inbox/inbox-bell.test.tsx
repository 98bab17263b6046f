import { act } from 'react';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { inboxMachine } from '#machines/app/inbox/inbox.machine.ts';
import type { InboxPage, KeptInbox } from '#model/inbox/inbox.entry.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { find, render } from '#views/ui/ui.fixtures.tsx';
import { InboxBell } from './inbox-bell.tsx';

/** The bell over an inbox with this many unread entries; the number may change. */
async function trial(unread: number) {
  let page: InboxPage = { entries: [], unread, next: null };
  const inbox = createActor(
    inboxMachine.provide({
      actors: {
        open: fromPromise(async (): Promise<KeptInbox | null> => null),
        ask: fromPromise(async () => page),
      },
    }),
  ).start();
  const app = { company: () => ({ inbox }) } as unknown as App; // all that the bell uses
  render(
    <AppProvider value={app}>
      <InboxBell />
    </AppProvider>,
  );
  const settled = () => act(async () => void (await new Promise((done) => queueMicrotask(() => done(null)))));
  await settled();
  await settled();
  const change = async (next: number): Promise<void> => {
    page = { ...page, unread: next };
    act(() => inbox.send({ type: 'changed' }));
    await settled();
    await settled();
  };
  return { change };
}

const named = () => find('[data-testid=inbox-bell]').getAttribute('aria-label');
const aloud = () => find('[role=status]').textContent;

it('[IX1] the bell says how many are unread, aloud too when there are more', async () => {
  const { change } = await trial(0);
  expect([named(), aloud(), document.querySelector('.inbox-count')]).toEqual(['Inbox', '', null]);
  await change(2);
  expect([named(), aloud(), find('.inbox-count').textContent]).toEqual([
    'Inbox, 2 unread',
    '2 unread in the inbox',
    '2',
  ]);
  await change(120);
  expect(find('.inbox-count').textContent).toBe('99+');
});

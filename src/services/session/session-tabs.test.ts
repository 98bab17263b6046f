import { afterEach, expect, test } from 'vitest';
import { joinSessionTabs, type SessionTabs } from './session-tabs.ts';

const nordlager = { id: 1, name: 'Nordlager AB' };
const user = { id: 'u1', email: 'astrid@example.com', name: 'Astrid', locale: 'sv', lastCompany: 1 } as const;
const as = { user, companies: [nordlager], active: nordlager };

let open: SessionTabs[] = [];
afterEach(() => {
  for (const tab of open) tab.close();
  open = [];
});

/** A tab that records messages; `next` resolves with the first. */
function tab() {
  let hear: (heard: unknown) => void = () => {};
  const next = new Promise((resolve) => (hear = resolve));
  const tabs = joinSessionTabs({
    onSignedOut: () => hear('out'),
    onSignedIn: (session) => hear(session),
    onRights: () => hear('rights'),
    onProfile: (person) => hear(person),
  });
  open.push(tabs);
  return { tabs, next };
}

test('[SES10] a sign-out is heard in every other tab', async () => {
  const [here, there, also] = [tab(), tab(), tab()];
  here.tabs.tellSignedOut();
  expect(await Promise.all([there.next, also.next])).toEqual(['out', 'out']);
});

test('[SES10] other rights are heard of in every other tab', async () => {
  const [here, there] = [tab(), tab()];
  here.tabs.tellRights();
  expect(await there.next).toBe('rights');
});

test('[SES14] a sign-in is heard in full, and what makes no sense is not', async () => {
  const [here, there] = [tab(), tab()];
  const stranger = new BroadcastChannel('lagra-session');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  for (const said of ['signedOut', null, { type: 'signedIn', as: 7 }]) stranger.postMessage(said);
  here.tabs.tellSignedIn(as);
  expect(await there.next).toEqual(as);
  stranger.close();
});

test('[SES16] a changed profile is heard in every other tab, and what makes no sense is not', async () => {
  const [here, there] = [tab(), tab()];
  const stranger = new BroadcastChannel('lagra-session');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  stranger.postMessage({ type: 'profile', user: { name: 'Astrid' } });
  here.tabs.tellProfile(user);
  expect(await there.next).toEqual(user);
  stranger.close();
});
